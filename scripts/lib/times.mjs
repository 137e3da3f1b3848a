/** @typedef {import('./vitest/times-reporter.mjs').FileTimes} FileTimes */

/**
 * The slowest files first, a line each, in seconds.
 * @param {FileTimes[]} files
 * @param {number} count how many of them
 */
export function formatTimes(files, count) {
  const slowest = [...files].sort((a, b) => timeOf(b) - timeOf(a)).slice(0, count);
  const whole = files.reduce((sum, file) => sum + timeOf(file), 0);
  return [
    `The slowest of ${files.length} files of tests, in seconds (${seconds(whole).trim()} in all):`,
    '   whole  setting up  running  waiting meanwhile',
    ...slowest.map(
      (file) =>
        `${seconds(timeOf(file)).padStart(8)}${seconds(file.settingUp).padStart(12)}${seconds(file.running).padStart(9)}${seconds(file.waiting).padStart(9)}           ${file.file}`,
    ),
  ].join('\n');
}

/** @param {FileTimes} file */
function timeOf({ settingUp, running }) {
  return settingUp + running;
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return (milliseconds / 1_000).toFixed(1);
}
