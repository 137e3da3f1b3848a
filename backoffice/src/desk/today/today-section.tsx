import { formatNumber } from '@barnum/rules/text/numbers';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './today.module.css';

interface Props<Item> {
  title: string;
  items: readonly Item[];
  totalCount: number;
  /** The list that holds those that are not shown here. */
  all?: string;
  children: (item: Item) => ReactNode;
}

/** What waits of one kind; nothing where nothing does. */
export function TodaySection<Item>({ title, items, totalCount, all, children }: Props<Item>) {
  const id = useId();
  if (items.length === 0) return null;
  const left = totalCount - items.length;
  const others = left === 1 ? 'Et une autre' : `Et ${formatNumber(left)} autres`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id} tabIndex={-1}>
        {title} <span className={styles.count}>{formatNumber(totalCount)}</span>
      </h2>
      <ul className={styles.lines}>{items.map(children)}</ul>
      {left > 0 && <p className={styles.more}>{all ? <Link to={all}>{others}</Link> : others}</p>}
    </section>
  );
}
