import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  /** By which `openFold` finds it. */
  id?: string;
  title: string;
  /** Where it stands, in a few words. */
  said: ReactNode;
  /** In euros, formatted. */
  amount?: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A line that says where something stands, and opens in place. */
export function Fold({ id, title, said, amount, isOpen = false, children }: Props) {
  return (
    <details id={id} className={styles.fold} open={isOpen}>
      <summary className={styles.line}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.said}>{said}</span>
        {amount && <span className={styles.amount}>{amount}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Opens the line of this id, and leads there. */
export function openFold(id: string): void {
  const fold = document.getElementById(id);
  if (!(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  fold.scrollIntoView({ block: 'nearest' });
  fold.querySelector('summary')?.focus({ preventScroll: true });
}
