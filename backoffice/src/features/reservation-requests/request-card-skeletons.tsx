import styles from './request-card.module.css';

const shown = ['first', 'second', 'third', 'fourth'];

/** Cards of the final size while the requests load. */
export function RequestCardSkeletons() {
  return (
    <div className={styles.skeletons} role="status">
      <span className="visually-hidden">Chargement des demandes…</span>
      {shown.map((key) => (
        <div key={key} className={`${styles.card} ${styles.skeleton}`} aria-hidden="true">
          <div className={styles.day}>
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
          <div className={styles.who}>
            <span className={styles.bar} />
          </div>
          <div className={styles.facts}>
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
          <div className={styles.contact}>
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
          <div className={styles.actions} />
        </div>
      ))}
    </div>
  );
}
