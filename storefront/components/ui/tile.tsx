import { classNames } from '../../lib/class-names.ts';
import styles from './tile.module.css';

const tints = [styles.sea, styles.sand, styles.heather, styles.moss, styles.buoy, styles.amber];

interface Props {
  nom: string;
  /** Null for an article without a category. */
  categoryId: number | null;
  className?: string | undefined;
}

/** What stands for an article without a picture: its name, on the tint of its category. */
export function Tile({ nom, categoryId, className }: Props) {
  // The name stands beside it, too.
  return (
    <span className={classNames(styles.tile, tints[(categoryId ?? 0) % tints.length], className)} aria-hidden="true">
      <span className={styles.name}>{nom}</span>
    </span>
  );
}
