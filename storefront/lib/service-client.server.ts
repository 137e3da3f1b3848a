import { internalChanges } from '@barnum/hosting/internal-changes';
import { currentRequestId, requestIdHeader } from '@barnum/hosting/request-id';
import { traceHeader } from '@barnum/hosting/span';
import type { Client } from 'urql';
import { env } from '../server/env.ts';
import { createApiClient } from './api-client.ts';

/** Client of the service for this server's own questions, given up after `timeout` milliseconds. */
export function createServiceClient(timeout: number): Client {
  const requestId = currentRequestId();
  const headers = {
    // Between two programs of one house, compressing costs more than it saves.
    'accept-encoding': 'identity',
    ...(env.internalToken !== undefined && { [internalChanges.header]: env.internalToken }),
    ...(requestId !== undefined && { [requestIdHeader]: requestId }),
    ...traceHeader(),
  };
  return createApiClient({ url: `${env.apiUrl}/graphql`, timeout, headers, asksAgain: true });
}
