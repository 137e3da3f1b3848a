import type { ReactNode } from 'react';
import styles from './waiting-line.module.css';

interface Props {
  /** Name, with date or number. */
  who: ReactNode;
  /** What it is about. */
  children: ReactNode;
  action: ReactNode;
}

/** Something that waits for somebody: a line of a list, with its one act beside it. */
export function WaitingLine({ who, children, action }: Props) {
  return (
    <li className={styles.line}>
      <div className={styles.about}>
        <p className={styles.who}>{who}</p>
        <p className={styles.what}>{children}</p>
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}
