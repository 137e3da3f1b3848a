import type { ReactNode } from 'react';
import styles from './next-bar.module.css';

interface Props {
  /** The button of the next act; none where nothing is to be done for now. */
  children?: ReactNode;
  /** What else can be done. */
  others: ReactNode;
}

/** The one next act of a record, and its other acts; on a phone in a bar at the thumb. */
export function NextBar({ children, others }: Props) {
  return (
    <div className={children ? `${styles.bar} ${styles.acting}` : styles.bar}>
      {children && <div className={styles.act}>{children}</div>}
      {others}
    </div>
  );
}
