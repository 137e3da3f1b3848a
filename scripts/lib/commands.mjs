import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const children = new Set();
let ending = false;

/**
 * Starts a program from the root of the repository; `endChildren` ends it with us.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export function launch(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: options.stdio ?? ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
  });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

/**
 * Runs a program to its end; resolves with its output.
 * @param {string} title how a failure names it
 * @param {string[]} commandLine
 * @param {{ env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} [options]
 * @returns {Promise<string>}
 */
export async function run(title, [command = '', ...args], options = {}) {
  const child = launch(command, args, { env: { NO_COLOR: '1', ...options.env } });
  /** @type {string[]} */
  const printed = [];
  /** @type {string[]} */
  const complaints = [];
  eachLine(child.stdout, (line) => {
    printed.push(line);
    options.onLine?.(line);
  });
  eachLine(child.stderr, (line) => line.trim() && complaints.push(line));
  const code = await exitCode(child, command);
  if (code === 0) return printed.join('\n');
  const [reason = `code ${code}`, ...more] = (complaints.length > 0 ? complaints : printed).slice(-40);
  throw new Failure([`${title} failed: ${reason}`, ...more.map((line) => `  ${line}`)].join('\n'));
}

/**
 * Ends every program that still runs: by SIGTERM, and after `grace` milliseconds by SIGKILL.
 * @param {number} [grace]
 */
export async function endChildren(grace = 10_000) {
  ending = true;
  const left = [...children];
  const ended = Promise.all(left.map((child) => new Promise((resolve) => child.once('close', resolve))));
  for (const child of left) child.kill('SIGTERM');
  const deadline = setTimeout(() => {
    for (const child of left) child.kill('SIGKILL');
  }, grace);
  await ended;
  clearTimeout(deadline);
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} use
 */
export function eachLine(stream, use) {
  if (stream) createInterface({ input: stream }).on('line', use);
}

/**
 * Resolves with a program's exit code or signal. Never settles for one that `endChildren` ends.
 * @param {ChildProcess} child
 * @param {string} command
 * @returns {Promise<number | NodeJS.Signals | null>}
 */
export function exitCode(child, command) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Failure(`${command} could not be started: ${error.message}.`)));
    child.once('close', (code, signal) => {
      if (!ending) resolve(code ?? signal);
    });
  });
}
