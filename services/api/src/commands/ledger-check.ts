import { resolve } from 'node:path';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const { file, new: isNew } = readOptions('npm run ledger:check [-- --file FILE] [--new]', {
  file: { type: 'string', default: '' },
  new: { type: 'boolean' },
});
await runCommand({ words: ['ledger-check', file && resolve(file)] }, isNew);
