import type { ReactNode } from 'react';
import styles from './form-bar.module.css';

/** The buttons of a long form, in view below it; `isInset` where the form is a part of its screen. */
export function FormBar({ isInset = false, children }: { isInset?: boolean; children: ReactNode }) {
  return <div className={isInset ? `${styles.bar} ${styles.inset}` : styles.bar}>{children}</div>;
}
