import { runCommand } from '../../services/api/src/commands/run-command.ts';
import { loadEnv } from '../../services/api/src/env.ts';
import { seedCommand } from './seed-command.ts';

await runCommand({ words: ['seed', ...process.argv.slice(2)] }, true, seedCommand(loadEnv()));
