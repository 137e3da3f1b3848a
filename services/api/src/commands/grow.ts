import { parseArgs } from 'node:util';
import { isEmpty, seedDemo } from '../../../../prisma/seed/demo.ts';
import { loadEnv } from '../env.ts';
import { printProgress } from './report.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run seed -- --articles N --requests N --testimonials N';
const kinds = ['articles', 'requests', 'testimonials'] as const;

const sizes = readSizes();
const env = loadEnv();
if (!env.isDemo) end('Demo data is for BARNUM_MODE=demo only.');

await runCommand({ words: ['grow', ...sizes] }, async ({ database: { prisma: db }, storage }) => {
  const onPicture = (done: number, total: number) => {
    if (done % 10 === 0 || done === total) printProgress(`Demo data: picture ${done} of ${total}`);
  };
  if (await isEmpty(db)) await seedDemo({ db, storage, administrators: env, onPicture });
});

/** What the database is to hold of each kind; 0 for a kind that is not named. */
function readSizes(): string[] {
  try {
    const { values } = parseArgs({
      options: { articles: { type: 'string' }, requests: { type: 'string' }, testimonials: { type: 'string' } },
    });
    const given = kinds.map((kind) => values[kind] ?? '0');
    if (Object.keys(values).length > 0 && given.every((value) => /^\d{1,7}$/.test(value))) return given;
  } catch {
    // An option that there is not: the usage says which there are.
  }
  return end(usage);
}

function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
