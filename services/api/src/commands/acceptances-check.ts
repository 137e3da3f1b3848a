import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';

const usage = `npm run acceptances:check [-- --new]     proves all acceptances of the database
npm run acceptances:check -- FILE.zip   proves an evidence that somebody hands in, file by file`;

const { isNew, file } = readArguments();
await runCommand({ words: ['acceptances-check', ...(file === undefined ? [] : [resolve(file)])] }, isNew);

function readArguments(): { isNew: boolean; file: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ options: { new: { type: 'boolean' } }, allowPositionals: true });
    const [path, ...more] = positionals;
    if (more.length > 0) throw new Error(usage);
    return { isNew: values.new ?? false, file: path };
  } catch {
    process.stderr.write(`${usage}\n`);
    process.exit(1);
  }
}
