import { firstCodeInput } from '@barnum/rules/access/second-factor-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { Form, Input, QRCode } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { useLast } from '../../components/use-last.ts';
import { confirmTotpMutation, type TotpSetUp } from './second-factor.ts';
import styles from './second-factor-part.module.css';

interface Props {
  setUp: TotpSetUp | null;
  /** Receives the recovery codes of who had none. */
  onConfirmed: (codes: string[]) => void;
  onClose: () => void;
}

const labels = { code: 'Code que l’application affiche' };
const check = fieldErrorsOf(firstCodeInput);

/** What the app reads, and its first code: only then it counts. */
export function TotpWindow({ setUp, onConfirmed, onClose }: Props) {
  const client = useClient();
  const [record] = useState({ values: { code: '' }, updatedAt: null });
  const shown = useLast(setUp);
  return (
    <FormModal<{ code: string }, string[]>
      title="Scanner avec votre application"
      record={setUp && record}
      labels={labels}
      check={check}
      save={async ({ code }) => {
        const { data, error } = await client.mutation(confirmTotpMutation, { code });
        return outcomeOf({ data: data?.confirmTotp, error });
      }}
      sentences={{ saved: null }}
      submitLabel="Activer"
      onSaved={onConfirmed}
      onClose={onClose}
    >
      {shown && (
        <div className={styles.setUp}>
          <div aria-hidden>
            <QRCode value={shown.address} type="svg" size={176} />
          </div>
          <p className={styles.byHand}>
            Ouvrez une application de codes (Google Authenticator, Aegis, FreeOTP, un gestionnaire de mots de passe…) et
            scannez cette image, ou saisissez cette clé :<code className={styles.secret}>{inGroups(shown.secret)}</code>
          </p>
        </div>
      )}
      <Form.Item name="code" label={labels.code} required>
        <Input inputMode="numeric" autoComplete="one-time-code" />
      </Form.Item>
    </FormModal>
  );
}

function inGroups(secret: string): string {
  return (secret.match(/.{4}/g) ?? []).join(' ');
}
