import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Container } from './container.tsx';
import styles from './page-head.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Low, where what follows matters more. */
  compact?: boolean;
  children?: ReactNode;
}

/** A page's h1, with one sentence below it. */
export function PageHead({ title, lead, compact, children }: Props) {
  return (
    <div className={classNames(styles.head, compact && styles.compact)}>
      <Container className={styles.content}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </Container>
    </div>
  );
}
