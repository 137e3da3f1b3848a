import styles from './testimonials-page.module.css';

const shown = ['first', 'second', 'third', 'fourth'];

/** Cards of the final size while the testimonials load. */
export function TestimonialSkeletons() {
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">Chargement des témoignages…</span>
      {shown.map((key) => (
        <div key={key} className={styles.skeleton} aria-hidden="true" />
      ))}
    </div>
  );
}
