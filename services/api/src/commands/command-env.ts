import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadDataEnv } from '../env.ts';

type DataEnv = ReturnType<typeof loadDataEnv>;

/** The variables about the data as `npm start` has them: of the shell, or else of `.env`. */
export function commandEnv(): DataEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return loadDataEnv();
}

/** What a command acts on, for its operator: without the password of an address. */
export function describeData({ dataDir, databaseUrl, bucket }: DataEnv): string {
  const pictures = bucket === undefined ? resolve(dataDir, 'media') : `the bucket ${bucket.name} of ${bucket.endpoint}`;
  return `Database: ${describeDatabase({ dataDir, databaseUrl })}. Pictures: ${pictures}.`;
}

function describeDatabase({ dataDir, databaseUrl }: Pick<DataEnv, 'dataDir' | 'databaseUrl'>): string {
  if (databaseUrl === undefined) return `embedded in ${resolve(dataDir)}`;
  const { pathname, host } = new URL(databaseUrl);
  return `PostgreSQL ${decodeURIComponent(pathname.slice(1))} on ${host}`;
}
