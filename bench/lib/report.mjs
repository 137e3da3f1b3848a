/** @typedef {import('./rows.mjs').Figures} Figures */
/**
 * @typedef {{ what: string, goals: import('./rows.mjs').Goal[], figures: Record<string, Figures> }} Result of a row,
 *   by subject
 */

/** How each figure is written, and in which order. @type {Record<string, (value: number) => string>} */
const spelling = {
  perSecond: (value) => `${value.toFixed(value < 100 ? 1 : 0)}/s`,
  times: (value) => `${value.toFixed(2)} × slower`,
  cpu: (value) => `${value.toFixed(2)} ms of processor`,
  seconds: (value) => `${value.toFixed(1)} s`,
  slowest: (value) => `slowest ${value.toFixed(0)} ms`,
  p50: (value) => `p50 ${value.toFixed(1)} ms`,
  p95: (value) => `p95 ${value.toFixed(1)} ms`,
  wait: (value) => `others wait ${value.toFixed(0)} ms`,
  megabytes: (value) => `${value.toFixed(0)} MB`,
  ...Object.fromEntries(
    ['js', 'css', 'html', 'fonts', 'pictures'].map((kind) => [
      kind,
      (/** @type {number} */ value) => `${kind} ${value.toFixed(1)} kB`,
    ]),
  ),
  lcp: (value) => `LCP ${value.toFixed(0)}`,
  cls: (value) => `CLS ${value.toFixed(3)}`,
  tbt: (value) => `TBT ${value.toFixed(0)}`,
  inp: (value) => `INP ${value.toFixed(0)}`,
  failed: (value) => (value > 0 ? `${value} FAILED` : ''),
};

/**
 * Prints each row with all of its subjects, and whether they reach its goals.
 * @param {string} title
 * @param {Result[]} results
 */
export function print(title, results) {
  process.stdout.write(`\n━━ ${title}\n`);
  for (const { what, goals, figures } of results) {
    process.stdout.write(`${what}\n`);
    for (const [subject, own] of Object.entries(figures)) {
      const words = Object.entries(spelling).flatMap(([figure, spell]) =>
        figure in own ? spell(own[figure] ?? 0) : [],
      );
      const verdicts = goals.flatMap((goal) => verdict(goal, own, goal.to === undefined ? null : figures[goal.to]));
      const line = [words.filter(Boolean).join(', '), ...(subject.includes('floor') ? [] : verdicts)].join('   ');
      process.stdout.write(`  ${subject.padEnd(14)}${line}\n`);
    }
  }
}

/**
 * The median of each figure over several rounds; the sum of the failures.
 * @param {Figures[]} rounds
 * @returns {Figures}
 */
export function medians(rounds) {
  const names = new Set(rounds.flatMap((figures) => Object.keys(figures)));
  return Object.fromEntries(
    [...names].map((name) => {
      const values = rounds.flatMap((figures) => figures[name] ?? []).sort((a, b) => a - b);
      const sum = values.reduce((all, value) => all + value, 0);
      return [name, name === 'failed' ? sum : (values[Math.floor(values.length / 2)] ?? Number.NaN)];
    }),
  );
}

/**
 * The cost of a larger database, as the ratio of the same figure of two runs.
 * @param {Result[]} small
 * @param {Result[]} large
 * @returns {Result[]}
 */
export function growth(small, large) {
  const watched = [
    { what: /^after a change/, figure: 'cpu', atMost: 1.15 },
    { what: /^not cached: a page of the administrators/, figure: 'p50', atMost: 1.5 },
  ];
  return watched.flatMap(({ what: pattern, figure, atMost }) =>
    small
      .filter(({ what }) => pattern.test(what))
      .map(({ what, figures }) => {
        const twin = large.find((other) => other.what === what)?.figures ?? {};
        const ratios = Object.entries(figures).map(([subject, own]) => [
          subject,
          { times: (twin[subject]?.[figure] ?? Number.NaN) / (own[figure] ?? Number.NaN) },
        ]);
        return { what, goals: [{ figure: 'times', atMost }], figures: Object.fromEntries(ratios) };
      }),
  );
}

/**
 * @param {import('./rows.mjs').Goal} goal
 * @param {Figures} own
 * @param {Figures | null | undefined} other
 * @returns {string[]}
 */
function verdict({ figure, atMost, atLeast, to }, own, other) {
  const value = own[figure];
  if (value === undefined || (atMost ?? atLeast) === undefined) return [];
  const measured = other ? value / (other[figure] ?? Number.NaN) : value;
  const isReached = measured <= (atMost ?? Infinity) && measured >= (atLeast ?? -Infinity) && !own.failed;
  const limit = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
  const words = to === undefined ? `${figure} ${limit}` : `${measured.toFixed(2)} × ${to} ${limit}`;
  return [`${words} ${isReached ? '✓' : '✗ MISSED'}`];
}
