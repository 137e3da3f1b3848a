import { emailChangeSentences } from '@barnum/rules/access/team/email-changes';
import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import { cancelEmailChangeMutation, myEmailChangeQuery } from './email-change.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import styles from './own-email.module.css';

const variables = {};

/** How often it is read whether a mail arrived and who confirmed, in milliseconds. */
const pause = 5_000;

/** The own address, and its change while that waits for both confirmations. */
export function OwnEmail({ email }: { email: string }) {
  const reading = useRead(myEmailChangeQuery, variables);
  const toasts = useToasts();
  const [asked, setAsked] = useState<string | null>(null);
  const [{ fetching }, cancel] = useMutation(cancelEmailChangeMutation);

  const isWaiting = reading.data?.myEmailChange != null;
  const again = useRef(reading.reload);
  again.current = reading.reload;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => again.current(), pause);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function takeBack() {
    if (!window.confirm('Renoncer à ce changement d’adresse\u00a0? Les deux liens envoyés ne vaudront plus.')) return;
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
        <Button onClick={() => setAsked('')}>Changer d’adresse</Button>
      ) : (
        <Alert
          type="info"
          message={`Changement pour ${change.newEmail}, à confirmer avant le ${formatLongDateTime(change.expiresAt)}`}
          description={
            <>
              <ul className={styles.confirmations}>
                <Confirmation email={email} isConfirmed={change.oldConfirmed} undelivered={change.oldUndelivered} />
                <Confirmation
                  email={change.newEmail}
                  isConfirmed={change.newConfirmed}
                  undelivered={change.newUndelivered}
                />
              </ul>
              <div className={styles.actions}>
                <Button onClick={() => setAsked(change.newEmail)}>Recommencer</Button>
                <Button loading={fetching} onClick={() => void takeBack()}>
                  Renoncer
                </Button>
              </div>
            </>
          }
        />
      )}
      <EmailChangeForm
        email={email}
        newEmail={asked}
        onAsked={() => {
          setAsked(null);
          reading.reload();
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

interface ConfirmationProps {
  email: string;
  isConfirmed: boolean;
  /** That its mail did not arrive, and why. */
  undelivered: string | null;
}

function Confirmation({ email, isConfirmed, undelivered }: ConfirmationProps) {
  if (undelivered !== null) return <li className={styles.undelivered}>{undelivered}</li>;
  return (
    <li>
      {email} : {isConfirmed ? 'confirmé' : 'ouvrez le lien reçu à cette adresse'}
    </li>
  );
}
