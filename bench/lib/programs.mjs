import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eachLine, launch } from '../../scripts/lib/commands.mjs';
import { Failure } from '../../scripts/lib/failure.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { root } from '../../scripts/lib/root.mjs';

/** @typedef {{ url: string, pid: number, processorTime: () => number, end: () => Promise<void> }} Program */
/**
 * A built checkout of Barnum, and what it is called in the tables.
 * @typedef {{ name: string, folder: string }} Checkout
 */
/**
 * Its three programs over one database.
 * @typedef {Record<'service' | 'storefront' | 'backOffice', Program>} Programs
 */

const internalToken = randomBytes(32).toString('hex');

/** @param {Checkout} checkout */
export const dataFolder = ({ folder }) => join(folder, 'var/bench');

/**
 * @param {Checkout} checkout
 * @param {string} databaseUrl
 * @returns {Promise<Program>}
 */
export function startService(checkout, databaseUrl) {
  const entry = entryOf(checkout, 'services/api/dist/server.js');
  return start(
    '/readyz',
    () => [entry],
    (port) => ({
      BARNUM_MODE: 'demo',
      API_PORT: port,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(dataFolder(checkout), 'data'),
      RATE_LIMIT_FACTOR: '1000',
      // The requests of ten years stay.
      RETENTION_YEARS: '10',
    }),
  );
}

/**
 * @param {Checkout} checkout
 * @param {string} databaseUrl
 * @returns {Promise<Programs>}
 */
export async function startPrograms(checkout, databaseUrl) {
  const service = await startService(checkout, databaseUrl);
  const front = (/** @type {string} */ prefix, /** @type {string[]} */ ...entries) => {
    const entry = entryOf(checkout, ...entries);
    const env = (/** @type {string} */ port) => ({
      [`${prefix}_PORT`]: port,
      [`${prefix}_URL`]: `http://localhost:${port}`,
      API_URL: service.url,
    });
    return start('/healthz', () => [entry], env);
  };
  return {
    service,
    storefront: await front('STOREFRONT', 'storefront/dist/server/server.mjs', 'storefront/dist/server.js'),
    backOffice: await front('BACKOFFICE', 'backoffice/dist/server.js', 'backoffice/dist/server/main.js'),
  };
}

/**
 * A floor of bench/floors.
 * @param {string} name
 * @param {string} health path that it answers
 * @param {string[]} args beside its port
 */
export function startFloor(name, health, args) {
  return start(
    health,
    (port) => [join(root, `bench/floors/${name}.mjs`), port, ...args],
    () => ({}),
  );
}

/**
 * Processor time of these processes and their children so far, in milliseconds.
 * @param {number[]} pids
 */
export function processorTime(pids) {
  let nanoseconds = 0;
  for (const pid of withChildren(pids)) {
    // A process or thread may end meanwhile.
    for (const thread of attempt(() => readdirSync(`/proc/${pid}/task`)) ?? []) {
      const used = attempt(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
      nanoseconds += Number(used?.split(' ')[0] ?? 0);
    }
  }
  return nanoseconds / 1e6;
}

/**
 * Peak memory of a program, in megabytes.
 * @param {Program} program
 */
export function peakMemory({ pid }) {
  const status = attempt(() => readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(status?.match(/VmHWM:\s+(\d+)/)?.[1] ?? Number.NaN) / 1024;
}

/**
 * The first of these built files that exists: their paths differ between releases.
 * @param {Checkout} checkout
 * @param {string[]} entries
 */
function entryOf({ folder }, ...entries) {
  const paths = entries.map((entry) => join(folder, entry));
  const built = paths.find((path) => existsSync(path));
  if (!built) throw new Failure(`${paths[0]} is not built: npm run build in ${folder}.`);
  return built;
}

/**
 * @param {string} health
 * @param {(port: string) => string[]} commandLine
 * @param {(port: string) => NodeJS.ProcessEnv} environment
 * @returns {Promise<Program>}
 */
async function start(health, commandLine, environment) {
  const port = String(await freePort());
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', INTERNAL_TOKEN: internalToken, ...environment(port) };
  const child = launch(process.execPath, commandLine(port), { env });
  const pid = child.pid ?? 0;
  /** @type {string[]} */
  const words = [];
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => words.push(line));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const answer = await fetch(url + health).catch(() => null);
    if (answer?.ok) return { url, pid, processorTime: () => processorTime([pid]), end: () => end(child) };
    await sleep(100);
  }
  throw new Failure([`${child.spawnargs[1]} did not start:`, ...words.slice(-20)].join('\n  '));
}

/** @param {import('node:child_process').ChildProcess} child */
async function end(child) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/**
 * @param {number[]} pids
 * @returns {number[]}
 */
function withChildren(pids) {
  return pids.flatMap((pid) => {
    const children = attempt(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
    return [pid, ...withChildren(children?.trim().split(' ').filter(Boolean).map(Number) ?? [])];
  });
}

/**
 * @template T
 * @param {() => T} look
 */
function attempt(look) {
  try {
    return look();
  } catch {
    return undefined;
  }
}
