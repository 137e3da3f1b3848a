import { type Period, periodInWords } from '@barnum/rules/dates/period';
import styles from './period-line.module.css';

/** The days of a request, in words. */
export function PeriodLine({ period }: { period: Period | null }) {
  return (
    <div className={styles.period} aria-live="polite">
      {period && <p className={styles.words}>{periodInWords(period)}.</p>}
    </div>
  );
}
