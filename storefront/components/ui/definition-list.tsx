import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

/** Terms on the left, values on the right. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export function Definition({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
