import { runService } from '../../services/api/src/assembly/run-service.ts';
import { loadEnv } from '../../services/api/src/env.ts';
import { exampleShop } from './desk/example.ts';
import { seedCommand } from './seed-command.ts';

// The service, with the example that administrators may fill their shop with, and the demo's command among its own.
const env = loadEnv();
await runService(env, { commands: seedCommand(env), example: exampleShop() });
