import { weekdayOf } from '@barnum/rules/dates/days';
import { formatWeekdayDate, monthNames, weekdayNames } from '@barnum/rules/dates/format-dates';
import { weekdaysFromMonday } from '@barnum/rules/dates/opening-hours';
import type { Period } from '@barnum/rules/dates/period';
import styles from './article-months.module.css';
import { DayMark } from './day-mark.tsx';
import { occupationInWords } from './occupation-in-words.ts';
import type { DayOfStock } from './stock-calendar.ts';

interface Props {
  days: readonly DayOfStock[];
  chosen: Period | null;
  today: string;
  onChoose: (chosen: Period) => void;
}

/** The days of an article by months: one click chooses a day, the next one the last day of a period. */
export function ArticleMonths({ days, chosen, today, onChoose }: Props) {
  const months = [...new Set(days.map(({ jour }) => jour.slice(0, 7)))];

  function choose(jour: string) {
    const isSecond = chosen !== null && chosen.debut === chosen.fin && jour > chosen.debut;
    onChoose(isSecond ? { debut: chosen.debut, fin: jour } : { debut: jour, fin: jour });
  }

  return (
    <div className={styles.months}>
      {months.map((month) => (
        <section key={month} aria-label={monthTitle(month)}>
          <h3 className={styles.title}>{monthTitle(month)}</h3>
          <div className={styles.grid}>
            {weekdaysFromMonday.map((weekday) => (
              <span key={weekday} className={styles.weekday} aria-hidden>
                {weekdayNames[weekday]?.slice(0, 3)}
              </span>
            ))}
            {days
              .filter(({ jour }) => jour.startsWith(month))
              .map((day, index) => (
                <button
                  key={day.jour}
                  type="button"
                  className={styles.day}
                  style={
                    index === 0 ? { gridColumnStart: weekdaysFromMonday.indexOf(weekdayOf(day.jour)) + 1 } : undefined
                  }
                  aria-pressed={chosen !== null && chosen.debut <= day.jour && day.jour <= chosen.fin}
                  aria-current={day.jour === today ? 'date' : undefined}
                  onClick={() => choose(day.jour)}
                >
                  <span className={styles.number} aria-hidden>
                    {Number(day.jour.slice(8))}
                  </span>
                  <DayMark day={day} />
                  <span className="visually-hidden">
                    {formatWeekdayDate(day.jour)} : {occupationInWords(day)}
                  </span>
                </button>
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function monthTitle(month: string): string {
  const name = monthNames[Number(month.slice(5)) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${month.slice(0, 4)}`;
}
