import { readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const { new: isNew } = readOptions('npm run acceptances:check [-- --new]', { new: { type: 'boolean' } });
await runCommand({ words: ['acceptances-check'] }, isNew);
