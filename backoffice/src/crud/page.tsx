import { type ReactNode, useEffect } from 'react';
import styles from './page.module.css';

/** An admin screen: its title on the page and on the browser's tab, and its content. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Barnum`;
  }, [title]);

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
