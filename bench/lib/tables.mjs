import { goals, growthGoals, memoryGoal } from './goals.mjs';

/** @typedef {import('./measure.mjs').Figures & { group: string, kind: string, connections: number }} Row */
/**
 * @typedef {{ size: number, rows: Row[], memory: { name: string, megabytes: number | null }[],
 *   visits: import('./pages.mjs').Visit[] }} SizeReport
 */

/**
 * Ratios are to the floor that the goal names, or to the group's own: of requests a second, and of processor time a request,
 * which says more on a machine that does other things as well.
 * @param {SizeReport} report
 */
export function printSize({ size, rows, memory, visits }) {
  title(`${size} articles`);
  line(['', 'connections', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'bytes', 'failed', 'ratio', 'by CPU', 'goal']);
  for (const row of rows) {
    const others = rows.filter(({ group, connections }) => group === row.group && connections === row.connections);
    const own = goals.filter(
      ({ group, kind, against }) =>
        group === row.group && kind === row.kind && others.some((other) => other.kind === against),
    );
    for (const goal of own.length > 0 ? own : [null]) line(cells(row, others, goal));
  }
  title('Memory at its peak, in MB');
  for (const { name, megabytes } of memory) line([name, megabytes ?? '–']);
  printMemoryRatio(memory);
  if (visits.length > 0) printVisits(visits);
}

/**
 * @param {Row} row
 * @param {Row[]} others of its group
 * @param {typeof goals[number] | null} goal
 */
function cells(row, others, goal) {
  const floor = others.find(({ kind }) => (goal ? kind === goal.against : kind.includes('floor')));
  const ratio = floor && floor !== row ? row.perSecond / floor.perSecond : null;
  return [
    `${row.group}, ${row.kind}`,
    row.connections,
    row.perSecond.toFixed(0),
    row.p50,
    row.p99,
    row.cpu?.toFixed(2) ?? '–',
    row.bytes.toFixed(0),
    row.failed || '',
    ratio?.toFixed(2) ?? '',
    ratio === null || !row.cpu || !floor?.cpu ? '' : (floor.cpu / row.cpu).toFixed(2),
    goal && ratio !== null
      ? verdict(ratio >= goal.atLeast && row.failed === 0, `≥ ${goal.atLeast} ${goal.against}`)
      : '',
  ];
}

/** @param {SizeReport['memory']} memory */
function printMemoryRatio(memory) {
  const of = (/** @type {string} */ name) => memory.find((one) => one.name === name)?.megabytes ?? 0;
  if (of('nextJs') === 0) return;
  for (const [service, storefront] of /** @type {const} */ ([
    ['service', 'storefront'],
    ['keeping', 'keepingStorefront'],
  ])) {
    const ratio = (of(service) + of(storefront)) / of('nextJs');
    line([
      `${service} + ${storefront}, beside Next.js`,
      ratio.toFixed(2),
      verdict(ratio <= memoryGoal, `≤ ${memoryGoal}`),
    ]);
  }
}

/** What a larger database costs. @param {readonly SizeReport[]} reports */
export function printGrowth(reports) {
  const [small, large] = [reports[0], reports.at(-1)];
  if (!small || !large || small === large) return;
  title(`From ${small.size} to ${large.size} articles: times slower`);
  for (const row of small.rows) {
    const twin = large.rows.find((other) =>
      ['group', 'kind', 'connections'].every(
        (key) => other[/** @type {'group'} */ (key)] === row[/** @type {'group'} */ (key)],
      ),
    );
    if (!twin) continue;
    const slower = row.perSecond / twin.perSecond;
    const goal = growthGoals.find(({ group, kind }) => group === row.group && kind === row.kind);
    line([
      `${row.group}, ${row.kind}`,
      row.connections,
      slower.toFixed(2),
      goal ? verdict(slower <= goal.atMost, `≤ ${goal.atMost}`) : '',
    ]);
  }
}

/** @param {import('./pages.mjs').Visit[]} visits */
function printVisits(visits) {
  title('Pages on a phone: kB over the wire, then milliseconds');
  line(['', 'JS kB', 'CSS kB', 'HTML kB', 'fonts kB', 'pictures kB', 'LCP', 'CLS', 'TBT', 'INP']);
  for (const { path, weight, vitals } of visits) {
    const { script, stylesheet, document, font, image } = weight;
    const sizes = [script, stylesheet, document, font, image].map((bytes) => (bytes / 1000).toFixed(1));
    line([
      path,
      ...sizes,
      vitals.lcp.toFixed(0),
      vitals.cls.toFixed(3),
      vitals.tbt.toFixed(0),
      vitals.inp?.toFixed(0) ?? '–',
    ]);
  }
}

/** @param {string} text */
function title(text) {
  process.stdout.write(`\n━━ ${text}\n`);
}

/** @param {(string | number)[]} cells */
function line([first = '', ...cells]) {
  process.stdout.write(`${String(first).padEnd(46)}${cells.map((cell) => ` ${cell}`.padStart(12)).join('')}\n`);
}

/**
 * @param {boolean} isReached
 * @param {string} goal
 */
function verdict(isReached, goal) {
  return `${goal} ${isReached ? '✓' : '✗'}`;
}
