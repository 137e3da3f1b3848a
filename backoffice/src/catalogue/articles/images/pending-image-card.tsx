import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { limits } from '@barnum/rules/limits';
import { withDe } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button, Input, Progress } from 'antd';
import { useId } from 'react';
import { ImageCard } from './image-card.tsx';
import { ImageFailure } from './image-failure.tsx';
import styles from './pending-image-card.module.css';
import type { PendingImage } from './use-pending-images.ts';

interface Props {
  image: PendingImage;
  isPrimary: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDisabled: boolean;
  onAltImage: (text: string) => void;
  onChoose: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** An image that is uploaded when the article is saved. */
export function PendingImageCard({ image, isPrimary, isDisabled, ...props }: Props) {
  const id = useId();
  const { file, preview, bytes, altImage, progress, failure } = image;
  const { name } = file;

  return (
    <ImageCard
      name={name}
      src={preview}
      alt={altImage}
      badge={isPrimary && 'Principale'}
      actions={
        <>
          {!isPrimary && (
            <Button size="small" onClick={props.onChoose} aria-label={`Définir comme principale : ${name}`}>
              Définir comme principale
            </Button>
          )}
          <span className={styles.together}>
            <Button
              size="small"
              type="text"
              icon={<ArrowUpOutlined aria-hidden />}
              disabled={isDisabled}
              // aria-disabled rather than disabled: it keeps the focus when the image reaches the end of the list.
              aria-disabled={props.isFirst}
              className={props.isFirst ? (styles.useless ?? '') : ''}
              onClick={() => !props.isFirst && props.onMove(-1)}
              aria-label={`Monter ${name}`}
              title="Monter"
            />
            <Button
              size="small"
              type="text"
              icon={<ArrowDownOutlined aria-hidden />}
              disabled={isDisabled}
              aria-disabled={props.isLast}
              className={props.isLast ? (styles.useless ?? '') : ''}
              onClick={() => !props.isLast && props.onMove(1)}
              aria-label={`Descendre ${name}`}
              title="Descendre"
            />
            <Button size="small" type="text" danger onClick={props.onRemove} aria-label={`Retirer ${name}`}>
              Retirer
            </Button>
          </span>
        </>
      }
    >
      <p className={styles.file} title={name}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.size}>{bytes === null ? 'Préparation…' : fileSize(bytes)}</span>
      </p>
      {failure !== null && <ImageFailure sentence={failure} />}
      {progress === null ? (
        <div>
          <label className={styles.label} htmlFor={id}>
            Texte de remplacement
          </label>
          <Input
            id={id}
            size="small"
            maxLength={limits.nom}
            placeholder="Ce que montre l’image"
            value={altImage}
            onChange={(event) => props.onAltImage(event.target.value)}
          />
        </div>
      ) : (
        <Progress percent={Math.round(progress * 100)} size="small" aria-label={`Envoi ${withDe(name)}`} />
      )}
    </ImageCard>
  );
}

function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.ceil(kilobytes)} ko`;
  return `${formatNumber(Math.round((kilobytes / 1024) * 10) / 10)} Mo`;
}
