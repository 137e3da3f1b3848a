import { isEmpty, seedDemo } from '../../../../prisma/seed/demo.ts';
import { loadEnv } from '../env.ts';
import { openFoundations } from '../start-up.ts';

// `--if-empty` leaves a database alone that holds anything; without it, a filled database is refused.
const ifEmpty = process.argv.includes('--if-empty');
const env = loadEnv();
const { database, storage } = await openFoundations(env);

if (!env.isDemo) {
  fail('Demo data is for BARNUM_MODE=demo only.');
} else if (await isEmpty(database.prisma)) {
  if (env.seedDemo) await seed();
} else if (!ifEmpty) {
  fail('The database is not empty: demo data was not added.');
}
await database.close();

async function seed(): Promise<void> {
  await seedDemo({ db: database.prisma, storage, administrators: env, onPicture: showProgress });
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\rDemo data: picture ${done} of ${total}${done >= total ? '\n' : ''}`);
  else if (done % 10 === 0 || done === total) process.stdout.write(`Demo data: picture ${done} of ${total}\n`);
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
