import { formatCents } from '@barnum/rules/prices/amounts';
import { weekendRent } from '@barnum/rules/prices/price-in-words';
import { type PricedArticle, rateOf } from '../../lib/rate-of.ts';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';
import styles from './price.module.css';

/** What a week-end of an article hired by the day costs. Where the visitor's days are known, only its place is left. */
export function WeekendPrice({ article }: { article: PricedArticle }) {
  const { period, terms } = useVisitorDates();
  if (article.unite !== 'journee') return null;
  const rent = formatCents(weekendRent(rateOf(article), terms));
  return <span className={styles.weekend}>{period ? '\u00a0' : `${rent} le week-end`}</span>;
}
