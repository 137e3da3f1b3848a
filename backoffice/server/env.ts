import { address, port, readEnv, sharedSettings, sharedVariables } from '@barnum/hosting/env';
import { z } from 'zod';

const schema = z.object({
  ...sharedVariables,
  BACKOFFICE_PORT: port.default(3001),
  API_URL: address.default('http://localhost:4000'),
});

/** The back-office server's environment, checked; ends the process with one plain sentence a wrong variable. */
export function loadEnv() {
  const values = readEnv(schema);
  return Object.freeze({
    ...sharedSettings(values),
    port: values.BACKOFFICE_PORT,
    apiUrl: values.API_URL,
  });
}
