import { Button, Input, Modal } from 'antd';
import { useToasts } from '../../components/toasts.tsx';
import { type Invitation, invitationLink } from './people.ts';
import styles from './team-tab.module.css';

/** The link of an invitation, shown once, to hand on. */
export function InvitationWindow({ invitation, onClose }: { invitation: Invitation | null; onClose: () => void }) {
  const toasts = useToasts();
  const link = invitation === null ? '' : invitationLink(invitation);

  async function copy() {
    await navigator.clipboard.writeText(link);
    toasts.success('Lien copié');
  }

  return (
    <Modal
      open={invitation !== null}
      title="Le lien de l’invitation"
      onCancel={onClose}
      closable={{ 'aria-label': 'Fermer' }}
      footer={null}
      destroyOnHidden
    >
      <p>
        Transmettez ce lien à {invitation?.person.email} : il vaut 48 heures, une seule fois, et ne sera plus montré
        ici.
      </p>
      <Input readOnly value={link} aria-label="Lien de l’invitation" onFocus={({ target }) => target.select()} />
      <p className={styles.copy}>
        <Button type="primary" onClick={() => void copy()}>
          Copier le lien
        </Button>
      </p>
    </Modal>
  );
}
