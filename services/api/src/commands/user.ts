import { needsSecret, type OperatorCommand, usage } from './operator-commands.ts';
import { readSecret } from './read-secret.ts';
import { runCommand } from './run-command.ts';

const command: OperatorCommand = { words: process.argv.slice(2) };
if (command.words.length < 2) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}
if (needsSecret(command)) command.secret = await readSecret('Password: ');

await runCommand(command);
