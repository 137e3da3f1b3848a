import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { pictureAddress } from '../lib/private-file.ts';
import styles from './photos-window.module.css';

export interface ShownPhoto {
  key: string;
  /** Where the service has it; null while it is on this device alone. */
  url: string | null;
  read: () => Promise<Blob>;
}

interface Props {
  title: string;
  photos: readonly ShownPhoto[];
  onClose: () => void;
  /** Where they may be removed. */
  onRemove?: (key: string) => void;
}

/** Photos as large as the window lets them be, one below the other; read only once it is open. */
export function PhotosWindow({ title, photos, onClose, onRemove }: Props) {
  function remove(key: string) {
    if (window.confirm('Retirer cette photo\u00a0?')) onRemove?.(key);
  }
  return (
    <Modal open title={title} width={880} footer={null} onCancel={onClose} closable={{ 'aria-label': 'Fermer' }}>
      <ul className={styles.photos} aria-label="Photos">
        {photos.map((photo, index) => (
          <li key={photo.key} className={styles.photo}>
            <Picture photo={photo} name={`${title}, photo ${index + 1} sur ${photos.length}`} />
            {onRemove && (
              <Button danger onClick={() => remove(photo.key)}>
                Retirer cette photo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function Picture({ photo, name }: { photo: ShownPhoto; name: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same photo is read once on the device, once at the service
  useEffect(() => {
    let isGone = false;
    setHasFailed(false);
    photo
      .read()
      .then(pictureAddress)
      .then((read) => !isGone && setAddress(read))
      .catch(() => !isGone && setHasFailed(true));
    return () => {
      isGone = true;
    };
  }, [photo.key, photo.url]);
  if (hasFailed) return <p role="alert">La photo n’a pas pu être lue. Veuillez réessayer avec du réseau.</p>;
  return address === null ? <p role="status">Chargement de la photo…</p> : <img src={address} alt={name} />;
}
