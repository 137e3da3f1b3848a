import { Alert } from 'antd';
import { useRef } from 'react';
import type { SavedImage } from '../form/edited-article.ts';
import { PendingPictureCard } from './pending-picture-card.tsx';
import styles from './picture-fields.module.css';
import { PictureZone } from './picture-zone.tsx';
import { SavedPictureCard } from './saved-picture-card.tsx';
import type { PendingPictures } from './use-pending-pictures.ts';

interface Props {
  saved: readonly SavedImage[];
  pending: PendingPictures;
  isDisabled: boolean;
}

/** The pictures of the article, saved and pending, and the zone to add more. */
export function PictureFields({ saved, pending, isDisabled }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { pictures, refusals, primaryKey, add } = pending;
  // In a new article, the first picture is the primary one unless another is chosen.
  const nextPrimary = primaryKey ?? (saved.length === 0 ? pictures[0]?.key : undefined);
  const focusList = () => list.current?.focus();

  return (
    <div className={styles.pictures}>
      <PictureZone onFiles={add} isDisabled={isDisabled} />
      <div role="alert">{refusals && <Alert type="error" showIcon message={refusals} role="presentation" />}</div>
      {saved.length + pictures.length > 0 && (
        <ul className={styles.list} ref={list} tabIndex={-1} aria-label="Images de l’article">
          {saved.map((image, index) => (
            <SavedPictureCard
              key={image.id}
              image={image}
              name={`Image ${index + 1}`}
              isPrimary={image.primary && nextPrimary === undefined}
              onChoose={() => pending.choosePrimary(null)}
              onDeleted={focusList}
            />
          ))}
          {pictures.map((picture, index) => (
            <PendingPictureCard
              key={picture.key}
              picture={picture}
              isPrimary={picture.key === nextPrimary}
              isFirst={index === 0}
              isLast={index === pictures.length - 1}
              isDisabled={isDisabled}
              onAltImage={(altImage) => pending.change(picture.key, { altImage })}
              onChoose={() => pending.choosePrimary(picture.key)}
              onMove={(by) => pending.move(picture.key, by)}
              onRemove={() => {
                focusList();
                pending.remove(picture.key);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
