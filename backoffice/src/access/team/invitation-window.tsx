import { Button, Input, Modal } from 'antd';
import { useToasts } from '../../components/toasts.tsx';
import { useLast } from '../../components/use-last.ts';
import { type Invitation, invitationLink } from './people.ts';
import styles from './team-tab.module.css';

interface Props {
  invitation: Invitation | null;
  onClose: () => void;
}

/** What became of an invitation: it went by mail, or here is its link, shown once, to hand on. */
export function InvitationWindow({ invitation, onClose }: Props) {
  // Stays as it is while the window closes.
  const shown = useLast(invitation);
  const token = shown?.token ?? null;
  const email = shown?.person.email;

  return (
    <Modal
      open={invitation !== null}
      title={token === null ? 'L’invitation est partie' : 'Le lien de l’invitation'}
      onCancel={onClose}
      closable={{ 'aria-label': 'Fermer' }}
      footer={null}
      destroyOnHidden
    >
      {token === null ? (
        <p>
          Un message est en route vers {email}. Son lien vaut 48 heures, une seule fois ; « Nouveau lien » en envoie un
          autre.
        </p>
      ) : (
        <LinkToCopy link={invitationLink(token)} email={email} />
      )}
    </Modal>
  );
}

function LinkToCopy({ link, email }: { link: string; email: string | undefined }) {
  const toasts = useToasts();

  async function copy() {
    await navigator.clipboard.writeText(link);
    toasts.success('Lien copié');
  }

  return (
    <>
      <p>
        Barnum n’envoie pas encore de messages : transmettez vous-même ce lien à {email}. Il vaut 48 heures, une seule
        fois, et ne sera plus montré ici.
      </p>
      <Input readOnly value={link} aria-label="Lien de l’invitation" onFocus={({ target }) => target.select()} />
      <p className={styles.copy}>
        <Button type="primary" onClick={() => void copy()}>
          Copier le lien
        </Button>
      </p>
    </>
  );
}
