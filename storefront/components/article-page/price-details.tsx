import { type Rate, rateInWords, rentInWords } from '@barnum/rules/money/price-in-words';
import { useVisitorDates } from '../availability/visitor-dates.tsx';
import styles from './price-details.module.css';

/** How the price of the visitor's days comes about; without days, how it grows with them. */
export function PriceDetails(rate: Rate) {
  const { period, terms } = useVisitorDates();
  return (
    <details className={styles.details}>
      <summary>Comment ce prix se calcule</summary>
      <p>{period ? rentInWords(rate, period, terms) : rateInWords(rate, terms)}.</p>
    </details>
  );
}
