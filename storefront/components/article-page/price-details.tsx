import { todayInParis } from '@barnum/rules/dates/paris-time';
import { rateInWords, rentInWords, seasonInWords } from '@barnum/rules/prices/price-in-words';
import { seasonsToName } from '@barnum/rules/prices/pricing-terms';
import { type PricedArticle, rateOf } from '../../lib/rate-of.ts';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';
import styles from './price-details.module.css';

/** How the price of the visitor's days comes about; without days, how it grows with them. */
export function PriceDetails({ article }: { article: PricedArticle }) {
  const rate = rateOf(article);
  const { period, terms } = useVisitorDates();
  return (
    <details className={styles.details}>
      <summary>Comment ce prix se calcule</summary>
      <p>{period ? rentInWords(rate, period, terms) : rateInWords(rate, terms)}.</p>
    </details>
  );
}

/** The seasons, now or to come, that change the prices of a category: « Été, du 1er juillet 2027 au 31 août 2027 : + 20 % ». */
export function Seasons({ categorieId = null }: { categorieId: number | null | undefined }) {
  const { saisons } = useVisitorDates().terms.tarifs;
  return seasonsToName(saisons, categorieId, todayInParis()).map((season) => (
    <p key={`${season.nom} ${season.du}`} className={styles.season}>
      {seasonInWords(season)}
    </p>
  ));
}
