import styles from './mail-skeletons.module.css';

const shown = ['first', 'second', 'third', 'fourth'];

/** Cards of the final size while the messages load. */
export function MailSkeletons() {
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">Chargement des messages…</span>
      {shown.map((key) => (
        <div key={key} className={styles.skeleton} aria-hidden="true" />
      ))}
    </div>
  );
}
