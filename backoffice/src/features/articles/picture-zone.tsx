import { PictureOutlined } from '@ant-design/icons';
import { type DragEvent, useEffect, useState } from 'react';
import styles from './picture-zone.module.css';

interface Props {
  onFiles: (files: readonly File[]) => void;
  isDisabled: boolean;
}

const accepted = 'image/jpeg,image/png,image/gif,image/webp';

/** Takes pictures that are picked, dropped on it, or pasted anywhere on the page. */
export function PictureZone({ onFiles, isDisabled }: Props) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (isDisabled) return;
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles, isDisabled]);

  function hover(event: DragEvent) {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) onFiles([...event.dataTransfer.files]);
  }

  return (
    <label
      className={isOver ? styles.over : styles.zone}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <PictureOutlined className={styles.icon} aria-hidden />
      <span className={styles.title}>Ajouter des images</span>
      <span className={styles.hint}>
        Choisissez, déposez ou collez : JPEG, PNG, GIF ou WebP, 5 Mo au plus par image.
      </span>
      <input
        className="visually-hidden"
        type="file"
        multiple
        accept={accepted}
        disabled={isDisabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be picked once more.
          event.target.value = '';
        }}
      />
    </label>
  );
}
