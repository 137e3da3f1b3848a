import { failureTeller } from '@barnum/rules/failure-report';
import { servicePaths } from '@barnum/rules/paths';

const headers = { 'content-type': 'application/json' };

const tellService = failureTeller('backoffice', (body) => {
  fetch(servicePaths.graphql, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
});

/** Tells the service that something failed, and nothing of what was typed or shown. */
export function tellFailure(error: unknown): void {
  tellService(error, window.location.pathname);
}

/** Tells the service of what fails outside of React. */
export function watchFailures(): void {
  window.addEventListener('error', ({ error }) => tellFailure(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tellFailure(reason));
}
