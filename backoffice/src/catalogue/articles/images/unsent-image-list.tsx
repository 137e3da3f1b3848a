import { sentences } from '@barnum/rules/sentences';
import { withDe } from '@barnum/rules/text/french';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { useToasts } from '../../../components/toasts.tsx';
import { ImageCard } from './image-card.tsx';
import { ImageFailure } from './image-failure.tsx';
import styles from './unsent-image-list.module.css';
import { type UnsentImage, useUnsentImages } from './unsent-images.ts';
import { uploadImage } from './upload-image.ts';

interface Props {
  articleId: number;
  /** An image is gone, with its buttons. */
  onGone: () => void;
}

/** The images that could not be sent with the article, each with the reason: to be sent again or taken off. */
export function UnsentImageList({ articleId, onGone }: Props) {
  const client = useClient();
  const toasts = useToasts();
  const { images, remove, fail } = useUnsentImages(articleId);
  const [shares, setShares] = useState<Readonly<Record<string, number>>>({});

  async function sendAgain(image: UnsentImage): Promise<void> {
    const failure = await uploadImage(client, articleId, image, {
      progress: (share) => setShares((before) => ({ ...before, [image.key]: share })),
      primaryFailed: () => toasts.error(sentences.images.primaryFailed),
    });
    setShares(({ [image.key]: _ended, ...others }) => others);
    if (failure !== null) return fail(image.key, failure);
    remove(image.key);
    onGone();
  }

  if (images.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Images qui n’ont pas été envoyées">
      {images.map((image) => {
        const share = shares[image.key];
        const { name } = image.file;
        return (
          <ImageCard
            key={image.key}
            name={name}
            src={image.preview}
            alt={image.altImage}
            actions={
              <>
                <Button
                  size="small"
                  loading={share !== undefined}
                  onClick={() => void sendAgain(image)}
                  aria-label={`Réessayer : ${name}`}
                >
                  Réessayer
                </Button>
                <Button
                  size="small"
                  type="text"
                  danger
                  disabled={share !== undefined}
                  onClick={() => {
                    remove(image.key);
                    onGone();
                  }}
                  aria-label={`Retirer ${name}`}
                >
                  Retirer
                </Button>
              </>
            }
          >
            {share === undefined ? (
              <ImageFailure sentence={image.failure} />
            ) : (
              <Progress percent={Math.round(share * 100)} size="small" aria-label={`Envoi ${withDe(name)}`} />
            )}
          </ImageCard>
        );
      })}
    </ul>
  );
}
