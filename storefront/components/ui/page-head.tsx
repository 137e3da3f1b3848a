import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './page-head.module.css';

/** A page's h1, with one sentence below it. */
export function PageHead({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
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
