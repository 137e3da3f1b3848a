import type { StockLevel } from '@barnum/rules/stock';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short state of a record; its words say all, its colour helps to find it. */
export function Badge({ tone, children }: { tone: StockLevel | 'neutral'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
