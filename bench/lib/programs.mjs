import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { eachLine, launch } from '../../scripts/lib/commands.mjs';
import { Failure } from '../../scripts/lib/failure.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';

/** @typedef {{ url: string, pid: number, child: import('node:child_process').ChildProcess }} Program */

const internalToken = randomBytes(32).toString('hex');
const ticksPerSecond = 100;

/**
 * The service from its production build, its kept answers on or off.
 * @param {{ databaseUrl: string, dataDir: string, cached: boolean }} options
 */
export async function startService({ databaseUrl, dataDir, cached }) {
  const port = await freePort();
  return start('/readyz', port, ['services/api/dist/server.js'], {
    BARNUM_MODE: 'demo',
    API_PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    API_CACHE: cached ? '1' : '0',
    RATE_LIMIT_FACTOR: '1000',
  });
}

/**
 * The storefront from its production build, its kept pages on or off.
 * @param {{ service: Program, cached: boolean }} options
 */
export async function startStorefront({ service, cached }) {
  const port = await freePort();
  return start('/healthz', port, ['storefront/dist/server/server.mjs'], {
    STOREFRONT_PORT: String(port),
    STOREFRONT_URL: `http://localhost:${port}`,
    API_URL: service.url,
    PAGE_CACHE: cached ? '1' : '0',
  });
}

/**
 * A floor of bench/floors.
 * @param {string} name
 * @param {string[]} args beside its port
 * @param {string} health path that it answers
 * @param {NodeJS.ProcessEnv} [env]
 */
export function startFloor(name, args, health, env) {
  return startNode(health, (port) => [`bench/floors/${name}.mjs`, String(port), ...args], env);
}

/**
 * A Node program of another kind.
 * @param {string} health path that it answers
 * @param {(port: number) => string[]} commandLine
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function startNode(health, commandLine, env = {}) {
  const port = await freePort();
  return start(health, port, commandLine(port), env);
}

/**
 * @param {string} health
 * @param {number} port
 * @param {string[]} commandLine
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Program>}
 */
async function start(health, port, commandLine, env) {
  const common = { NODE_ENV: 'production', LOG_LEVEL: 'warn', INTERNAL_TOKEN: internalToken };
  const child = launch(process.execPath, commandLine, { env: { ...common, ...env } });
  /** @type {string[]} */
  const words = [];
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => words.push(line));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const answer = await fetch(`${url}${health}`).catch(() => null);
    if (answer?.ok) return { url, pid: child.pid ?? 0, child };
    await sleep(100);
  }
  throw new Failure(`${commandLine[0]} did not start: ${words.slice(-20).join('\n  ')}`);
}

/** @param {Program} program */
export async function endOf({ child }) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/**
 * Milliseconds of processor time that a program has used; null where the system does not tell.
 * @param {Program} program
 */
export function cpuOf({ pid }) {
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /, '')
    .split(' ');
  return fields ? ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond : null;
}

/**
 * Megabytes that a program has held at most; null where the system does not tell.
 * @param {Program} program
 */
export function peakMemoryOf({ pid }) {
  const kilobytes = read(`/proc/${pid}/status`)?.match(/VmHWM:\s+(\d+)/)?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
