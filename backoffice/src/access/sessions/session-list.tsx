import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { sentences } from '@barnum/rules/sentences';
import { Button, Skeleton } from 'antd';
import { useMutation } from 'urql';
import { Badge } from '../../components/badge.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './session-list.module.css';
import { endOtherSessionsMutation, endSessionMutation, mySessionsQuery } from './sessions.ts';

const { auth } = sentences;

/** The open sessions of who is signed in, to end one by one or all but this one. */
export function SessionList() {
  const reading = useRead(mySessionsQuery, {});
  const toasts = useToasts();
  const [, endOne] = useMutation(endSessionMutation);
  const [{ fetching }, endOthers] = useMutation(endOtherSessionsMutation);
  const sessions = reading.data?.mySessions;

  function tell(error: unknown, done: string) {
    if (error) return toasts.error(auth.sessionEndFailed);
    toasts.success(done);
    reading.reload();
  }

  async function end(id: string, appareil: string) {
    if (!window.confirm(`Fermer la connexion de «\u00a0${appareil}\u00a0»\u00a0? Il faudra s’y connecter à nouveau.`))
      return;
    tell((await endOne({ id })).error, auth.sessionEnded);
  }

  async function endAll() {
    if (!window.confirm('Fermer toutes vos autres connexions\u00a0?')) return;
    tell((await endOthers({})).error, auth.otherSessionsEnded);
  }

  if (reading.hasFailed && !sessions) return <QueryFailure failure={auth.sessionsLoadFailed} reading={reading} />;
  if (!sessions) return <Skeleton active />;
  return (
    <>
      <ul className={styles.list}>
        {sessions.map(({ id, appareil, createdAt, lastSeenAt, isCurrent }) => (
          <li key={id} className={styles.session}>
            <div>
              <p className={styles.device}>
                {appareil} {isCurrent && <Badge tone="neutral">Cette connexion</Badge>}
              </p>
              <p className={styles.times}>
                Depuis le {formatLongDateTime(createdAt)} ; utilisée le {formatLongDateTime(lastSeenAt)}
              </p>
            </div>
            {!isCurrent && (
              <Button onClick={() => void end(id, appareil)} aria-label={`Fermer la connexion de ${appareil}`}>
                Fermer
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button danger loading={fetching} onClick={() => void endAll()}>
          Fermer toutes les autres
        </Button>
      )}
    </>
  );
}
