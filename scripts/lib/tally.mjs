/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * @param {boolean} ok
 * @returns {Tally}
 */
export function tallyOf(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function addTallies(tallies) {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * `12 passed, 0 failed`, and how many were skipped when some were.
 * @param {Tally} tally
 */
export function formatTally({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * The counts of vitest's JSON report. A file that could not even be loaded counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Tally}
 */
export function tallyOfReport(report) {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
