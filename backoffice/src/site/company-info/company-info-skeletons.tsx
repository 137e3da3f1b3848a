import styles from './company-info-tab.module.css';

const shown = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Empty rows of the final size, shown while the information loads. */
export function CompanyInfoSkeletons() {
  return (
    <div className={styles.rows} role="status">
      <span className="visually-hidden">Chargement des informations…</span>
      {shown.map((key) => (
        <div key={key} className={styles.skeleton} aria-hidden="true" />
      ))}
    </div>
  );
}
