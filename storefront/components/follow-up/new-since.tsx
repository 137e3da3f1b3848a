import styles from './new-since.module.css';

/** Marks what came after the visit before; nothing at the first visit. */
export function NewSince({ id, lastSeen }: { id: number; lastSeen: number | undefined }) {
  if (lastSeen === undefined || id <= lastSeen) return null;
  return (
    <>
      {' '}
      <span className={styles.mark}>Nouveau</span>
    </>
  );
}
