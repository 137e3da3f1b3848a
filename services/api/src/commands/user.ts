import { loadDataEnv } from '../env.ts';
import { openFoundations } from '../start-up.ts';
import { sendCommand } from './control-socket.ts';
import { needsSecret, type OperatorCommand, runOperatorCommand, usage } from './operator-commands.ts';
import { readSecret } from './read-secret.ts';

const command: OperatorCommand = { words: process.argv.slice(2) };
if (command.words.length < 2) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}
if (needsSecret(command)) command.secret = await readSecret('Password: ');

const env = loadDataEnv();
try {
  const done = (env.databaseUrl === undefined ? await sendCommand(env.dataDir, command) : null) ?? (await runHere());
  process.stdout.write(`${done}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function runHere(): Promise<string> {
  const { database } = await openFoundations(env);
  try {
    return await runOperatorCommand(database, command);
  } finally {
    await database.close();
  }
}
