import { messages } from '@barnum/rules/messages';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ListMessage } from '../../components/list-message.tsx';
import { Page } from '../../components/page.tsx';
import { tellFailure } from '../../lib/failures.ts';
import styles from './full-page.module.css';
import { FullPage } from './full-page.tsx';

const advice = 'Rechargez la page ; si l’erreur revient, patientez quelques minutes.';

/** What shows when the frame breaks, or when its code is gone because a new version was put online. */
export function Failure() {
  useTellFailure();
  return (
    <FullPage title={messages.request.internal} actions={<Reload />}>
      {advice}
    </FullPage>
  );
}

/** What shows in a screen's place when it breaks: the others stay within reach. */
export function ScreenFailure() {
  useTellFailure();
  return (
    <Page title={messages.request.internal}>
      <div className={styles.inFrame}>
        <ListMessage role="alert" title="Cet écran ne peut pas s’afficher" action={<Reload />}>
          {advice} Les autres écrans restent accessibles par le menu.
        </ListMessage>
      </div>
    </Page>
  );
}

function useTellFailure(): void {
  const error = useRouteError();
  useEffect(() => tellFailure(error), [error]);
}

function Reload() {
  return (
    <Button type="primary" size="large" onClick={() => window.location.reload()}>
      Recharger la page
    </Button>
  );
}
