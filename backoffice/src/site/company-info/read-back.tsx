import styles from './read-back.module.css';

/** What visitors will read. */
export function ReadBack({ lines }: { lines: readonly string[] }) {
  return (
    <p className={styles.words} aria-live="polite">
      <span className={styles.who}>Vos visiteurs liront : </span>
      {lines.join('\n')}
    </p>
  );
}
