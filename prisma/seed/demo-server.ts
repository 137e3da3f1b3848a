import { loadEnv } from '../../services/api/src/env.ts';
import { runService } from '../../services/api/src/run-service.ts';
import { seedCommand } from './seed-command.ts';

// The service as `npm start` runs it in demo mode: `npm run seed` reaches the embedded database while it is served.
const env = loadEnv();
await runService(env, seedCommand(env));
