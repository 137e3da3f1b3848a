import cardStyles from './request-card.module.css';
import styles from './request-card-skeletons.module.css';

const shown = ['first', 'second', 'third', 'fourth'];

/** Empty cards of the final size, shown while the requests load. */
export function RequestCardSkeletons() {
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">Chargement des demandes…</span>
      {shown.map((key) => (
        <div key={key} className={cardStyles.card} aria-hidden="true">
          <div className={cardStyles.who}>
            <Bars widths={[220, 130]} />
          </div>
          <div className={cardStyles.pastDay} />
          <div className={cardStyles.what}>
            <Bars widths={[90, 260]} />
          </div>
          <div className={cardStyles.where}>
            <Bars widths={[110, 160]} />
          </div>
          <div className={cardStyles.contact}>
            <Bars widths={[150, 190]} />
          </div>
          <div className={cardStyles.actions} />
        </div>
      ))}
    </div>
  );
}

function Bars({ widths }: { widths: number[] }) {
  return widths.map((width) => <div key={width} className={styles.bar} style={{ width }} />);
}
