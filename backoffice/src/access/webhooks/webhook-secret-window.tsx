import { SecretWindow } from '../../components/secret-window.tsx';
import { useLast } from '../../components/use-last.ts';
import type { WebhookWithSecret } from './webhooks.ts';

interface Props {
  /** Null when the window is closed. */
  made: WebhookWithSecret | null;
  onClose: () => void;
}

/** The secret that signs what a webhook gets, shown this once. */
export function WebhookSecretWindow({ made, onClose }: Props) {
  // Stays as it is while the window closes.
  const shown = useLast(made);
  return (
    <SecretWindow
      isOpen={made !== null}
      title={`Le secret de «\u00a0${shown?.webhook.nom ?? ''}\u00a0»`}
      thing="le secret"
      secret={shown?.secret ?? ''}
      onClose={onClose}
    >
      Copiez-le maintenant dans le programme qui reçoit : c’est par lui qu’il reconnaît que le message vient de Barnum,
      qui ne le montrera plus.
    </SecretWindow>
  );
}
