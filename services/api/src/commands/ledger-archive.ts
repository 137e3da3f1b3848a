import { resolve } from 'node:path';
import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const {
  from,
  to,
  file,
  new: isNew,
} = readOptions('npm run ledger:archive -- --from DAY --to DAY [--file FILE] [--new]', {
  from: { type: 'string' },
  to: { type: 'string' },
  file: { type: 'string', default: '' },
  new: { type: 'boolean' },
});
await runCommand({ words: ['ledger-archive', resolve(file || `ledger-${from}-${to}.jsonl`), from, to] }, isNew);
