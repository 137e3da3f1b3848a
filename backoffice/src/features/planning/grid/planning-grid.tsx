import { weekdayOf } from '@barnum/rules/dates/days';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { eachDay } from '@barnum/rules/dates/period';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { PlanningRow } from '../planning-rows.ts';
import { type PlanningView, viewTitle } from '../planning-view.ts';
import { laneCells } from './lane-cells.ts';
import { PlanningBar } from './planning-bar.tsx';
import { PlanningCount } from './planning-count.tsx';
import styles from './planning-grid.module.css';

interface Props {
  rows: readonly PlanningRow[];
  view: PlanningView;
  today: string;
}

/** The planning as a table: one row per article, one column per day, a bar from departure to return. */
export function PlanningGrid({ rows, view, today }: Props) {
  const days = eachDay(view);
  const printed = { '--print-scale': printScale(rows) } as CSSProperties;
  const categories = [...new Set(rows.map(({ categorie }) => categorie))];
  const scroller = useRef<HTMLElement>(null);
  const { debut } = view;
  // When not all days fit: scrolls to today, or to the first day of another month.
  useEffect(() => {
    const current = scroller.current?.querySelector<HTMLElement>('[aria-current="date"]');
    scroller.current?.scrollTo({ left: debut && current ? current.offsetLeft - scroller.current.clientWidth / 2 : 0 });
  }, [debut]);
  const dayClassName = (day: string) =>
    [styles.day, weekdayOf(day) % 6 === 0 && styles.weekend, day === today && styles.today].filter(Boolean).join(' ');

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scroller} className={styles.scroller} style={printed} aria-label="Planning par article" tabIndex={0}>
      <table className={`${styles.table} ${styles[view.vue]}`} aria-label={viewTitle(view)}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Article
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className={dayClassName(day)} aria-current={day === today ? 'date' : undefined}>
                <Link to={paths.adminPreparationOf(day)} title={`${formatWeekdayDate(day)} : feuille de préparation`}>
                  <span className={styles.weekday} aria-hidden>
                    {weekdays[weekdayOf(day)]?.slice(0, view.vue === 'mois' ? 1 : 4)}
                  </span>
                  <span className={styles.number} aria-hidden>
                    {Number(day.slice(8))}
                  </span>
                  <span className="visually-hidden">{formatWeekdayDate(day)} : feuille de préparation</span>
                </Link>
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
              .filter((row) => row.categorie === categorie)
              .map((row) => (
                <Lines key={row.key} row={row} view={view} dayClassName={dayClassName} />
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Lines that one sheet of A4 holds as they are printed; more are printed smaller. */
const linesOfSheet = 32;

function printScale(rows: readonly PlanningRow[]): number {
  const categories = new Set(rows.map(({ categorie }) => categorie)).size;
  // The name of an article needs two lines.
  const lines = rows.reduce((sum, { lanes }) => sum + Math.max(2, lanes.length + 1), categories + 2);
  return Math.min(1, linesOfSheet / lines);
}

const weekdays = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'];

function Lines({
  row,
  view,
  dayClassName,
}: {
  row: PlanningRow;
  view: PlanningView;
  dayClassName: (day: string) => string;
}) {
  return (
    <>
      <tr className={styles.counts}>
        <th scope="row" rowSpan={row.lanes.length + 1} className={styles.article}>
          {unbroken(row.nom)}
          <span className={styles.stock}>
            {row.stock === null ? 'stock illimité' : `${formatNumber(row.stock)} en stock`}
          </span>
        </th>
        {row.days.map((count) => (
          <td key={count.day} className={dayClassName(count.day)}>
            <PlanningCount stock={row.stock} count={count} isWide={view.vue === 'semaine'} />
          </td>
        ))}
      </tr>
      {row.lanes.map((lane) => (
        <tr key={lane[0]?.request.id}>
          {laneCells(lane, view).map((cell) => (
            <td
              key={`${cell.kind} ${cell.day}`}
              colSpan={cell.span}
              className={cell.kind === 'free' ? dayClassName(cell.day) : styles.taken}
            >
              {cell.kind === 'bar' && <PlanningBar nom={row.nom} {...cell} />}
              {cell.kind === 'cleaning' && (
                <span className={styles.cleaning}>
                  <span className="visually-hidden">remise en état</span>
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
