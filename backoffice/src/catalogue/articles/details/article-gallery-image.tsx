import { StarFilled } from '@ant-design/icons';
import type { ArticleImage } from '../article-detail.ts';
import { ImageActions } from '../images/image-actions.tsx';
import { ImageDescription } from '../images/image-description.tsx';
import styles from './article-gallery.module.css';

interface Props {
  image: ArticleImage;
  /** Its accessible name. */
  name: string;
  isChoosing: boolean;
  isDeleting: boolean;
  onChoose: () => void;
  onDelete: () => void;
}

export function ArticleGalleryImage({ image, name, isChoosing, isDeleting, onChoose, onDelete }: Props) {
  const { picture, altImage, primary } = image;
  return (
    <li className={styles.image}>
      <div className={styles.box}>
        <a href={picture.url} target="_blank" rel="noopener" aria-label={`Ouvrir en grand : ${name}`}>
          <img
            className={styles.picture}
            src={picture.url}
            srcSet={sourceSet(picture)}
            sizes="(max-width: 991px) 92vw, 440px"
            width={picture.width}
            height={picture.height}
            alt={altImage ?? ''}
            loading="lazy"
          />
        </a>
        {primary && (
          <span className={styles.primary}>
            <StarFilled aria-hidden /> Principale
          </span>
        )}
      </div>
      <ImageDescription image={image} name={name} />
      <div className={styles.actions}>
        <ImageActions
          name={name}
          isPrimary={primary}
          isChoosing={isChoosing}
          isDeleting={isDeleting}
          onChoose={onChoose}
          onDelete={onDelete}
        />
      </div>
    </li>
  );
}

// A picture that was just uploaded has no renditions yet.
function sourceSet({ renditions }: ArticleImage['picture']): string | undefined {
  const sources = renditions.filter(({ format }) => format === 'webp').map(({ url, width }) => `${url} ${width}w`);
  return sources.length === 0 ? undefined : sources.join(', ');
}
