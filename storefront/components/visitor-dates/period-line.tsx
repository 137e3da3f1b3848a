import type { RentedPeriod } from '@barnum/rules/dates/period';
import { rentalInWords } from '@barnum/rules/prices/rental-in-words';
import { wholeWords } from '@barnum/rules/text/french';
import styles from './period-line.module.css';
import { useVisitorDates } from './visitor-dates.tsx';

/** The days of a request, in words. */
export function PeriodLine({ date, period }: { date: string; period: RentedPeriod | null }) {
  const { terms } = useVisitorDates();
  return (
    <div className={styles.period} aria-live="polite">
      {period && <p className={styles.words}>{wholeWords(rentalInWords({ date, ...period }, terms))}.</p>}
    </div>
  );
}
