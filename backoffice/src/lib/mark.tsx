import styles from './mark.module.css';

/** The logo, a small marquee in the text's colour, as on the storefront. */
export function Mark({ className = '' }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.mark} ${className}`} viewBox="0 0 40 36" aria-hidden="true" focusable="false">
      <path d="M20 5v-4l6 2-6 2" className={styles.flag} />
      <path d="M20 5 3 17h34z" className={styles.roof} />
      <path
        d="M3 17h34v2.5a4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0z"
        className={styles.valance}
      />
      <path d="M6 23v12M34 23v12" className={styles.pole} />
    </svg>
  );
}
