import { needsSecret, type OperatorCommand, usage } from '../assembly/operator-commands.ts';
import { readSecret } from './read-secret.ts';
import { runCommand } from './run-command.ts';

// An address and a role may begin with anything: the one option is taken out by hand.
const given = process.argv.slice(2);
const command: OperatorCommand = { words: given.filter((word) => word !== '--new') };
if (command.words.length < 2) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}
if (needsSecret(command)) command.secret = await readSecret('Password: ');

await runCommand(command, given.includes('--new'));
