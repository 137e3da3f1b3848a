import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endChildren } from '../scripts/lib/commands.mjs';
import { reportFailure } from '../scripts/lib/failure.mjs';
import { install } from '../scripts/lib/install.mjs';
import { build, generate } from '../scripts/lib/prepare.mjs';
import { root } from '../scripts/lib/root.mjs';
import { step } from '../scripts/lib/steps.mjs';
import { readOptions } from './lib/options.mjs';

/** `npm run bench`: Barnum side by side with the least that could do the same. CONTRIBUTING.md tells how to read it. */

const levels = [2, 32];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => endChildren().then(() => process.exit(1)));
await bench().catch(async (error) => {
  await endChildren();
  reportFailure(error);
});

async function bench() {
  const options = readOptions();
  await install();
  await generate();
  await build();
  // What is imported here needs the packages that were just installed.
  const { dataDir, prepareDatabase, prepareServer } = await import('./lib/database.mjs');
  const { printGrowth, printSize } = await import('./lib/tables.mjs');
  const server = await prepareServer();
  /** @type {import('./lib/tables.mjs').SizeReport[]} */
  const reports = [];
  for (const size of options.sizes) {
    const databaseUrl = await prepareDatabase(server.url, size);
    const report = await measureSize({ ...options, databaseUrl, dataDir, size });
    printSize(report);
    reports.push(report);
  }
  printGrowth(reports);
  await server.stop();
  await mkdir(join(root, 'var/bench'), { recursive: true });
  const path = join(root, 'var/bench/results.json');
  await writeFile(path, `${JSON.stringify({ node: process.version, ...options, reports }, null, 2)}\n`);
  process.stdout.write(`\nAll figures: ${path}\n`);
}

/**
 * @param {{ only: string, seconds: number, rounds: number, next: boolean, databaseUrl: string, dataDir: string, size: number }} options
 * @returns {Promise<import('./lib/tables.mjs').SizeReport>}
 */
async function measureSize({ only, seconds, rounds, next, databaseUrl, dataDir, size }) {
  const { startCases } = await import('./lib/cases.mjs');
  const { checkFloors } = await import('./lib/check-floors.mjs');
  const { measure, medians } = await import('./lib/measure.mjs');
  const { peakMemoryOf } = await import('./lib/programs.mjs');
  const { visitPages } = await import('./lib/pages.mjs');
  const { cases, programs, pages, end } = await startCases({ databaseUrl, dataDir, next });
  await checkFloors(programs);
  const chosen = cases.filter(({ group }) => group.toLowerCase().includes(only));
  const subjects = levels.flatMap((connections) =>
    chosen.map((subject) => ({
      subject,
      connections,
      figures: /** @type {import('./lib/measure.mjs').Figures[]} */ ([]),
    })),
  );
  await step(`Warm up with ${size} articles`, async () => {
    for (const subject of chosen) await measure(subject, { seconds: Math.min(1, seconds), connections: 8 });
  });
  for (let round = 1; round <= rounds; round += 1) {
    await step(`Measure with ${size} articles, round ${round} of ${rounds}`, async (note) => {
      for (const { subject, connections, figures } of subjects) {
        note(`${subject.group}, ${subject.kind}, ${connections} connections`);
        figures.push(await measure(subject, { seconds, connections }));
      }
    });
  }
  const memory = Object.entries(programs).map(([name, program]) => ({ name, megabytes: peakMemoryOf(program) }));
  const visits =
    only === '' || 'pages'.includes(only)
      ? await visitPages(programs.keepingStorefront.url, pages['Article page'])
      : [];
  await end();
  const rows = subjects.map(({ subject: { group, kind }, connections, figures }) => ({
    group,
    kind,
    connections,
    ...medians(figures),
  }));
  return { size, rows, memory, visits };
}
