import { internalChanges } from '@barnum/hosting/internal-changes';
import type { Client } from 'urql';
import { env } from '../server/env.ts';
import { createApiClient } from './api-client.ts';

/** Client of the service for this server's own questions, given up after `timeout` milliseconds. */
export function createServiceClient(timeout: number): Client {
  const proof = env.internalToken === undefined ? {} : { [internalChanges.header]: env.internalToken };
  // Between two programs of one house, compressing costs more than it saves.
  const headers = { ...proof, 'accept-encoding': 'identity' };
  return createApiClient({ url: `${env.apiUrl}/graphql`, timeout, headers });
}
