import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { type Closings, isClosed } from '@barnum/rules/dates/closed-days';
import type { DaySpan } from '@barnum/rules/dates/day-spans';
import { addDays, weekdayOf } from '@barnum/rules/dates/days';
import { formatWeekdayDate, monthNames, weekdayNames } from '@barnum/rules/dates/format-dates';
import { weekdaysFromMonday } from '@barnum/rules/dates/opening-hours';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './month-calendar.module.css';

interface Props {
  /** The days that are marked as closed. */
  closings: Closings;
  onChoose: (span: DaySpan) => void;
}

/** A month in which two clicks choose a period, from its first day to its last; twice the same day is that day. */
export function MonthCalendar({ closings, onChoose }: Props) {
  const today = todayInParis();
  const [month, setMonth] = useState(`${today.slice(0, 7)}-01`);
  const [begun, setBegun] = useState<string | null>(null);
  const title = `${monthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

  function choose(day: string) {
    if (begun === null) return setBegun(day);
    setBegun(null);
    onChoose(day < begun ? { first: day, last: begun } : { first: begun, last: day });
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Button
          type="text"
          icon={<LeftOutlined />}
          aria-label="Mois précédent"
          onClick={() => setMonth(firstOfMonth(addDays(month, -1)))}
        />
        <span className={styles.title} aria-live="polite">
          {title}
        </span>
        <Button
          type="text"
          icon={<RightOutlined />}
          aria-label="Mois suivant"
          onClick={() => setMonth(firstOfMonth(addDays(month, 31)))}
        />
      </div>
      <div className={styles.grid}>
        {weekdaysFromMonday.map((weekday) => (
          <span key={weekday} className={styles.weekday} aria-hidden="true">
            {weekdayNames[weekday]?.slice(0, 2)}
          </span>
        ))}
        {daysOfMonth(month).map((day, index) => {
          const closed = isClosed(day, closings);
          return (
            <button
              key={day}
              type="button"
              className={styles.day}
              style={index === 0 ? { gridColumnStart: weekdaysFromMonday.indexOf(weekdayOf(day)) + 1 } : undefined}
              data-closed={closed}
              data-begun={day === begun}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => choose(day)}
            >
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              <span className="visually-hidden">
                {formatWeekdayDate(day)}
                {closed && ', fermé'}
              </span>
            </button>
          );
        })}
      </div>
      <p className={styles.hint} aria-live="polite">
        {begun === null
          ? 'Choisissez un jour, ou le premier d’une période.'
          : 'Choisissez le dernier jour ; le même pour ce jour seul.'}
      </p>
    </div>
  );
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function daysOfMonth(month: string): string[] {
  return Array.from({ length: 31 }, (_, index) => addDays(month, index)).filter(
    (day) => day.slice(0, 7) === month.slice(0, 7),
  );
}
