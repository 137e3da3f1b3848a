/**
 * How a check ended; `failures` says what failed and `times` what each file cost, where the check knows.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[],
 *   times?: import('./vitest/times-reporter.mjs').FileTimes[] }} Tally
 */

/**
 * What is read of vitest's JSON report.
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} FileResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: FileResult[] }} Report
 */

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
 * @param {Report} report
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
    failures: failuresOfReport(report),
  };
}

/**
 * What failed, a sentence each: the file, the test and the first lines of its message.
 * @param {Report} report
 */
function failuresOfReport(report) {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
      if (failed.length === 0) return [`${name}: ${firstLines(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${name} > ${fullName}: ${failureMessages.map(firstLines).join('\n')}`,
      );
    });
}

/** @param {string} message */
function firstLines(message) {
  return message.split('\n').slice(0, 4).join('\n');
}
