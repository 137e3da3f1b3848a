import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './container.module.css';

/** The page's column. `narrow` is for texts and forms. */
export function Container({
  narrow,
  className,
  children,
}: {
  narrow?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={classNames(styles.container, narrow && styles.narrow, className)}>{children}</div>;
}
