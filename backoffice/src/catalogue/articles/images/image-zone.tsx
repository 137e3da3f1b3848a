import { PictureOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import styles from './image-zone.module.css';

interface Props {
  onFiles: (files: readonly File[]) => void;
  isDisabled: boolean;
}

const accepted = 'image/jpeg,image/png,image/gif,image/webp';

/** Adds images: picked here, or dropped or pasted anywhere on the page. */
export function ImageZone({ onFiles, isDisabled }: Props) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    function take(event: Event, data: DataTransfer | null) {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      if (!isDisabled) onFiles(files);
    }
    function paste(event: ClipboardEvent) {
      // Word processors add a picture of the copied text: the text is meant.
      if (!event.clipboardData?.types.includes('text/plain')) take(event, event.clipboardData);
    }
    // A file dropped beside the zone must not make the browser open it and leave the form.
    function hover(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(!isDisabled);
    }
    function drop(event: DragEvent) {
      setIsOver(false);
      take(event, event.dataTransfer);
    }
    function leave(event: DragEvent) {
      if (event.relatedTarget === null) setIsOver(false);
    }
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('paste', paste, { signal });
    document.addEventListener('dragover', hover, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => controller.abort();
  }, [onFiles, isDisabled]);

  return (
    <label className={isOver ? styles.over : styles.zone}>
      <PictureOutlined className={styles.icon} aria-hidden />
      <span className={styles.title}>Ajouter des images</span>
      <span className={styles.hint}>
        Choisissez, déposez ou collez : JPEG, PNG, GIF ou WebP, 5 Mo au plus par image. Les grandes photos sont réduites
        avant l’envoi.
      </span>
      <input
        className="visually-hidden"
        type="file"
        multiple
        accept={accepted}
        disabled={isDisabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Allows picking the same file again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
