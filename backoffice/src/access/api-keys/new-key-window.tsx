import { Button, Input, Modal } from 'antd';
import { useToasts } from '../../components/toasts.tsx';
import { useLast } from '../../components/use-last.ts';
import type { NewApiKey } from './api-keys.ts';
import styles from './api-keys-section.module.css';

interface Props {
  made: NewApiKey | null;
  onClose: () => void;
}

/** The key that was just made, shown this once. */
export function NewKeyWindow({ made, onClose }: Props) {
  const toasts = useToasts();
  // Stays as it is while the window closes.
  const shown = useLast(made);
  const secret = shown?.secret ?? '';

  function askAndClose() {
    if (window.confirm('Avez-vous copié la clé ? Elle ne sera plus montrée.')) onClose();
  }
  async function copy() {
    await navigator.clipboard.writeText(secret);
    toasts.success('Clé copiée');
  }

  return (
    <Modal
      open={made !== null}
      title={`La clé « ${shown?.key.name ?? ''} »`}
      onCancel={askAndClose}
      closable={{ 'aria-label': 'Fermer' }}
      maskClosable={false}
      footer={null}
      destroyOnHidden
    >
      <p>
        Copiez-la maintenant dans le programme qui s’en servira, ou dans un gestionnaire de mots de passe : Barnum ne la
        garde pas et ne la montrera plus. Qui l’a peut ce qu’elle ouvre.
      </p>
      <Input.TextArea
        readOnly
        autoSize
        className={styles.secret ?? ''}
        value={secret}
        aria-label="Clé"
        onFocus={({ target }) => target.select()}
      />
      <p className={styles.copy}>
        <Button type="primary" onClick={() => void copy()}>
          Copier la clé
        </Button>
        <Button onClick={onClose}>J’ai copié la clé</Button>
      </p>
    </Modal>
  );
}
