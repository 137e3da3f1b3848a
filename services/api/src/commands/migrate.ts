import { loadDataEnv } from '../env.ts';
import { openFoundations } from '../start-up.ts';

const { database } = await openFoundations(loadDataEnv());
await database.close();
