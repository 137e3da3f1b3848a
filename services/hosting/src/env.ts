import { isIP } from 'node:net';
import { z } from 'zod';

/** A TCP port. */
export const port = z.coerce
  .number('must be a port number')
  .int('must be a whole port number')
  .min(1, 'must be a port between 1 and 65535')
  .max(65_535, 'must be a port between 1 and 65535');

/** An absolute http(s) address without a trailing slash. */
export const address = z
  .string()
  .regex(/^https?:\/\/[^\s/]+[^\s]*$/, 'must be an address that begins with http:// or https://')
  .transform((value) => value.replace(/\/+$/, ''));

/** A boolean, 0 or 1. */
export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The lowest level that is logged. */
const logLevel = z.enum(logLevels, `must be one of ${logLevels.join(', ')}`);

/** A secret that the service and the storefront share. */
export const internalToken = z.string().min(32, 'must be at least 32 characters long');

/** The bearer token for reading the metrics. */
export const metricsToken = z.string().min(32, 'must be at least 32 characters long');

/** Which proxies' X-Forwarded-For counts: addresses, ranges or 'loopback', comma-separated; empty for none. */
const trustProxy = z
  .string()
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
  .refine((proxies) => proxies.every(isProxy), 'must hold addresses, ranges such as 10.0.0.0/8, or loopback')
  .transform((proxies): string[] | false => (proxies.length > 0 ? proxies : false));

/** The variables that all three programs read. */
export const sharedVariables = {
  HOST: z.string().default('127.0.0.1'),
  STOREFRONT_URL: address.default('http://localhost:3000'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  TRUST_PROXY: trustProxy.default(['loopback']),
  LOG_LEVEL: logLevel.default('info'),
};

/** The values of `sharedVariables` as a program's `loadEnv` returns them. */
export function sharedSettings(values: z.output<z.ZodObject<typeof sharedVariables>>) {
  return {
    host: values.HOST,
    storefrontUrl: values.STOREFRONT_URL,
    /** Where traces are sent; none without it. */
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * The environment by `schema`, frozen; a variable that is set to nothing counts as unset.
 * Ends the process with one sentence for each invalid variable.
 */
export function readEnv<Schema extends z.ZodType>(schema: Schema): Readonly<z.output<Schema>> {
  const filled = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(filled);
  if (result.success) return Object.freeze(result.data);
  for (const issue of result.error.issues) {
    process.stderr.write(`${issue.path.join('.')} ${issue.message}.\n`);
  }
  process.exit(1);
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [ip = '', bits] = text.split('/');
  const version = isIP(ip);
  return version !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
}
