import { resolve } from 'node:path';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const { to, new: isNew } = readOptions('npm run backup -- --to FILE [--new]', {
  to: { type: 'string' },
  new: { type: 'boolean' },
});
await runCommand({ words: ['backup', resolve(to)] }, isNew);
