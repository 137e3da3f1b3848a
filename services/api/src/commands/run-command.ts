import { sendCommand } from '../assembly/control-socket.ts';
import { type OperatorCommand, type OperatorCommands, runOperatorCommand } from '../assembly/operator-commands.ts';
import { openDataStores } from '../assembly/start-up.ts';
import { commandEnv, describeData } from './command-env.ts';
import { printProgress, runAndReport } from './run-and-report.ts';

/**
 * Runs a command in the service that has the embedded database open, or else in this process; says on what. A database
 * that is missing or empty is refused unless it `isNew`.
 */
export function runCommand(command: OperatorCommand, isNew: boolean, more?: OperatorCommands): Promise<void> {
  const env = commandEnv();
  printProgress(describeData(env));
  return runAndReport(async () => {
    const done = env.databaseUrl === undefined ? await sendCommand(env.dataDir, command, printProgress) : null;
    if (done !== null) return done;
    const foundations = await openDataStores({ ...env, mustBeFilled: !isNew });
    try {
      return await runOperatorCommand(foundations, command, printProgress, more);
    } finally {
      await foundations.database.close();
    }
  });
}
