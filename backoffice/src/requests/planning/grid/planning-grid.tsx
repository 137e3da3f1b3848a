import { weekdayOf } from '@barnum/rules/dates/days';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { eachDay } from '@barnum/rules/dates/period';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { ArticleHeading, DayTable, dayClassName } from '../../../components/day-table/day-table.tsx';
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
  return (
    <DayTable
      label={viewTitle(view)}
      days={eachDay(view)}
      today={today}
      rows={rows}
      keyOf={({ key }) => key}
      categoryOf={({ categorie }) => categorie}
      className={`${styles.table} ${styles[view.vue === 'semaine' ? 'semaine' : 'mois']}`}
      style={{ '--print-scale': printScale(rows) } as CSSProperties}
      renderDay={(day) => (
        <Link
          className={styles.heading}
          to={paths.adminPreparationOf(day)}
          title={`${formatWeekdayDate(day)}\u00a0: feuille de préparation`}
        >
          <span className={styles.weekday} aria-hidden>
            {weekdays[weekdayOf(day)]?.slice(0, view.vue === 'semaine' ? 4 : 1)}
          </span>
          <span className={styles.number} aria-hidden>
            {Number(day.slice(8))}
          </span>
          <span className="visually-hidden">{formatWeekdayDate(day)} : feuille de préparation</span>
        </Link>
      )}
      renderRow={(row) => <Lines row={row} view={view} today={today} />}
    />
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

function Lines({ row, view, today }: { row: PlanningRow; view: PlanningView; today: string }) {
  return (
    <>
      <tr className={styles.counts}>
        <ArticleHeading
          lines={row.lanes.length + 1}
          about={row.stock === null ? 'stock illimité' : `${formatNumber(row.stock)} en stock`}
        >
          {unbroken(row.nom)}
        </ArticleHeading>
        {row.days.map((count) => (
          <td key={count.day} className={dayClassName(count.day, today)}>
            <PlanningCount count={count} isWide={view.vue === 'semaine'} />
          </td>
        ))}
      </tr>
      {row.lanes.map((lane) => (
        <tr key={lane[0]?.request.id}>
          {laneCells(lane, view, row.lanes).map((cell) => (
            <td
              key={`${cell.kind} ${cell.day}`}
              colSpan={cell.span}
              className={cell.kind === 'free' ? dayClassName(cell.day, today) : styles.taken}
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
