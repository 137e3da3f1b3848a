import { weekdayOf } from '@barnum/rules/dates/days';
import { weekdayNames } from '@barnum/rules/dates/format-dates';
import { weekdaysFromMonday } from '@barnum/rules/dates/opening-hours';
import { monthInWords } from '@barnum/rules/money/figures/figure-periods';
import { hiresInWords, parkSentences, partInWords } from '@barnum/rules/money/figures/park-words';
import figures from './figures.module.css';
import { FiguresSection, Folded } from './figures-section.tsx';
import styles from './occupation.module.css';
import type { ParkDay } from './park-queries.ts';

/** Months that are shown of a period, the last ones. */
const monthsShown = 12;

/** The occupation of the park, day by day: a calendar of each month, which is its own table. */
export function Occupation({ days }: { days: readonly ParkDay[] }) {
  const months = [...new Set(days.map(({ jour }) => jour.slice(0, 7)))].slice(-monthsShown);
  return (
    <FiguresSection id="occupation" title="Calendrier d’occupation" about={parkSentences.occupation}>
      <Folded of="tous les mois" isLong={months.length > 2}>
        <div className={figures.months}>
          {months.map((month) => (
            <Month key={month} month={month} days={days.filter(({ jour }) => jour.startsWith(month))} />
          ))}
        </div>
      </Folded>
    </FiguresSection>
  );
}

function Month({ month, days }: { month: string; days: readonly ParkDay[] }) {
  return (
    <table className={styles.month}>
      <caption>{monthInWords(month)}</caption>
      <thead>
        <tr>
          {weekdaysFromMonday.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayNames[weekday]}>
              {weekdayNames[weekday]?.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week.find((day) => day !== null)?.jour}>
            {week.map((day, index) => (
              <DayCell key={day?.jour ?? `vide ${index}`} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day }: { day: ParkDay | null }) {
  if (day === null) return <td />;
  const { jour, part, locations, ferme } = day;
  const filled = `${Math.round((part ?? 0) * 100)}%`;
  return (
    <td className={styles.day} style={{ backgroundSize: `100% ${filled}` }}>
      <span className={styles.number}>{Number(jour.slice(8))}</span>
      <span className={styles.part}>{ferme && locations === 0 ? 'fermé' : partInWords(part)}</span>
      <span className={styles.hires}>
        {locations > 0 && (
          <>
            <span aria-hidden>{locations}</span>
            <span className="visually-hidden">{hiresInWords(locations)}</span>
          </>
        )}
      </span>
    </td>
  );
}

/** Days as weeks from Monday; null where a week begins or ends beside them. */
function weeksOf(days: readonly ParkDay[]): (ParkDay | null)[][] {
  const before = days[0] ? (weekdayOf(days[0].jour) + 6) % 7 : 0;
  const cells = [...Array<null>(before).fill(null), ...days];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_cell, day) => cells[7 * week + day] ?? null),
  );
}
