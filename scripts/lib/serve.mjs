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
    const { ended, speak } = start(program);
    ends.push(ended);
    await Promise.race([ready(program), ...ends]);
    speak();
  }
  return { ended: Promise.race(ends) };
}

/**
 * Starts a program. Its output is held back until `speak`; if the program ends before it is ready, the output is the
 * error's text.
 * @param {Program} program
 */
function start({ name, commandLine: [command = '', ...args] }) {
  const child = launch(command, args);
  const print = (/** @type {string} */ text) => process.stdout.write(`${name.padEnd(11)} │ ${text}\n`);
  let isReady = false;
  /** @type {string[]} */
  const words = [];
  for (const stream of [child.stdout, child.stderr]) {
    eachLine(stream, (line) => {
      words.push(logLine(line));
      words.splice(0, words.length - 20);
      if (isReady) print(logLine(line));
    });
  }
  const ended = exitCode(child, command).then(async (code) => {
    await endChildren();
    const reason = words.length > 0 ? words.join('\n  ') : `it ended with ${code}`;
    if (!isReady) throw new Failure(`The ${name} did not start: ${reason}`);
    throw new Failure(`The ${name} ended by itself (${code}), so the others were stopped.`);
  });
  const speak = () => {
    isReady = true;
    words.forEach(print);
  };
  return { ended, speak };
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
