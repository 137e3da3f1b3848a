import { addDays } from '@barnum/rules/dates/days';
import { monthNames } from '@barnum/rules/dates/format-dates';
import { type MonthCaptionProps, useDayPicker } from 'react-day-picker';
import { dayOfLocalDate, localDate } from '../../lib/availability/local-dates.ts';
import { ChevronRight } from '../ui/icons.tsx';
import styles from './day-calendar.module.css';

/** A month's name; that of the first one is a list of all months, so that a far one is not a long way. */
export function MonthChoice({ calendarMonth, displayIndex, className }: MonthCaptionProps) {
  const { goToMonth, dayPickerProps } = useDayPicker();
  const { startMonth, endMonth } = dayPickerProps;
  const shown = monthOf(calendarMonth.date);
  if (displayIndex > 0 || !startMonth || !endMonth) return <div className={className}>{nameOf(shown)}</div>;
  return (
    <div className={className}>
      <select
        className={styles.month_select}
        aria-label="Mois"
        value={shown}
        onChange={(event) => goToMonth(localDate(`${event.target.value}-01`))}
      >
        {monthsBetween(monthOf(startMonth), monthOf(endMonth)).map((month) => (
          <option key={month} value={month}>
            {nameOf(month)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** To the month before or after. */
export function Arrow({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  return <ChevronRight className={orientation === 'left' ? styles.backwards : undefined} />;
}

/** `2027-06` */
function monthOf(date: Date): string {
  return dayOfLocalDate(date).slice(0, 7);
}

/** `juin 2027` */
function nameOf(month: string): string {
  const [year, number] = month.split('-');
  return `${monthNames[Number(number) - 1]} ${year}`;
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addDays(`${month}-01`, 31).slice(0, 7)) months.push(month);
  return months;
}
