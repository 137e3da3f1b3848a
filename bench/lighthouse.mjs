import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../scripts/lib/commands.mjs';
import { root } from '../scripts/lib/root.mjs';
import { findChromium } from '../scripts/lib/system-packages.mjs';

/**
 * Lighthouse’s four scores of the public pages, on a phone: `npm run bench:lighthouse -- [address of a storefront]`.
 * Prints the median of three rounds a page, and what accessibility, best practices and SEO still miss;
 * writes everything to var/lighthouse.json. Lighthouse comes from the npm registry when it runs for the first time.
 */

const lighthouse = 'lighthouse@12.8.2';
const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const paths = ['/', '/catalogue', '/article/chaise-pliante-blanche'];

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const chromium = await findChromium();
if (!chromium) throw new Error('There is no Chromium: install Debian’s package chromium.');

/** @typedef {{ categories: Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>,
 *   audits: Record<string, { score: number | null, scoreDisplayMode: string, title: string }> }} Report */

/** @type {Record<string, Record<string, number>>} */
const medians = {};
for (const path of paths) {
  /** @type {Report[]} */
  const reports = [];
  for (let round = 0; round < rounds; round += 1) reports.push(await measure(new URL(path, origin).href));
  medians[path] = Object.fromEntries(
    categories.map((name) => [name, median(reports.map((report) => scoreOf(report, name)))]),
  );
  print(path.padEnd(40) + categories.map((name) => `${name} ${medians[path]?.[name]}`).join('   '));
  for (const complaint of complaints(reports)) print(`  ${complaint}`);
}
await mkdir(join(root, 'var'), { recursive: true });
await writeFile(join(root, 'var/lighthouse.json'), `${JSON.stringify({ origin, rounds, medians }, null, 2)}\n`);

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * @param {string} url
 * @returns {Promise<Report>}
 */
async function measure(url) {
  const flags = ['--headless=new', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const printed = await run(
    `Lighthouse on ${url}`,
    ['npx', '--yes', lighthouse, url, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`],
    { env: { CHROME_PATH: chromium } },
  );
  return JSON.parse(printed.slice(printed.indexOf('{')));
}

/**
 * @param {Report} report
 * @param {string} name
 */
function scoreOf(report, name) {
  return Math.round((report.categories[name]?.score ?? 0) * 100);
}

/** @param {number[]} values */
function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Failed audits in the categories that must score 100, each once.
 * @param {Report[]} reports
 */
function complaints(reports) {
  const found = reports.flatMap(({ categories: scored, audits }) =>
    categories
      .slice(1)
      .flatMap((name) =>
        (scored[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${name}: ${audits[id]?.title}`),
      ),
  );
  return new Set(found);
}
