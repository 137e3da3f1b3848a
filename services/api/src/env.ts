import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { normaliseEmail } from '@barnum/rules/access/auth/auth';
import { limits, retention } from '@barnum/rules/limits';
import { emailPattern } from '@barnum/rules/text/text';
import { z } from 'zod';
import type { Bucket } from './platform/storage/bucket-storage.ts';

const twoEmails = z
  .string()
  .transform((value) => value.split(',').map(normaliseEmail))
  .refine(
    (emails) => emails.length === 2 && emails.every((email) => emailPattern.test(email)) && emails[0] !== emails[1],
    'must hold two different e-mail addresses, separated by a comma',
  );

const dataVariables = {
  DATA_DIR: z.string().default('var'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
    .refine(isReadable, 'must be an address: write / # ? @ and % of a name or a password as %2F %23 %3F %40 and %25')
    .optional(),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().default('barnum'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};
const dataSchema = z.object(dataVariables).superRefine(requireBucketKeys);

const schema = z
  .object({
    BARNUM_MODE: z.enum(['demo', 'production'], "must be 'demo' or 'production'").default('production'),
    ...sharedVariables,
    API_PORT: port.default(4000),
    ...dataVariables,
    JWT_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
    ADMIN_EMAILS: twoEmails.optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(limits.passwordMin, `must be at least ${limits.passwordMin} characters long`)
      .optional(),
    SEED_DEMO: flag.default(true),
    DUMP_EVERY_HOURS: z.coerce.number('must be a number of hours').min(0, 'must be 0 or more hours').default(6),
    DUMPS_KEPT: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .default(8),
    GRAPHIQL: flag.optional(),
    API_CACHE: flag.default(true),
    RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive('must be above 0').default(1),
    RETENTION_YEARS: z.coerce
      .number('must be a number of years')
      .int('must be a whole number of years')
      .min(1, 'must be 1 or more years')
      .max(retention.maxYears, `must be ${retention.maxYears} years or less`)
      .default(retention.years),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')
      .optional(),
    BACKOFFICE_URL: address.default('http://localhost:3001'),
    INTERNAL_TOKEN: internalToken.optional(),
    METRICS_TOKEN: metricsToken.optional(),
    SLOW_QUERY_MS: z.coerce.number('must be a number of milliseconds').min(0, 'must be 0 or more').default(200),
  })
  .superRefine(requireBucketKeys)
  .superRefine((values, context) => {
    if (values.BARNUM_MODE === 'demo') return;
    for (const name of ['JWT_SECRET', 'ADMIN_EMAILS'] as const) {
      if (values[name] === undefined) {
        context.addIssue({ code: 'custom', path: [name], message: 'must be set in production' });
      }
    }
  });

/** Demo sign-in; never used in production. */
const demo = { emails: ['admin@barnum.example', 'gerance@barnum.example'], password: 'barnum-demo' };

export type Env = ReturnType<typeof loadEnv>;

/** Reads and checks the environment; prints one sentence for each wrong variable and ends the process. */
export function loadEnv() {
  const values = readEnv(schema);
  const isDemo = values.BARNUM_MODE === 'demo';
  return Object.freeze({
    ...sharedSettings(values),
    isDemo,
    port: values.API_PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    bucket: bucketOf(values),
    jwtSecret: values.JWT_SECRET ?? demoSecret(values.DATA_DIR),
    adminEmails: values.ADMIN_EMAILS ?? demo.emails,
    adminPassword: values.ADMIN_PASSWORD ?? (isDemo ? demo.password : undefined),
    seedDemo: isDemo && values.SEED_DEMO,
    dumpEveryHours: values.DUMP_EVERY_HOURS,
    dumpsKept: values.DUMPS_KEPT,
    graphiql: values.GRAPHIQL ?? isDemo,
    cachesAnswers: values.API_CACHE,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    retentionYears: values.RETENTION_YEARS,
    smtpUrl: values.SMTP_URL,
    backofficeUrl: values.BACKOFFICE_URL,
    internalToken: values.INTERNAL_TOKEN,
    metricsToken: values.METRICS_TOKEN,
    slowQueryMilliseconds: values.SLOW_QUERY_MS,
  });
}

/** The variables about the data, for the operator's commands. */
export function loadDataEnv() {
  const values = readEnv(dataSchema);
  return Object.freeze({ dataDir: values.DATA_DIR, databaseUrl: values.DATABASE_URL, bucket: bucketOf(values) });
}

type DataValues = z.output<z.ZodObject<typeof dataVariables>>;

function requireBucketKeys(values: DataValues, context: z.RefinementCtx): void {
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (values.S3_ENDPOINT === undefined || values[name] !== undefined) continue;
    context.addIssue({ code: 'custom', path: [name], message: 'must be set when S3_ENDPOINT is' });
  }
}

// Undefined when pictures are in DATA_DIR.
function bucketOf(values: DataValues): Bucket | undefined {
  if (values.S3_ENDPOINT === undefined) return undefined;
  return {
    endpoint: values.S3_ENDPOINT,
    name: values.S3_BUCKET,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
  };
}

// Stored with the data, so that a restart does not end all sessions.
function demoSecret(dataDir: string): string {
  const path = join(dataDir, 'jwt-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 });
    return readFileSync(path, 'utf8');
  } catch {
    process.stderr.write(`DATA_DIR must be a folder that can be written to: ${dataDir} is not.\n`);
    process.exit(1);
  }
}

function isReadable(address: string): boolean {
  try {
    decodeURIComponent(new URL(address).pathname);
    return true;
  } catch {
    return false;
  }
}
