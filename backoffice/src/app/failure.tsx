import { messages } from '@barnum/rules/messages';
import { Button } from 'antd';
import { FullPage } from './full-page.tsx';

/** What shows when a screen breaks, or when its code is gone because a new version was put online. */
export function Failure() {
  return (
    <FullPage
      title={messages.request.internal}
      actions={
        <Button type="primary" size="large" onClick={() => window.location.reload()}>
          Recharger la page
        </Button>
      }
    >
      Rechargez la page ; si l’erreur revient, patientez quelques minutes.
    </FullPage>
  );
}
