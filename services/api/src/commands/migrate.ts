import { openDataStores } from '../assembly/start-up.ts';
import { commandEnv, describeData } from './command-env.ts';
import { readOptions } from './read-options.ts';
import { printProgress } from './run-and-report.ts';

const { new: isNew } = readOptions('npm run db:migrate [-- --new]', { new: { type: 'boolean' } });
const env = commandEnv();
printProgress(describeData(env));
const { database } = await openDataStores({ ...env, mustBeFilled: !isNew });
await database.close();
// Timers of the database and schema engines would keep the process for ten seconds more.
process.exit();
