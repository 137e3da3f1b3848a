import {
  address,
  flag,
  internalToken,
  metricsToken,
  port,
  readEnv,
  sharedSettings,
  sharedVariables,
} from '@barnum/hosting/env';
import { z } from 'zod';

const schema = z.object({
  ...sharedVariables,
  STOREFRONT_PORT: port.default(3000),
  API_URL: address.default('http://localhost:4000'),
  BACKOFFICE_URL: address.default('http://localhost:3001'),
  PAGE_CACHE: flag.default(true),
  INTERNAL_TOKEN: internalToken.optional(),
  METRICS_TOKEN: metricsToken.optional(),
});

/** The storefront server's environment, checked; ends the process with one plain sentence a wrong variable. */
export function loadEnv() {
  const values = readEnv(schema);
  return Object.freeze({
    ...sharedSettings(values),
    port: values.STOREFRONT_PORT,
    apiUrl: values.API_URL,
    backofficeUrl: values.BACKOFFICE_URL,
    /** Authenticates the storefront to the service, which then notifies it of changes. */
    internalToken: values.INTERNAL_TOKEN,
    metricsToken: values.METRICS_TOKEN,
    cachesPages: values.PAGE_CACHE,
  });
}

export type Env = ReturnType<typeof loadEnv>;
