import styles from './article-table-skeleton.module.css';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Empty rows of the final height, shown while the articles load. */
export function ArticleTableSkeleton() {
  return (
    <div className={styles.table} role="status">
      <span className="visually-hidden">Chargement des articles…</span>
      {rows.map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <div className={styles.picture} />
          <div className={styles.words}>
            <div className={styles.bar} style={{ width: 180 }} />
            <div className={styles.bar} style={{ width: '70%' }} />
          </div>
        </div>
      ))}
    </div>
  );
}
