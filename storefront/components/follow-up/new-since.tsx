import styles from './new-since.module.css';

/** Marks what came after the visit before; nothing at the first visit. */
export function NewSince({ id, lastSeen }: { id: number; lastSeen: number | undefined }) {
  return <NewMark isNew={lastSeen !== undefined && id > lastSeen} />;
}

/** The mark of what is new. */
export function NewMark({ isNew }: { isNew: boolean }) {
  if (!isNew) return null;
  return (
    <>
      {' '}
      <span className={styles.mark}>Nouveau</span>
    </>
  );
}
