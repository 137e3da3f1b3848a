import { emailChangeSentences } from '@barnum/rules/access/team/email-changes';
import { paths } from '@barnum/rules/paths';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { confirmChange, type OfferedEmailChange, readOffered, refuseChange } from './email-change.ts';
import styles from './email-change-page.module.css';
import pageStyles from './sign-in-page.module.css';
import { SignInShell } from './sign-in-shell.tsx';

type Answer = 'done' | 'waiting' | 'refused';

/** Confirms or refuses a change of address by the link of a mail, whose secret stands behind « # ». */
export function EmailChangePage() {
  const { hash } = useLocation();
  // Anew for the other link, which may be opened in the same tab: only what stands behind « # » differs.
  return <OfferedChange key={hash} token={hash.slice(1)} />;
}

function OfferedChange({ token }: { token: string }) {
  const [offered, setOffered] = useState<OfferedEmailChange | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState<'confirm' | 'refuse' | null>(null);

  useEffect(() => {
    void readOffered(token).then((outcome) => {
      if (outcome.status !== 'done') setFailure(outcome.sentence);
      else if (outcome.data === null) setFailure(emailChangeSentences.outdated);
      else setOffered(outcome.data);
    });
  }, [token]);

  async function send(kind: 'confirm' | 'refuse') {
    setFailure(null);
    setSending(kind);
    const outcome = await (kind === 'confirm' ? confirmChange(token) : refuseChange(token));
    setSending(null);
    if (outcome.status === 'done') setAnswer(outcome.data);
    else setFailure(outcome.sentence);
  }

  return (
    <SignInShell title="Changement d’adresse" subtitle="Un compte change d’adresse avec l’accord des deux.">
      <div className={styles.parts} aria-live="polite">
        {failure !== null && <Alert type="error" showIcon message={failure} />}
        {offered === null && failure === null && <Skeleton active title={false} />}
        {offered !== null && answer === null && (
          <>
            <dl className={styles.emails}>
              <dt>Adresse actuelle</dt>
              <dd>{offered.oldEmail}</dd>
              <dt>Nouvelle adresse</dt>
              <dd>{offered.newEmail}</dd>
            </dl>
            <Button
              type="primary"
              size="large"
              block
              loading={sending === 'confirm'}
              onClick={() => void send('confirm')}
            >
              {offered.side === 'old' ? 'Changer d’adresse' : 'Cette adresse est la mienne'}
            </Button>
            <Button size="large" block danger loading={sending === 'refuse'} onClick={() => void send('refuse')}>
              Ce n’est pas moi
            </Button>
          </>
        )}
        {offered !== null && answer !== null && <Outcome answer={answer} offered={offered} />}
      </div>
      <p className={pageStyles.other}>
        {answer === 'refused' && offered?.side === 'old' ? (
          <Link to={paths.passwordForgotten}>Changer de mot de passe</Link>
        ) : (
          <Link to={paths.signIn}>Aller à la connexion</Link>
        )}
      </p>
    </SignInShell>
  );
}

function Outcome({ answer, offered: { oldEmail, newEmail, side } }: { answer: Answer; offered: OfferedEmailChange }) {
  if (answer === 'done') return <Alert type="success" showIcon message={emailChangeSentences.done(newEmail)} />;
  if (answer === 'refused') {
    return <Alert type="warning" showIcon message={emailChangeSentences.refused[side]} />;
  }
  return <Alert type="info" showIcon message={emailChangeSentences.waiting(side === 'old' ? newEmail : oldEmail)} />;
}
