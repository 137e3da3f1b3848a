import { resolve } from 'node:path';
import { openStorage } from '../assembly/start-up.ts';
import { restoreBackup } from '../backup/restore.ts';
import { commandEnv, describeData } from './command-env.ts';
import { readOptions } from './read-options.ts';
import { printProgress, runAndReport } from './run-and-report.ts';

const {
  from,
  force,
  new: isNew,
} = readOptions('npm run restore -- --from FILE [--force | --new]', {
  from: { type: 'string' },
  force: { type: 'boolean' },
  new: { type: 'boolean' },
});
const env = commandEnv();
printProgress(describeData(env));
await runAndReport(async () =>
  restoreBackup(
    { ...env, storage: await openStorage(env) },
    { from: resolve(from), force, mustBeFilled: !isNew },
    printProgress,
  ),
);
