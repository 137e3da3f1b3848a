import { endChildren } from './lib/commands.mjs';
import { checkNode } from './lib/environment.mjs';
import { Failure, reportFailure } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { build, generate } from './lib/prepare.mjs';
import { installSystemPackages } from './lib/system-packages.mjs';
import { addTallies, formatTally, tallyOf } from './lib/tally.mjs';
import { formatTimes } from './lib/times.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => endChildren().then(() => process.exit(1)));
await test(process.argv.slice(2)).catch(reportFailure);

/** @param {string[]} args names of the checks to run, all of them when there is none; `--times` for every file's time */
async function test(args) {
  const names = args.filter((name) => name !== '--times');
  checkNode();
  await install();
  // Imported here because they need the packages that were just installed.
  const { checks } = await import('./lib/checks.mjs');
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    throw new Failure(
      `There is no check ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}.`,
    );
  }
  const chosen = checks.filter(({ name, isExtra }) => (names.length === 0 ? !isExtra : names.includes(name)));
  await generate();
  if (chosen.some(({ needs }) => needs === 'system packages' || needs === 'builds')) await installSystemPackages();
  if (chosen.some(({ needs }) => needs === 'builds')) await build();

  /** @type {[string, import('./lib/tally.mjs').Tally][]} */
  const results = [];
  for (const { name, heading, run } of chosen) {
    console.log(`\n━━ ${heading} (${name})`);
    const tally = await run().catch((error) => {
      console.error(error instanceof Failure ? error.message : error);
      return tallyOf(false);
    });
    results.push([heading, tally]);
  }
  console.log('');
  // Said again at the end: what failed stands far up by then, or is cut from a log that keeps its end alone.
  for (const failure of results.flatMap(([, { failures = [] }]) => failures)) console.log(`✗ ${failure}\n`);
  for (const [heading, tally] of results) console.log(`${mark(tally)} ${heading}: ${formatTally(tally)}`);
  const times = results.flatMap(([, tally]) => tally.times ?? []);
  if (times.length > 0) console.log(`\n${formatTimes(times, args.includes('--times') ? times.length : 10)}`);
  const total = addTallies(results.map(([, tally]) => tally));
  console.log(`\n${formatTally(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** @param {import('./lib/tally.mjs').Tally} tally */
function mark({ failed, skipped }) {
  if (failed > 0) return '✗';
  return skipped > 0 ? '!' : '✓';
}
