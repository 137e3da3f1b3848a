import { type Closings, isClosed, nearestOpenDay } from '@barnum/rules/dates/closed-days';
import { formatShortWeekday } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { type Period, periodInWords } from '@barnum/rules/dates/period';
import styles from './period-line.module.css';

/** The chosen days, and those of them on which the company is closed. */
export function PeriodLine({ period, closings }: { period: Period | null; closings: Closings }) {
  const warnings = period ? closedDayWarnings(period, closings) : [];
  return (
    <div className={styles.period} aria-live="polite">
      {period && <p className={styles.words}>{periodInWords(period)}.</p>}
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </div>
  );
}

function closedDayWarnings({ debut, fin }: Period, closings: Closings): string[] {
  const before = nearestOpenDay(debut, closings, -1);
  const leaving = before !== null && before >= todayInParis() ? before : nearestOpenDay(debut, closings, 1);
  return [
    ...(isClosed(debut, closings) ? [closedSentence(debut, 'retrait', leaving)] : []),
    ...(isClosed(fin, closings) ? [closedSentence(fin, 'retour', nearestOpenDay(fin, closings, 1))] : []),
  ];
}

function closedSentence(day: string, what: 'retrait' | 'retour', instead: string | null): string {
  const proposal = instead === null ? 'à convenir ensemble' : `plutôt le ${formatShortWeekday(instead)}`;
  return `Nous sommes fermés le ${formatShortWeekday(day)} : ${what} ${proposal}.`;
}
