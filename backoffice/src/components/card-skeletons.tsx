import styles from './card-skeletons.module.css';

interface Props {
  /** What is told to those who do not see it: `Chargement des partenaires…`. */
  sentence: string;
  /** Pixels of one card. */
  height: number;
  /** Lays them out as the cards will be. */
  className: string | undefined;
}

const shown = ['first', 'second', 'third', 'fourth'];

/** Cards of the final size while a list loads. */
export function CardSkeletons({ sentence, height, className }: Props) {
  return (
    <div className={className} role="status">
      <span className="visually-hidden">{sentence}</span>
      {shown.map((key) => (
        <div key={key} className={styles.card} style={{ minHeight: height }} aria-hidden="true" />
      ))}
    </div>
  );
}
