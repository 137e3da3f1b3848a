import { twinIds, unitInWords } from '@barnum/rules/catalogue/articles/articles';
import { weekdayOf } from '@barnum/rules/dates/days';
import { formatWeekdayDate, monthNames, weekdayNames } from '@barnum/rules/dates/format-dates';
import { eachDay, type Period } from '@barnum/rules/dates/period';
import { paths, uncategorised } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Link } from 'react-router-dom';
import { ArticleHeading, DayTable, dayClassName } from '../../components/day-table/day-table.tsx';
import { DayMark } from './day-mark.tsx';
import { occupationInWords } from './occupation-in-words.ts';
import type { CalendarArticle, DayOfStock } from './stock-calendar.ts';
import styles from './stock-table.module.css';

interface Props {
  rows: readonly { article: CalendarArticle; days: readonly DayOfStock[] }[];
  shown: Period;
  today: string;
}

/** The days of several articles: a row each, a column a day; a day leads to that of its article. */
export function StockTable({ rows, shown, today }: Props) {
  const days = eachDay(shown);
  const twins = twinIds(rows.map(({ article }) => article));

  return (
    <DayTable
      label="Disponibilités par article"
      days={days}
      today={today}
      rows={rows}
      keyOf={({ article }) => article.id}
      categoryOf={({ article }) => article.categorie?.nom ?? uncategorised.nom}
      className={styles.table}
      renderDay={(day, index) => (
        <>
          <span className={styles.line} aria-hidden>
            {weekdayNames[weekdayOf(day)]?.slice(0, 2)}
          </span>
          <span className={styles.number} aria-hidden>
            {Number(day.slice(8))}
          </span>
          <span className={styles.line} aria-hidden>
            {index === 0 || day.endsWith('-01') ? shortMonth(day) : '\u00a0'}
          </span>
          <span className="visually-hidden">{formatWeekdayDate(day)}</span>
        </>
      )}
      renderRow={({ article, days: ofArticle }) => (
        <tr>
          <ArticleHeading about={aboutArticle(article, twins)}>
            <Link
              className={styles.name}
              to={`${paths.adminAvailability}?article=${article.id}&mois=${shown.debut.slice(0, 7)}`}
            >
              {unbroken(article.nom)}
            </Link>
          </ArticleHeading>
          {ofArticle.map((day) => (
            <td key={day.jour} className={dayClassName(day.jour, today)} title={occupationInWords(day)}>
              {/* By keyboard the article's own link leads to its days: a stop for each day would be too many. */}
              <Link
                to={paths.adminAvailabilityOf(article.id, { debut: day.jour, fin: day.jour })}
                className={styles.cell}
                tabIndex={-1}
              >
                <DayMark day={day} />
                <span className="visually-hidden">{occupationInWords(day)}</span>
              </Link>
            </td>
          ))}
        </tr>
      )}
    />
  );
}

/** « mai », « juil. », « nov. » */
function shortMonth(day: string): string {
  const name = monthNames[Number(day.slice(5, 7)) - 1] ?? '';
  return name.length <= 5 ? name : `${name.slice(0, name.startsWith('jui') ? 4 : 3)}.`;
}

function aboutArticle({ id, unite, quantite }: CalendarArticle, twins: ReadonlySet<number>): string {
  const stock = quantite === null ? 'stock illimité' : `${formatNumber(quantite)} en stock`;
  return [unitInWords(unite), stock, ...(twins.has(id) ? [`n°\u00a0${id}`] : [])].join(' · ');
}
