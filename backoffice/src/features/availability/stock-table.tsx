import { twinIds, unitInWords } from '@barnum/rules/articles';
import { weekdayOf } from '@barnum/rules/dates/days';
import { formatWeekdayDate, monthNames, weekdayNames } from '@barnum/rules/dates/format-dates';
import { eachDay, type Period } from '@barnum/rules/dates/period';
import { paths, uncategorised } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Link } from 'react-router-dom';
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
  const categoryOf = ({ categorie }: CalendarArticle) => categorie?.nom ?? uncategorised.nom;
  const categories = [...new Set(rows.map(({ article }) => categoryOf(article)))];
  const className = (day: string) =>
    [styles.day, weekdayOf(day) % 6 === 0 && styles.weekend, day === today && styles.today].filter(Boolean).join(' ');

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.scroller} aria-label="Disponibilités par article" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Article
            </th>
            {days.map((day, index) => (
              <th key={day} scope="col" className={className(day)} aria-current={day === today ? 'date' : undefined}>
                <span className={styles.weekday} aria-hidden>
                  {weekdayNames[weekdayOf(day)]?.slice(0, 2)}
                </span>
                <span className={styles.number} aria-hidden>
                  {Number(day.slice(8))}
                </span>
                <span className={styles.weekday} aria-hidden>
                  {index === 0 || day.endsWith('-01') ? shortMonth(day) : '\u00a0'}
                </span>
                <span className="visually-hidden">{formatWeekdayDate(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {categories.map((categorie) => (
          <tbody key={categorie}>
            <tr>
              <th scope="rowgroup" colSpan={days.length + 1} className={styles.category}>
                <span>{categorie}</span>
              </th>
            </tr>
            {rows
              .filter(({ article }) => categoryOf(article) === categorie)
              .map(({ article, days: ofArticle }) => (
                <tr key={article.id}>
                  <th scope="row" className={styles.article}>
                    <Link to={`${paths.adminAvailability}?article=${article.id}&mois=${shown.debut.slice(0, 7)}`}>
                      {unbroken(article.nom)}
                    </Link>
                    <span className={styles.stock}>{aboutArticle(article, twins)}</span>
                  </th>
                  {ofArticle.map((day) => (
                    <td key={day.jour} className={className(day.jour)} title={occupationInWords(day)}>
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
              ))}
          </tbody>
        ))}
      </table>
    </section>
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
