import { loadDataEnv } from '../env.ts';
import { openDataStores } from '../start-up.ts';

const { database } = await openDataStores(loadDataEnv());
await database.close();
