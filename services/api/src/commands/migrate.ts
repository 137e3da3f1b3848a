import { loadEnv } from '../env.ts';
import { openFoundations } from '../start-up.ts';

const { database } = await openFoundations(loadEnv());
await database.close();
