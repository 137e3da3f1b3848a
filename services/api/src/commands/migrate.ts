import { loadDataEnv } from '../env.ts';
import { openDataStores } from '../start-up.ts';

const { database } = await openDataStores(loadDataEnv());
await database.close();
// Timers of the database and schema engines would keep the process for ten seconds more.
process.exit();
