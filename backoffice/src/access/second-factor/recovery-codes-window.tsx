import { secondFactorSentences } from '@barnum/rules/access/second-factor/second-factor-sentences';
import { Button, Modal } from 'antd';
import { useToasts } from '../../components/toasts.tsx';
import { useLast } from '../../components/use-last.ts';
import { download } from '../../lib/download.ts';
import styles from './second-factor-part.module.css';

interface Props {
  codes: readonly string[] | null;
  onClose: () => void;
}

/** The recovery codes, shown once: to copy, save or print. */
export function RecoveryCodesWindow({ codes, onClose }: Props) {
  const toasts = useToasts();
  // Stays as it is while the window closes.
  const shown = useLast(codes) ?? [];

  async function copy() {
    await navigator.clipboard.writeText(shown.join('\n'));
    toasts.success(secondFactorSentences.copied);
  }

  return (
    <Modal
      open={codes !== null}
      title="Vos codes de secours"
      closable={false}
      keyboard={false}
      maskClosable={false}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <p>
        Sans votre téléphone, un de ces codes vous connecte, chacun une seule fois. Gardez-les hors de cet ordinateur :
        ils ne seront plus montrés.
      </p>
      <ul className={styles.codes} aria-label="Codes de secours">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>Copier</Button>
        <Button onClick={() => download('codes-de-secours.txt', `${shown.join('\n')}\n`, 'text/plain')}>
          Télécharger
        </Button>
        <Button onClick={() => window.print()}>Imprimer</Button>
        <Button type="primary" onClick={onClose}>
          C’est noté
        </Button>
      </div>
    </Modal>
  );
}
