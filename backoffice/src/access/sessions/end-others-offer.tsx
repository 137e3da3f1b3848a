import { sentences } from '@barnum/rules/sentences';
import { Alert, Button } from 'antd';
import { useMutation } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import { endOtherSessionsMutation, mySessionsQuery } from './sessions.ts';

const { auth } = sentences;

/** After a second factor was added: the offer to end the sessions that were opened without it; nothing without any. */
export function EndOthersOffer() {
  const reading = useRead(mySessionsQuery, {});
  const toasts = useToasts();
  const [{ fetching }, endOthers] = useMutation(endOtherSessionsMutation);
  const others = (reading.data?.mySessions ?? []).filter(({ isCurrent }) => !isCurrent);
  if (others.length === 0) return null;

  async function end() {
    // The list of sessions on the same screen is read again, too.
    if ((await endOthers({}, { additionalTypenames: ['OpenSession'] })).error)
      return toasts.error(auth.sessionEndFailed);
    toasts.success(auth.otherSessionsEnded);
  }

  return (
    <Alert
      type="info"
      showIcon
      role="status"
      message="D’autres connexions à votre compte sont ouvertes"
      description={
        <>
          <p>Elles n’ont pas eu besoin de ce que vous venez d’ajouter&nbsp;: fermez-les si l’une ne vous dit rien.</p>
          <Button loading={fetching} onClick={() => void end()}>
            Fermer les autres connexions
          </Button>
        </>
      }
    />
  );
}
