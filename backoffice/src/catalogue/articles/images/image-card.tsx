import type { ReactNode } from 'react';
import styles from './image-card.module.css';

interface Props {
  name: string;
  /** Null while the file is read. */
  src: string | null;
  alt: string;
  /** A mark on the image: « Principale ». */
  badge?: ReactNode;
  /** Texts and fields below the image. */
  children?: ReactNode;
  actions: ReactNode;
}

/** An image in the article's form, saved or not. */
export function ImageCard({ name, src, alt, badge, children, actions }: Props) {
  return (
    <li className={styles.card} aria-label={name}>
      <div className={styles.box}>
        {src === null ? <span className={styles.picture} /> : <img className={styles.picture} src={src} alt={alt} />}
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <div className={styles.body}>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </li>
  );
}
