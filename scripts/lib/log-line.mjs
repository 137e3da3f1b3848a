const levels = new Map([
  [10, 'trace'],
  [20, 'debug'],
  [30, 'info'],
  [40, 'warning'],
  [50, 'error'],
  [60, 'fatal'],
]);

/**
 * Formats a line of the programs' JSON logs for people; any other line stays as it is.
 * @param {string} line
 */
export function logLine(line) {
  if (!line.startsWith('{"level":')) return line;
  try {
    const { level, msg = '', err, time, pid, hostname, ...rest } = JSON.parse(line);
    const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
    return `${levels.get(level) ?? level}: ${err?.stack ?? msg}${details}`;
  } catch {
    return line;
  }
}
