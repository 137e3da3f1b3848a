import { resolve } from 'node:path';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const { to } = readOptions('npm run backup -- --to FILE', { to: { type: 'string' } });
await runCommand({ words: ['backup', resolve(to)] });
