import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
}

/** Shown in place of an empty list: a small picture, one sentence, and what to do next. */
export function EmptyState({ title, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <img className={styles.picture} src="/empty-400.webp" width={400} height={300} alt="" />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
