import type { InboxOutlined } from '@ant-design/icons';
import type { StockLevel } from '@barnum/rules/catalogue/articles/articles';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface Props {
  /** 'waiting': for somebody else's answer; 'out': with a customer. */
  tone: StockLevel | 'neutral' | 'waiting' | 'out';
  /** Tells what has the same colour apart. */
  Icon?: typeof InboxOutlined;
  children: ReactNode;
}

/** The state of a record. The text carries the meaning; colour and icon only help to spot it. */
export function Badge({ tone, Icon, children }: Props) {
  const look = `${styles.badge} ${styles[tone]}`;
  if (Icon === undefined) return <span className={look}>{children}</span>;
  return (
    <span className={`${look} ${styles.signed}`}>
      <Icon aria-hidden /> <span>{children}</span>
    </span>
  );
}
