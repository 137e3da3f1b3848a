import { Button, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import styles from './secret-window.module.css';
import { useToasts } from './toasts.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  /** What it shows, with its article: « la clé ». */
  thing: string;
  secret: string;
  onClose: () => void;
  /** What to do with it. */
  children: ReactNode;
}

/** A secret that is shown this once, to be copied. */
export function SecretWindow({ isOpen, title, thing, secret, onClose, children }: Props) {
  const toasts = useToasts();

  function close() {
    if (window.confirm(`Avez-vous copié ${thing}\u00a0? Rien ne le montrera plus.`)) onClose();
  }
  async function copy() {
    await navigator.clipboard.writeText(secret);
    toasts.success('Copié');
  }

  return (
    <Modal
      open={isOpen}
      title={title}
      onCancel={close}
      closable={{ 'aria-label': 'Fermer' }}
      maskClosable={false}
      footer={null}
      destroyOnHidden
    >
      <p>{children}</p>
      <Input.TextArea
        readOnly
        autoSize
        className={styles.secret ?? ''}
        value={secret}
        aria-label={title}
        onFocus={({ target }) => target.select()}
      />
      <p className={styles.buttons}>
        <Button type="primary" onClick={() => void copy()}>
          Copier {thing}
        </Button>
        <Button onClick={close}>J’ai copié {thing}</Button>
      </p>
    </Modal>
  );
}
