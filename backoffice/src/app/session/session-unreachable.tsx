import { sentences } from '@barnum/rules/sentences';
import { Button } from 'antd';
import { useEffect } from 'react';
import { FullPage } from '../../components/full-page.tsx';
import { session } from './session.ts';

/** Shown when the session check got no answer: the session stays, and the check is retried when the network is back. */
export function SessionUnreachable() {
  useEffect(() => {
    const retry = () => void session.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return (
    <FullPage
      title="Connexion au service impossible"
      actions={
        <>
          <Button type="primary" size="large" onClick={() => void session.retry()}>
            Réessayer
          </Button>
          <Button size="large" onClick={session.signOut}>
            Déconnexion
          </Button>
        </>
      }
    >
      {sentences.access.checkFailed}. Vous restez connecté : vérifiez votre réseau, puis réessayez.
    </FullPage>
  );
}
