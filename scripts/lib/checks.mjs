import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { testsOfChanges } from './changed.mjs';
import { exitCode, launch, run } from './commands.mjs';
import { environmentDrift } from './environment-drift.mjs';
import { root } from './root.mjs';
import { tallyOf, tallyOfReport } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/**
 * `isExtra`: runs only when it is named.
 * @typedef {{ name: string, heading: string, run: () => Promise<Tally>, needs?: 'system packages' | 'builds',
 *   isExtra?: true }} Check
 */

const rooms = ['rules', 'services/hosting', 'services/api', 'storefront', 'backoffice'];

/** Everything that `npm test` looks at, in its order. @type {Check[]} */
export const checks = [
  { name: 'types', heading: 'Types', run: types },
  { name: 'lint', heading: 'Lint', run: () => succeeds('biome', 'check', '--error-on-warnings', '.') },
  {
    name: 'rooms',
    heading: 'Rooms: who imports whom',
    run: whoImportsWhom,
  },
  { name: 'unused', heading: 'Unused files, exports and packages', run: () => succeeds('knip', '--no-progress') },
  { name: 'schema', heading: 'schema.graphql and the migrations follow the code', run: schemaDrift },
  {
    name: 'environment',
    heading: '.env.example lists what the programs read',
    run: async () => complaints(environmentDrift()),
  },
  {
    name: 'unit',
    heading: 'Rules, service and apps',
    run: () => vitest(projects(...rooms.map((room) => basename(room)))),
    needs: 'system packages',
  },
  {
    name: 'faults',
    heading: 'Faults, and deployment: killed, stopped, without database or room, two replicas behind a gateway',
    // At once: both wait for programs more than they work.
    run: () => vitest(projects('faults', 'deployment')),
    needs: 'builds',
  },
  { name: 'browser', heading: 'Browser', run: () => vitest(projects('browser')), needs: 'builds' },
  {
    name: 'deployment',
    heading: 'Deployment: two replicas behind a gateway',
    run: () => vitest(projects('deployment')),
    needs: 'builds',
    isExtra: true,
  },
  {
    name: 'every-database',
    heading: 'Service: every test on both databases',
    run: () => vitest(projects('api'), { BARNUM_EVERY_DATABASE: '1' }),
    needs: 'system packages',
    isExtra: true,
  },
  {
    name: 'changed',
    heading: 'Tests that what differs from main concerns',
    run: changed,
    needs: 'builds',
    isExtra: true,
  },
];

/** @param {string[]} names of vitest's projects */
function projects(...names) {
  return names.flatMap((name) => ['--project', name]);
}

async function types() {
  let ok = true;
  for (const folder of [...rooms, 'e2e', 'scripts']) ok = (await ends('tsc', ['--project', folder])) && ok;
  return tallyOf(ok);
}

/** Who imports whom, file by file and folder by folder. */
async function whoImportsWhom() {
  const folders = [...rooms, 'prisma'];
  const cruise = (/** @type {string} */ config, /** @type {string[]} */ paths) =>
    ends('depcruise', ['--config', config, ...paths]);
  const ok = await Promise.all([
    cruise('.dependency-cruiser.cjs', [...folders, 'e2e', 'scripts', 'bench']),
    cruise('.dependency-cruiser.folders.cjs', folders),
  ]);
  return tallyOf(!ok.includes(false));
}

async function schemaDrift() {
  const printed = await run('Printing the schema', [
    'node_modules/.bin/tsx',
    'services/api/src/commands/print-schema.ts',
  ]);
  const isPrinted = printed.trim() === readFileSync(join(root, 'schema.graphql'), 'utf8').trim();
  if (!isPrinted) console.log('schema.graphql is out of date: npm run schema updates it.');
  const isMigrated = await ends('tsx', ['services/api/src/commands/db-diff.ts']);
  if (!isMigrated) console.log('The migrations do not lead to the Prisma schema: they lack the SQL above.');
  return tallyOf(isPrinted && isMigrated);
}

/** @param {string[]} sentences */
function complaints(sentences) {
  for (const sentence of sentences) console.log(sentence);
  return tallyOf(sentences.length === 0);
}

/** @param {string[]} commandLine */
async function succeeds(...[tool = '', ...args]) {
  return tallyOf(await ends(tool, args));
}

/**
 * Runs an installed tool, with its output on the terminal.
 * @param {string} tool
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function ends(tool, args, env = {}) {
  const child = launch(join('node_modules/.bin', tool), args, { stdio: 'inherit', env });
  return (await exitCode(child, tool)) === 0;
}

async function changed() {
  const tests = await testsOfChanges('main', [...rooms, 'prisma', 'e2e']);
  console.log(tests.length === 0 ? 'There are none.' : tests.join('\n'));
  return tests.length === 0 ? tallyOf(true) : vitest(tests);
}

/**
 * @param {string[]} selection of tests, as vitest takes it
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Tally>}
 */
async function vitest(selection, env) {
  const report = join(root, 'node_modules/.cache/barnum/vitest-report.json');
  const times = join(root, 'node_modules/.cache/barnum/vitest-times.json');
  for (const path of [report, times]) rmSync(path, { force: true });
  const reporters = ['default', 'json', './scripts/lib/vitest/times-reporter.mjs'].map((name) => `--reporter=${name}`);
  const args = ['run', ...selection, ...reporters, `--outputFile.json=${report}`];
  const ok = await ends('vitest', args, { ...env, VITEST_TIMES: times });
  try {
    const tally = { ...tallyOfReport(read(report)), times: read(times) };
    // An error outside of every test fails the run as well.
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    return tallyOf(false);
  }
}

/** @param {string} path of a JSON file */
function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
