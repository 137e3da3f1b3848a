import { address, logLevel, port, readEnv, trustProxy } from '@barnum/hosting/env';
import { z } from 'zod';

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  BACKOFFICE_PORT: port.default(3001),
  API_URL: address.default('http://localhost:4000'),
  STOREFRONT_URL: address.default('http://localhost:3000'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  TRUST_PROXY: trustProxy.default(['loopback']),
  LOG_LEVEL: logLevel.default('info'),
});

/** The back-office server's environment, checked; ends the process with one plain sentence a wrong variable. */
export function loadEnv() {
  const values = readEnv(schema);
  return Object.freeze({
    host: values.HOST,
    port: values.BACKOFFICE_PORT,
    apiUrl: values.API_URL,
    storefrontUrl: values.STOREFRONT_URL,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  });
}
