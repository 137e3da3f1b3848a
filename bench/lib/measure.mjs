import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Failure } from '../../scripts/lib/failure.mjs';
import { cpuOf } from './programs.mjs';

/** @typedef {import('./cases.mjs').Case} Case */
/**
 * @typedef {{ perSecond: number, p50: number, p99: number, cpu: number | null, bytes: number, failed: number }} Figures
 * `failed` answers were no success, or never came: a service that has more to do than it can says so with 503. They count
 * in no rate, but in the times, bytes and work of a row, which is then worth little.
 */

/**
 * Asks again and again for `seconds`, over `connections`.
 * @param {Case} subject
 * @param {{ seconds: number, connections: number }} load
 * @returns {Promise<Figures>}
 */
export async function measure(subject, { seconds, connections }) {
  const { group, kind, ask, programs } = subject;
  await settled(programs);
  const before = cpuOfAll(programs);
  const result = await autocannon({ ...ask, connections, duration: seconds });
  const after = cpuOfAll(programs);
  const failed = result.non2xx + result.errors;
  const total = result['2xx'];
  if (total === 0 && failed > 0) throw new Failure(`${group}, ${kind}: nothing but failures, ${failed} of them.`);
  // What takes longer than that needs longer to be measured.
  if (total < 5 && seconds < 20) return measure(subject, { seconds: seconds * 3, connections });
  return {
    perSecond: total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: before === null || after === null || total === 0 ? null : (after - before) / total,
    bytes: total === 0 ? 0 : result.throughput.total / total,
    failed,
  };
}

/**
 * The middle one of each figure; of failures all.
 * @param {readonly Figures[]} rounds
 * @returns {Figures}
 */
export function medians(rounds) {
  const of = (/** @type {keyof Figures} */ name) => median(rounds.map((figures) => Number(figures[name])));
  const cpu = rounds.some((figures) => figures.cpu === null) ? null : of('cpu');
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpu, bytes: of('bytes'), failed: sum(rounds) };
}

/** @param {readonly Figures[]} rounds */
function sum(rounds) {
  return rounds.reduce((failed, figures) => failed + figures.failed, 0);
}

/** @param {number[]} values */
function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Resolves when the programs have done what was asked of them before, for at most ten seconds.
 * @param {import('./programs.mjs').Program[]} programs
 */
async function settled(programs) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const before = cpuOfAll(programs) ?? 0;
    await sleep(200);
    if ((cpuOfAll(programs) ?? 0) - before <= 20) return;
  }
}

/** @param {import('./programs.mjs').Program[]} programs */
function cpuOfAll(programs) {
  const used = programs.map(cpuOf);
  return used.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}
