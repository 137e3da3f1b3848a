import { resolve } from 'node:path';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const { file } = readOptions('npm run ledger:check [-- --file FILE]', { file: { type: 'string', default: '' } });
await runCommand({ words: ['ledger-check', file && resolve(file)] });
