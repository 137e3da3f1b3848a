import { failureTeller } from '@barnum/rules/failure-report';

const headers = { 'content-type': 'application/json' };

/** Sends the report of an error that happened on the page of this path. */
export const tellService = failureTeller('storefront', (body) => {
  fetch('/graphql', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
});
