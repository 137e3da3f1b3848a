import { loadDataEnv } from '../env.ts';
import { type Foundations, openFoundations } from '../start-up.ts';
import { sendCommand } from './control-socket.ts';
import { type OperatorCommand, runOperatorCommand } from './operator-commands.ts';
import { printProgress, reporting } from './report.ts';

/** Has the service that holds the embedded database carry a command out, or carries it out here, after `prepare`. */
export function runCommand(
  command: OperatorCommand,
  prepare?: (foundations: Foundations) => Promise<void>,
): Promise<void> {
  const env = loadDataEnv();
  return reporting(async () => {
    const done = env.databaseUrl === undefined ? await sendCommand(env.dataDir, command, printProgress) : null;
    if (done !== null) return done;
    const foundations = await openFoundations(env);
    try {
      await prepare?.(foundations);
      return await runOperatorCommand(foundations, command, printProgress);
    } finally {
      await foundations.database.close();
    }
  });
}
