import { createFailureReporter } from '@barnum/rules/failure-reports';
import { servicePaths } from '@barnum/rules/paths';

const headers = { 'content-type': 'application/json' };

export const sendFailureReport = createFailureReporter('storefront', (body) => {
  fetch(servicePaths.graphql, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
});
