import { Mark } from '../lib/mark.tsx';
import styles from './full-page.module.css';

/** The page while its code loads or the session is checked; shows nothing for the first instant. */
export function Waiting({ sentence }: { sentence?: string | undefined }) {
  return (
    <main className={styles.page} aria-busy="true">
      <div className={styles.waiting}>
        <Mark className={styles.waitingMark} />
        <p className={sentence ? styles.text : 'visually-hidden'} role="status">
          {sentence ?? 'Chargement…'}
        </p>
      </div>
    </main>
  );
}
