import type { StockLevel } from '@barnum/rules/articles';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** The state of a record. The text carries the meaning; the colour only helps to spot it. */
export function Badge({ tone, children }: { tone: StockLevel | 'neutral'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
