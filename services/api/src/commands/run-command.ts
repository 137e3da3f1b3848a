import { loadDataEnv } from '../env.ts';
import { openDataStores } from '../start-up.ts';
import { sendCommand } from './control-socket.ts';
import { type OperatorCommand, type OperatorCommands, runOperatorCommand } from './operator-commands.ts';
import { printProgress, runAndReport } from './run-and-report.ts';

/** Runs a command in the service that has the embedded database open, or else in this process. */
export function runCommand(command: OperatorCommand, more?: OperatorCommands): Promise<void> {
  const env = loadDataEnv();
  return runAndReport(async () => {
    const done = env.databaseUrl === undefined ? await sendCommand(env.dataDir, command, printProgress) : null;
    if (done !== null) return done;
    const foundations = await openDataStores(env);
    try {
      return await runOperatorCommand(foundations, command, printProgress, more);
    } finally {
      await foundations.database.close();
    }
  });
}
