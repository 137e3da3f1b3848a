import { Mark } from '../lib/mark.tsx';
import styles from './full-page.module.css';

/** The page while its code loads or the session is checked; shows nothing for the first instant. */
export function Waiting() {
  return (
    <main className={styles.page} aria-busy="true">
      <Mark className={styles.waitingMark} />
      <p className="visually-hidden" role="status">
        Chargement…
      </p>
    </main>
  );
}
