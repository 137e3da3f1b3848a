import { DeleteOutlined, StarFilled } from '@ant-design/icons';
import { Button } from 'antd';
import type { ArticleImage } from '../article-detail.ts';
import { ImageDescription } from '../pictures/image-description.tsx';
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
        {!primary && (
          <Button
            size="small"
            loading={isChoosing}
            onClick={onChoose}
            aria-label={`Définir comme principale : ${name}`}
          >
            Définir comme principale
          </Button>
        )}
        <Button
          size="small"
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          loading={isDeleting}
          onClick={onDelete}
          aria-label={`Supprimer : ${name}`}
        >
          Supprimer
        </Button>
      </div>
    </li>
  );
}

// A picture that was just uploaded has no renditions yet.
function sourceSet({ renditions }: ArticleImage['picture']): string | undefined {
  const sources = renditions.filter(({ format }) => format === 'webp').map(({ url, width }) => `${url} ${width}w`);
  return sources.length === 0 ? undefined : sources.join(', ');
}
