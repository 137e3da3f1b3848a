import { address, flag, internalToken, logLevel, metricsToken, port, readEnv, trustProxy } from '@barnum/hosting/env';
import { z } from 'zod';

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  STOREFRONT_PORT: port.default(3000),
  API_URL: address.default('http://localhost:4000'),
  STOREFRONT_URL: address.default('http://localhost:3000'),
  BACKOFFICE_URL: address.default('http://localhost:3001'),
  PAGE_CACHE: flag.default(true),
  INTERNAL_TOKEN: internalToken.optional(),
  METRICS_TOKEN: metricsToken.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  TRUST_PROXY: trustProxy.default(['loopback']),
  LOG_LEVEL: logLevel.default('info'),
});

/** The storefront server's environment, checked; ends the process with one plain sentence a wrong variable. */
export function loadEnv() {
  const values = readEnv(schema);
  return Object.freeze({
    host: values.HOST,
    port: values.STOREFRONT_PORT,
    apiUrl: values.API_URL,
    storefrontUrl: values.STOREFRONT_URL,
    backofficeUrl: values.BACKOFFICE_URL,
    /** Authenticates the storefront to the service, which then notifies it of changes. */
    internalToken: values.INTERNAL_TOKEN,
    metricsToken: values.METRICS_TOKEN,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    cachesPages: values.PAGE_CACHE,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  });
}

export type Env = ReturnType<typeof loadEnv>;
