import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { PhotosWindow } from '../../components/photos-window.tsx';
import type { Handover } from './handover.ts';
import styles from './handover-line.module.css';
import { readSheetPhoto } from './kept/kept-store.ts';
import type { HandoverState } from './use-handover.ts';
import { usePhotoInput } from './use-photo-input.tsx';

interface Props {
  label: string;
  /** What its photos show. */
  of: string;
  /** What its button shows. */
  word?: string;
  /** Those that there are. */
  photos: Handover['photos'];
  lineId: number | null;
  gesture: HandoverState['gesture'];
}

/**
 * Takes or chooses a photo, or opens those that there are. A new one is shrunk before it waits and is sent: first its gesture,
 * then its bytes under the same key.
 */
export function PhotoButton({ label, of, word = 'Photo', photos, lineId, gesture }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { field, take, isBusy } = usePhotoInput(label, (photo) => gesture({ kind: 'photo', line: lineId, photo }));
  const count = photos.length === 1 ? '1 photo' : `${photos.length} photos`;
  return (
    <div className={styles.photo}>
      {field}
      <Button icon={<CameraOutlined aria-hidden />} aria-label={label} loading={isBusy} onClick={take}>
        {word}
      </Button>
      {photos.length > 0 && (
        <Button type="link" aria-label={`${count}\u00a0: ${of}`} onClick={() => setIsOpen(true)}>
          {count}
        </Button>
      )}
      {isOpen && photos.length > 0 && (
        <PhotosWindow
          title={`Photos\u00a0: ${of}`}
          photos={photos.map((photo) => ({ ...photo, read: () => readSheetPhoto(photo) }))}
          onClose={() => setIsOpen(false)}
          onRemove={(photoKey) => {
            // Opened again by hand alone, when there is another one.
            setIsOpen(photos.length > 1);
            void gesture({ kind: 'retrait', line: lineId, photoKey });
          }}
        />
      )}
    </div>
  );
}
