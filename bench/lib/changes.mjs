import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../../scripts/lib/failure.mjs';
import { wrk } from './wrk.mjs';

/** @typedef {import('./target.mjs').Target} Target */

const readers = 32;
/** Pages that are not counted: programs that have just started run code that V8 has not compiled yet. */
const warmUps = 20;
/** Milliseconds after which a page that is not fresh fails the bench. */
const patience = 120_000;

/**
 * Processor time of the first rendering of a page after a change, in milliseconds, over all programs and the database.
 * @param {Target} target
 * @param {string} path
 * @param {number} times
 */
export async function costAfterChange(target, path, times) {
  let cpu = 0;
  for (let time = -warmUps; time < times; time += 1) {
    const mark = await target.change();
    await untilIdle(target);
    const before = target.processorTime();
    const { text } = await read(target, path);
    await sleep(20);
    if (time >= 0) cpu += target.processorTime() - before;
    if (!text.includes(mark)) throw new Failure(`${target.name} ${path} does not show what was changed.`);
  }
  return { cpu: cpu / times };
}

/**
 * How long every address of the site map takes to show a change while others read all of them.
 * @param {Target} target
 */
export async function timeUntilFresh(target) {
  const { text: siteMap } = await read(target, '/sitemap.xml');
  const paths = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const pathsFile = join(tmpdir(), `barnum-bench-${process.pid}-paths`);
  writeFileSync(pathsFile, `${paths.join('\n')}\n`);
  for (const path of paths) await read(target, path);

  const reading = new AbortController();
  const load = { connections: readers, seconds: patience / 1000 + 30, signal: reading.signal };
  const others = wrk({ url: target.storefront.url, pathsFile }, load);
  await sleep(1_000);
  const mark = await target.change();
  const since = performance.now();
  let slowest = 0;
  let failed = 0;
  const stale = [...paths];
  const crawl = async () => {
    for (let path = stale.shift(); path !== undefined; path = stale.shift()) {
      const { text, status, took } = await read(target, path);
      slowest = Math.max(slowest, took);
      if (status >= 500) failed += 1;
      if (!text.includes(mark)) stale.push(path);
      if (performance.now() - since > patience) throw new Failure(`${target.name} ${path} is not fresh yet.`);
    }
  };
  await Promise.all([crawl(), crawl(), crawl(), crawl()]).finally(() => reading.abort());
  const seconds = (performance.now() - since) / 1000;
  const report = await others;
  return { seconds, slowest: Math.max(slowest, report.slowest), failed: failed + report.refused + report.lost };
}

/**
 * Resolves when the programs are idle, after ten seconds at most.
 * @param {{ processorTime: () => number }} worker
 */
export async function untilIdle({ processorTime }) {
  for (let tries = 0; tries < 100; tries += 1) {
    const before = processorTime();
    await sleep(100);
    if (processorTime() - before < 5) return;
  }
}

/**
 * @param {Target} target
 * @param {string} path
 */
async function read({ storefront }, path) {
  const since = performance.now();
  const answer = await fetch(storefront.url + path);
  return { text: await answer.text(), status: answer.status, took: performance.now() - since };
}
