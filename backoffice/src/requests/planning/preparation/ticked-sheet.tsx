import { sentences } from '@barnum/rules/sentences';
import type { ReactNode } from 'react';
import styles from './day-sheet-page.module.css';

/** The parts of a sheet, under what is said of boxes that were not saved yet. */
export function TickedSheet({ waiting, children }: { waiting: number; children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      <p className={waiting > 0 ? styles.waiting : 'visually-hidden'} role="status">
        {waiting > 0 && sentences.planning.ticksWaiting(waiting)}
      </p>
      {children}
    </div>
  );
}
