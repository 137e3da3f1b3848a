import type { ReactNode } from 'react';
import { Mark } from '../lib/mark.tsx';
import { useTabTitle } from '../lib/shop.ts';
import styles from './full-page.module.css';

/** A page outside the admin layout: one text and its actions. */
export function FullPage({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  useTabTitle(title);

  return (
    <main className={styles.page}>
      <div className={styles.message}>
        <Mark className={styles.mark} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{children}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </main>
  );
}
