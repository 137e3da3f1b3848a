import { defaultPictures } from '@barnum/rules/limits';
import styles from './thumbnail.module.css';

interface Picture {
  renditions: readonly { url: string }[];
}

/** A small picture beside an article's name, decorative; the quiet ground of the site where there is none. */
export function Thumbnail({ picture }: { picture: Picture | null | undefined }) {
  const [smallest] = picture?.renditions ?? [];
  const address = smallest?.url ?? defaultPictures.article;
  return <img className={styles.picture} src={address} alt="" width={64} height={48} loading="lazy" />;
}
