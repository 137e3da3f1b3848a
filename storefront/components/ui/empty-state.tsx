import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
}

/** Shown in place of an empty list: a small drawing, one sentence, and what to do next. */
export function EmptyState({ title, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <FoldedMarquee />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}

function FoldedMarquee() {
  return (
    <svg viewBox="0 0 200 120" className={styles.drawing} aria-hidden="true">
      <ellipse cx="104" cy="108" rx="86" ry="8" fill="#e9dfcb" />
      <path d="M56 54v52M144 54v52" stroke="#b9a682" strokeWidth="4" strokeLinecap="round" />
      <path d="M100 12 40 48h120z" fill="#fffdf8" stroke="#dccdb2" strokeWidth="2" strokeLinejoin="round" />
      <path d="M100 12 86 48h74z" fill="#f3ead9" />
      <path
        d="M40 48h120v6a10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0z"
        fill="var(--sea)"
      />
      <path d="M100 12V3l12 4-12 4" fill="var(--buoy)" stroke="var(--buoy)" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
