import { publicUnitLabel } from '@barnum/rules/catalogue/articles/articles';
import { daysOf } from '@barnum/rules/dates/period';
import { formatCents, formatPrice } from '@barnum/rules/prices/amounts';
import { onFirstDay, pieceRent } from '@barnum/rules/prices/piece-rent';
import { rentInWords } from '@barnum/rules/prices/price-in-words';
import { classNames } from '../../lib/class-names.ts';
import { type PricedArticle, rateOf } from '../../lib/rate-of.ts';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';
import styles from './price.module.css';

interface Props {
  article: PricedArticle;
  large?: boolean;
}

/** `76,00 € / journée`; with the visitor's days the price of these, `133,00 € pour 4 jours`. */
export function Price({ article, large }: Props) {
  const { period, terms } = useVisitorDates();
  const rate = onFirstDay(rateOf(article), period);
  const { prix, unite } = rate;
  const rent = period && unite !== 'unitaire' ? pieceRent(rate, period, terms) : null;
  return (
    <span
      className={classNames(styles.price, large && styles.large)}
      title={period && rent !== null ? rentInWords(rate, period, terms) : undefined}
    >
      <span className={styles.amount}>{rent === null ? formatPrice(prix) : formatCents(rent)}</span>
      <span className={styles.unit}>
        {period && rent !== null ? ` pour ${daysInWords(daysOf(period))}` : ` / ${publicUnitLabel(unite)}`}
      </span>
    </span>
  );
}

function daysInWords(days: number): string {
  return days === 1 ? '1 jour' : `${days} jours`;
}
