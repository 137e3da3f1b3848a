import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { PhotosWindow } from '../../components/photos-window.tsx';
import styles from './received-fields.module.css';
import { usePhotoInput } from './use-photo-input.tsx';

interface Props {
  photo: File | null;
  error: string | undefined;
  onChange: (photo: File | null) => void;
}

/** The photo of the cheque of a deposit, kept with the deposit and shown to who sees amounts alone. */
export function ChequePhoto({ photo, error, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { field, take, isBusy } = usePhotoInput('Photo du chèque', onChange);
  return (
    <div className={styles.cheque}>
      {field}
      {photo === null ? (
        <Button icon={<CameraOutlined aria-hidden />} loading={isBusy} onClick={take}>
          Photographier le chèque
        </Button>
      ) : (
        <Button onClick={() => setIsOpen(true)}>Voir la photo du chèque</Button>
      )}
      <p className={styles.hint}>Gardée avec la caution, jamais envoyée au client.</p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {isOpen && photo !== null && (
        <PhotosWindow
          title="Photo du chèque"
          photos={[{ key: photo.name, url: null, read: async () => photo }]}
          onClose={() => setIsOpen(false)}
          onRemove={() => onChange(null)}
        />
      )}
    </div>
  );
}
