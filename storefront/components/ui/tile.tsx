import { defaultPictures } from '@barnum/rules/limits';
import { unbroken } from '@barnum/rules/text/french';
import { classNames } from '../../lib/class-names.ts';
import styles from './tile.module.css';

interface Props {
  nom: string;
  className?: string | undefined;
}

/** What stands for an article without a picture: its name, on the ground of `/default-article.jpg`. */
export function Tile({ nom, className }: Props) {
  // The name stands beside it, too.
  return (
    <span className={classNames(styles.tile, className)} aria-hidden="true">
      <img src={defaultPictures.article} alt="" width={1600} height={1200} loading="lazy" decoding="async" />
      <span className={styles.name}>{unbroken(nom)}</span>
    </span>
  );
}
