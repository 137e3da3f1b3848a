import { setTimeout as pause } from 'node:timers/promises';
import { eachLine, endChildren, exitCode, launch } from './commands.mjs';
import { Failure } from './failure.mjs';
import { logLine } from './log-line.mjs';

const readyWithinMilliseconds = 60_000;

/** @typedef {{ name: string, port: number, health: string, commandLine: string[] }} Program */

/**
 * Starts the programs one after the other, each as soon as the one before answers on its `health` path.
 * @param {Program[]} programs
 * @returns {Promise<{ ended: Promise<never> }>} `ended` rejects when one of them ends by itself; all have ended then.
 */
export async function serve(programs) {
  /** @type {Promise<never>[]} */
  const ends = [];
  for (const program of programs) {
    const ended = start(program);
    ends.push(ended);
    await Promise.race([ready(program), ...ends]);
  }
  return { ended: Promise.race(ends) };
}

/**
 * @param {Program} program
 * @returns {Promise<never>}
 */
async function start({ name, commandLine: [command = '', ...args] }) {
  const child = launch(command, args);
  /** @type {string[]} */
  const lastWords = [];
  for (const stream of [child.stdout, child.stderr]) {
    eachLine(stream, (line) => {
      const text = logLine(line);
      process.stdout.write(`${name.padEnd(11)} │ ${text}\n`);
      lastWords.push(`  ${text}`);
      lastWords.splice(0, lastWords.length - 5);
    });
  }
  const code = await exitCode(child, command);
  await endChildren();
  throw new Failure(
    [`The ${name} ended by itself (${code}), so the others were stopped. Its last words:`, ...lastWords].join('\n'),
  );
}

/** @param {Program} program */
async function ready({ name, port, health }) {
  const address = `http://localhost:${port}${health}`;
  const deadline = Date.now() + readyWithinMilliseconds;
  while (Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Failure(`The ${name} did not answer on ${address} within ${readyWithinMilliseconds / 1000} seconds.`);
}
