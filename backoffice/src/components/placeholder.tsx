import type { ReactNode } from 'react';
import { Mark } from '../lib/mark.tsx';
import styles from './placeholder.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** 'alert' announces a failure at once. */
  role?: 'alert';
  action?: ReactNode;
}

/** Shown in place of a list that is empty or could not be read. */
export function Placeholder({ title, children, role, action }: Props) {
  return (
    <div className={styles.message} role={role}>
      <Mark className={styles.mark} />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
