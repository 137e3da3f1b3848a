import { PictureOutlined } from '@ant-design/icons';
import styles from './thumbnail.module.css';

interface Picture {
  renditions: readonly { url: string }[];
}

/** A small picture beside a record's name, decorative; an icon when there is none. */
export function Thumbnail({ picture }: { picture: Picture | null | undefined }) {
  const [smallest] = picture?.renditions ?? [];
  if (!smallest) {
    return (
      <span className={styles.none}>
        <PictureOutlined aria-hidden />
      </span>
    );
  }
  return <img className={styles.picture} src={smallest.url} alt="" width={64} height={48} loading="lazy" />;
}
