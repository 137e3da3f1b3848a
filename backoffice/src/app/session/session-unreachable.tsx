import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Button } from 'antd';
import { ButtonLink } from '../../components/button-link.tsx';
import { FullPage } from '../../components/full-page.tsx';
import { readKeptMark } from '../../lib/kept-mark.ts';
import { session } from './session.ts';
import { useSignOut } from './use-sign-out.ts';

/** Shown when the session check got no answer: the session stays, and the guard retries the check. */
export function SessionUnreachable() {
  const signOut = useSignOut();
  const mark = readKeptMark();
  return (
    <FullPage
      title="Connexion au service impossible"
      actions={
        <>
          <Button type="primary" size="large" onClick={() => void session.retry()}>
            Réessayer
          </Button>
          {mark && (
            <ButtonLink size="large" to={paths.adminSheets}>
              Feuilles gardées
            </ButtonLink>
          )}
          <Button size="large" onClick={() => void signOut()}>
            Déconnexion
          </Button>
        </>
      }
    >
      {sentences.access.checkFailed}. Vous restez connecté : vérifiez votre réseau, puis réessayez.
    </FullPage>
  );
}
