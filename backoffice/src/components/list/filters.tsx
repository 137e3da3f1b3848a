import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** The fields that narrow a list, side by side as long as there is room. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">Filtres</legend>
      {children}
    </fieldset>
  );
}
