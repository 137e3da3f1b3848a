import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { PageHead } from './page-head.tsx';
import styles from './text-page.module.css';

/** A page to read: title, then text in a narrow measure. */
export function TextPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Container className={styles.body}>{children}</Container>
    </>
  );
}
