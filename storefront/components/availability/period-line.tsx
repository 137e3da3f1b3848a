import { type Closings, isClosed, nearestOpenDay } from '@barnum/rules/dates/closed-days';
import { formatShortWeekday } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { type Period, periodInWords } from '@barnum/rules/dates/period';
import styles from './period-line.module.css';

interface Props {
  /** The wanted day: nothing leaves after it. */
  date: string;
  period: Period | null;
  closings: Closings;
}

/** The days of a request, and those of them on which the company is closed. */
export function PeriodLine({ date, period, closings }: Props) {
  const warnings = period ? closedDayWarnings(date, period, closings) : [];
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

function closedDayWarnings(date: string, { debut, fin }: Period, closings: Closings): string[] {
  const [before, after] = [nearestOpenDay(debut, closings, -1), nearestOpenDay(debut, closings, 1)];
  const leaving = [before, after].find((day) => day !== null && todayInParis() <= day && day <= date);
  return [
    ...(isClosed(debut, closings) ? [closedSentence(debut, 'retrait', leaving ?? null)] : []),
    ...(isClosed(fin, closings) ? [closedSentence(fin, 'retour', nearestOpenDay(fin, closings, 1))] : []),
  ];
}

function closedSentence(day: string, what: 'retrait' | 'retour', instead: string | null): string {
  const proposal = instead === null ? 'à convenir ensemble' : `plutôt le ${formatShortWeekday(instead)}`;
  return `Nous sommes fermés le ${formatShortWeekday(day)} : ${what} ${proposal}.`;
}
