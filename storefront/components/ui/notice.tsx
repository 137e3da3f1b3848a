import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { CircleAlert, CircleCheck, CircleInfo } from './icons.tsx';
import styles from './notice.module.css';

interface Props {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  /** Screen readers read it as soon as it appears; for what happens after the page has loaded. */
  announce?: boolean;
  children?: ReactNode;
}

const icons = { info: CircleInfo, success: CircleCheck, warning: CircleAlert, danger: CircleAlert } as const;

/** A highlighted message to the visitor. */
export function Notice({ tone = 'info', title, announce, children }: Props) {
  const Icon = icons[tone];
  return (
    <div className={classNames(styles.notice, styles[tone])} role={announce ? 'alert' : undefined}>
      <Icon className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
