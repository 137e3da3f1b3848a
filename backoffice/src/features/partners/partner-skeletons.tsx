import styles from './partners-page.module.css';

const shown = ['first', 'second', 'third', 'fourth'];

/** Cards of the final size while the partners load. */
export function PartnerSkeletons() {
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">Chargement des partenaires…</span>
      {shown.map((key) => (
        <div key={key} className={styles.skeleton} aria-hidden="true" />
      ))}
    </div>
  );
}
