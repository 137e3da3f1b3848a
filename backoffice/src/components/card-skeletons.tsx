import styles from './card-skeletons.module.css';

interface Props {
  /** For screen readers: `Chargement des partenaires…`. */
  sentence: string;
  /** Height of one card, in pixels. */
  height: number;
  /** The layout of the real cards. */
  className: string | undefined;
}

const shown = ['first', 'second', 'third', 'fourth'];

/** Empty cards of the final size, shown while a list loads. */
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
