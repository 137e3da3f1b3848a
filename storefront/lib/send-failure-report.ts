import { createFailureReporter } from '@barnum/rules/failure-reports';
import { servicePaths } from '@barnum/rules/paths';

const headers = { 'content-type': 'application/json' };

/** Sends the report of an error that happened on the page of this path. */
export const sendFailureReport = createFailureReporter('storefront', (body) => {
  fetch(servicePaths.graphql, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
});
