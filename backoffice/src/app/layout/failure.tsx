import { sentences } from '@barnum/rules/sentences';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import styles from '../../components/full-page.module.css';
import { FullPage } from '../../components/full-page.tsx';
import { Page } from '../../components/page.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { reportFailure } from '../../lib/report-failures.ts';

const advice = 'Rechargez la page ; si l’erreur revient, patientez quelques minutes.';

/** Shown when the whole app crashes, or when its code is gone after a new deployment. */
export function Failure() {
  useReportFailure();
  return (
    <FullPage title={sentences.http.internal} actions={<Reload />}>
      {advice}
    </FullPage>
  );
}

/** Shown in place of a screen that crashes, or whose code does not arrive; the menu still works. */
export function ScreenFailure() {
  useReportFailure();
  if (isUnloaded(useRouteError())) {
    return (
      <Page title="Écran non chargé">
        <div className={styles.inLayout}>
          <Placeholder role="alert" title="Cet écran n’a pas pu être chargé" action={<Reload />}>
            La connexion est coupée, ou une nouvelle version vient d’être installée. Rechargez la page&nbsp;: rien de ce
            qui est enregistré n’est perdu.
          </Placeholder>
        </div>
      </Page>
    );
  }
  return (
    <Page title={sentences.http.internal}>
      <div className={styles.inLayout}>
        <Placeholder role="alert" title="Cet écran ne peut pas s’afficher" action={<Reload />}>
          {advice} Les autres écrans restent accessibles par le menu.
        </Placeholder>
      </div>
    </Page>
  );
}

/** Whether code that is loaded on demand did not arrive, in the words of each browser. */
function isUnloaded(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script|preload/i.test(error.message);
}

function useReportFailure(): void {
  const error = useRouteError();
  useEffect(() => reportFailure(error), [error]);
}

function Reload() {
  return (
    <Button type="primary" size="large" onClick={() => window.location.reload()}>
      Recharger la page
    </Button>
  );
}
