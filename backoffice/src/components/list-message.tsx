import type { ReactNode } from 'react';
import { Mark } from '../lib/mark.tsx';
import styles from './list-message.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** A failure is announced as soon as it shows. */
  role?: 'alert';
  action?: ReactNode;
}

/** What stands in a list's place when there is nothing to list. */
export function ListMessage({ title, children, role, action }: Props) {
  return (
    <div className={styles.message} role={role}>
      <Mark className={styles.mark} />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
