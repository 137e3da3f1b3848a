import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore.ts';
import { loadDataEnv } from '../env.ts';
import { openStorage } from '../start-up.ts';
import { readOptions } from './read-options.ts';
import { printProgress, runAndReport } from './run-and-report.ts';

const { from, force } = readOptions('npm run restore -- --from FILE [--force]', {
  from: { type: 'string' },
  force: { type: 'boolean' },
});
const env = loadDataEnv();
await runAndReport(async () =>
  restoreBackup({ ...env, storage: await openStorage(env) }, { from: resolve(from), force }, printProgress),
);
