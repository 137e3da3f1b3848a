import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { emailChangeSentences } from '@barnum/rules/team/email-changes';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useMutation } from 'urql';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import { cancelEmailChangeMutation, myEmailChangeQuery } from './email-change.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import styles from './own-email.module.css';

const variables = {};

/** The own address, and its change while that waits for both confirmations. */
export function OwnEmail({ email }: { email: string }) {
  const reading = useRead(myEmailChangeQuery, variables);
  const toasts = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const [{ fetching }, cancel] = useMutation(cancelEmailChangeMutation);

  async function takeBack() {
    if (!window.confirm('Renoncer à ce changement d’adresse ? Les deux liens envoyés ne vaudront plus.')) return;
    const { error } = await cancel({});
    if (error) return toasts.error(emailChangeSentences.cancelFailed);
    toasts.success(emailChangeSentences.cancelled);
    reading.reload();
  }

  if (reading.hasFailed && !reading.data) {
    return <QueryFailure failure={emailChangeSentences.loadFailed} reading={reading} />;
  }
  if (!reading.data) return <Skeleton active title={false} />;
  const change = reading.data.myEmailChange;
  return (
    <>
      <p className={styles.email}>{email}</p>
      {change === null ? (
        <Button onClick={() => setIsAsking(true)}>Changer d’adresse</Button>
      ) : (
        <Alert
          type="info"
          message={`Changement pour ${change.newEmail}, à confirmer avant le ${formatLongDateTime(change.expiresAt)}`}
          description={
            <>
              <ul className={styles.confirmations}>
                <Confirmation email={email} isConfirmed={change.oldConfirmed} />
                <Confirmation email={change.newEmail} isConfirmed={change.newConfirmed} />
              </ul>
              <Button loading={fetching} onClick={() => void takeBack()}>
                Renoncer
              </Button>
            </>
          }
        />
      )}
      <EmailChangeForm
        email={email}
        isOpen={isAsking}
        onAsked={() => {
          setIsAsking(false);
          reading.reload();
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

function Confirmation({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  return (
    <li>
      {email} : {isConfirmed ? 'confirmé' : 'ouvrez le lien reçu à cette adresse'}
    </li>
  );
}
