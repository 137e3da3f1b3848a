import { weekdayOf } from '@barnum/rules/dates/days';
import { type CSSProperties, Fragment, type ReactNode, useEffect, useRef } from 'react';
import styles from './day-table.module.css';

interface Props<Row> {
  label: string;
  /** Each day is a column, `2026-07-12`. */
  days: readonly string[];
  today: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  categoryOf: (row: Row) => string;
  /** What heads the column of a day. */
  renderDay: (day: string, index: number) => ReactNode;
  /** The lines of an article, which begin with its `ArticleHeading`. */
  renderRow: (row: Row) => ReactNode;
  className?: string | undefined;
  style?: CSSProperties;
}

/** Articles by category against days: names and days stay in view while it scrolls. */
export function DayTable<Row>(props: Props<Row>) {
  const { label, days, today, rows, keyOf, categoryOf, renderDay, renderRow, className, style } = props;
  const categories = [...new Set(rows.map(categoryOf))];
  const scroller = useRef<HTMLElement>(null);
  const first = days[0];
  // When not all days fit: scrolls to today, or to the first day of another period.
  useEffect(() => {
    const current = scroller.current?.querySelector<HTMLElement>('[aria-current="date"]');
    scroller.current?.scrollTo({ left: first && current ? current.offsetLeft - scroller.current.clientWidth / 2 : 0 });
  }, [first]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scroller} className={styles.scroller} style={style} aria-label={label} tabIndex={0}>
      <table className={`${styles.table} ${className ?? ''}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Article
            </th>
            {days.map((day, index) => (
              <th
                key={day}
                scope="col"
                className={dayClassName(day, today)}
                aria-current={day === today ? 'date' : undefined}
              >
                {renderDay(day, index)}
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
              .filter((row) => categoryOf(row) === categorie)
              .map((row) => (
                <Fragment key={keyOf(row)}>{renderRow(row)}</Fragment>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** The class of a day's cells: week-ends and today look different. */
export function dayClassName(day: string, today: string): string {
  return [styles.day, weekdayOf(day) % 6 === 0 && styles.weekend, day === today && styles.today]
    .filter(Boolean)
    .join(' ');
}

/** The name of an article at the head of its lines, and what is to be known of it. */
export function ArticleHeading({ lines = 1, about, children }: { lines?: number; about: string; children: ReactNode }) {
  return (
    <th scope="row" rowSpan={lines} className={styles.article}>
      {children}
      <span className={styles.about}>{about}</span>
    </th>
  );
}
