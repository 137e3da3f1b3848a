import styles from './loading.module.css';

/** Says that code is loading, while what is there stays; nothing when it is not. */
export function Loading({ sentence = 'Chargement…' }: { sentence?: string | null | undefined }) {
  return (
    <p className={styles.loading} role="status">
      {sentence}
    </p>
  );
}
