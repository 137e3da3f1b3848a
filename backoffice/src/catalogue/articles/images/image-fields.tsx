import { Alert } from 'antd';
import { useRef } from 'react';
import { refusalLines } from '../../../lib/pictures/picture-refusal.ts';
import type { SavedImage } from '../edited-article.ts';
import styles from './image-fields.module.css';
import { ImageZone } from './image-zone.tsx';
import { PendingImageCard } from './pending-image-card.tsx';
import { SavedImageCard } from './saved-image-card.tsx';
import type { PendingImages } from './use-pending-images.ts';

interface Props {
  saved: readonly SavedImage[];
  pending: PendingImages;
  isDisabled: boolean;
}

/** The images of the article, saved and pending, and the zone to add more. */
export function ImageFields({ saved, pending, isDisabled }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { images, refusals, primaryKey, add } = pending;
  // In a new article, the first image is the primary one unless another is chosen.
  const nextPrimary = primaryKey ?? (saved.length === 0 ? images[0]?.key : undefined);
  const focusList = () => list.current?.focus();

  return (
    <div className={styles.images}>
      <ImageZone onFiles={add} isDisabled={isDisabled} />
      <div role="alert" className={styles.refusals}>
        {refusalLines(refusals).map((line) => (
          <Alert key={line} type="error" showIcon message={line} role="presentation" />
        ))}
      </div>
      {saved.length + images.length > 0 && (
        <ul className={styles.list} ref={list} tabIndex={-1} aria-label="Images de l’article">
          {saved.map((image, index) => (
            <SavedImageCard
              key={image.id}
              image={image}
              name={`Image ${index + 1}`}
              isPrimary={image.primary && nextPrimary === undefined}
              onChoose={() => pending.choosePrimary(null)}
              onDeleted={focusList}
            />
          ))}
          {images.map((image, index) => (
            <PendingImageCard
              key={image.key}
              image={image}
              isPrimary={image.key === nextPrimary}
              isFirst={index === 0}
              isLast={index === images.length - 1}
              isDisabled={isDisabled}
              onAltImage={(altImage) => pending.change(image.key, { altImage })}
              onChoose={() => pending.choosePrimary(image.key)}
              onMove={(by) => pending.move(image.key, by)}
              onRemove={() => {
                focusList();
                pending.remove(image.key);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
