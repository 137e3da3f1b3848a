import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCode, launch } from '../../scripts/lib/commands.mjs';
import { Failure } from '../../scripts/lib/failure.mjs';

/** @typedef {{ url: string, headers?: Record<string, string>, body?: string, pathsFile?: string }} HttpRequest */
/**
 * `refused` answers had a status of 400 or more, `lost` ones never came. Times in milliseconds.
 * @typedef {{ answers: number, refused: number, lost: number, seconds: number, p50: number, p95: number, slowest:
 *   number }} Report
 */

const script = fileURLToPath(new URL('wrk.lua', import.meta.url));

export function requireWrk() {
  return exitCode(launch('wrk', ['--version']), 'wrk').catch(() => {
    throw new Failure('The bench needs wrk, which is not installed: apt-get install wrk');
  });
}

/**
 * Sends the request repeatedly, over this many connections.
 * @param {HttpRequest} request
 * @param {{ connections: number, seconds: number, signal?: AbortSignal }} load `signal` ends it before its time
 * @returns {Promise<Report>}
 */
export async function wrk({ body, ...request }, load) {
  if (body === undefined) return measure(request, load);
  // In a file, as a command line holds no half megabyte.
  const folder = await mkdtemp(join(tmpdir(), 'barnum-bench-'));
  const bodyFile = join(folder, 'body');
  try {
    await writeFile(bodyFile, body);
    return await measure({ ...request, bodyFile }, load);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * @param {Omit<HttpRequest, 'body'> & { bodyFile?: string }} request
 * @param {{ connections: number, seconds: number, signal?: AbortSignal }} load
 * @returns {Promise<Report>}
 */
async function measure({ url, headers = {}, bodyFile, pathsFile }, { connections, seconds, signal }) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const load = ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`, '--timeout', '30s', '-s', script, ...given];
  const files = Object.entries({ body: bodyFile, paths: pathsFile }).flatMap(([kind, file]) =>
    file === undefined ? [] : ['--', kind, file],
  );
  const child = launch('wrk', [...load, url, ...files]);
  let printed = '';
  child.stdout?.on('data', (text) => {
    printed += text;
  });
  signal?.addEventListener('abort', () => child.kill('SIGINT'));
  await exitCode(child, 'wrk');
  const line = printed.split('\n').find((one) => one.startsWith('{'));
  if (!line) throw new Failure(`wrk could not measure ${url}:\n${printed}`);
  return JSON.parse(line);
}
