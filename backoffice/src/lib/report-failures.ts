import { servicePaths } from '@barnum/rules/paths';
import { createFailureReporter } from '@barnum/rules/site/failure-reports/failure-reports';

const headers = { 'content-type': 'application/json' };

const sendReport = createFailureReporter('backoffice', (body) => {
  fetch(servicePaths.graphql, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
});

/** Reports an error to the service, without anything that was typed or shown. */
export function reportFailure(error: unknown): void {
  sendReport(error, window.location.pathname);
}

/** Reports errors thrown outside of React. */
export function reportUncaughtFailures(): void {
  window.addEventListener('error', ({ error }) => reportFailure(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason));
}
