import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endChildren } from '../scripts/lib/commands.mjs';
import { reportFailure } from '../scripts/lib/failure.mjs';
import { install } from '../scripts/lib/install.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { build, generate } from '../scripts/lib/prepare.mjs';
import { root } from '../scripts/lib/root.mjs';
import { step } from '../scripts/lib/steps.mjs';
import { readOptions } from './lib/options.mjs';
import { growth, medians, print } from './lib/report.mjs';
import { requireWrk } from './lib/wrk.mjs';

/** `npm run bench`: compares Barnum with minimal servers (floors) and with another checkout. See CONTRIBUTING.md. */

/** @typedef {import('./lib/report.mjs').Result} Result */

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => endChildren().then(() => process.exit(1)));
await bench().catch(async (error) => {
  await endChildren();
  reportFailure(error);
});

async function bench() {
  const options = readOptions();
  await requireWrk();
  await install();
  await generate();
  await build();
  const server = await startPostgres();
  /** @type {{ size: number, results: Result[] }[]} */
  const reports = [];
  for (const size of options.sizes) {
    const results = await measureSize(server, size, options);
    print(`${size} articles`, results);
    reports.push({ size, results });
  }
  const [small, large] = [reports[0], reports.at(-1)];
  if (small && large && small !== large)
    print(`From ${small.size} to ${large.size} articles`, growth(small.results, large.results));
  await server.stop();
  const path = join(root, 'var/bench/results.json');
  await mkdir(join(root, 'var/bench'), { recursive: true });
  await writeFile(path, `${JSON.stringify({ node: process.version, ...options, reports }, null, 2)}\n`);
  process.stdout.write(`\nAll figures: ${path}\n`);
}

/**
 * @param {Awaited<ReturnType<typeof startPostgres>>} server
 * @param {number} size
 * @param {ReturnType<typeof readOptions>} options
 * @returns {Promise<Result[]>}
 */
async function measureSize(server, size, { checkouts, only, seconds, rounds }) {
  // Imported here because they need packages that may just have been installed.
  const { prepareDatabase } = await import('./lib/database.mjs');
  const { openTarget } = await import('./lib/target.mjs');
  const { openBrowser } = await import('./lib/pages.mjs');
  const { openRows } = await import('./lib/rows.mjs');
  const { peakMemory } = await import('./lib/programs.mjs');

  const targets = [];
  const databases = [];
  for (const checkout of checkouts) {
    const databaseUrl = await prepareDatabase(server.url, checkout, size);
    databases.push(databaseUrl);
    targets.push(await openTarget(checkout, { databaseUrl, databasePid: server.pid() }));
  }
  const browser = await openBrowser();
  const { rows, close } = await openRows(targets, { databaseUrl: databases[0] ?? '', size, seconds, browser });
  const chosen = rows.filter(({ what }) => what.toLowerCase().includes(only));
  /** @type {Map<string, Record<string, number>[]>} */
  const measured = new Map();
  for (let round = 1; round <= rounds; round += 1)
    await step(`Measure with ${size} articles, round ${round} of ${rounds}`, async (note) => {
      for (const { what, subjects } of chosen)
        for (const [subject, measure] of Object.entries(subjects)) {
          note(`${what}: ${subject}`);
          const key = `${what} ${subject}`;
          measured.set(key, [...(measured.get(key) ?? []), await measure()]);
        }
    });
  const results = chosen.map(({ what, goals, subjects }) => {
    const figures = Object.keys(subjects).map((subject) => [
      subject,
      medians(measured.get(`${what} ${subject}`) ?? []),
    ]);
    return { what, goals, figures: Object.fromEntries(figures) };
  });
  const memory = targets.map(({ name, programs }) => {
    const megabytes = Object.values(programs).reduce((sum, program) => sum + peakMemory(program), 0);
    return [name, { megabytes }];
  });
  const goals = [{ figure: 'megabytes', atMost: 450 }];
  results.push({ what: 'memory of the three programs at its peak', goals, figures: Object.fromEntries(memory) });
  await browser?.close();
  await close();
  for (const target of targets) await target.close();
  return results;
}
