const lines = process.stdout.isTTY;

/** @typedef {{ title: string, note: string, since: number }} Step */

/** @type {Set<Step>} */
const running = new Set();
let drawn = 0;
/** @type {NodeJS.Timeout | undefined} */
let clock;

/**
 * Runs `work` as a visible step: one updated line with a clock in a terminal, plain lines elsewhere.
 * @template T
 * @param {string} title
 * @param {(note: (text: string) => void) => Promise<T>} work `note` shows the progress.
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const current = { title, note: '', since: performance.now() };
  begin(current);
  try {
    const result = await work((text) => showNote(current, text));
    end(current, '✓');
    return result;
  } catch (error) {
    end(current, '✗');
    throw error;
  }
}

/** @param {Step} current */
function begin(current) {
  running.add(current);
  if (lines) clock ??= setInterval(draw, 100);
  else process.stdout.write(`· ${current.title} …\n`);
}

/**
 * @param {Step} current
 * @param {string} text
 */
function showNote(current, text) {
  current.note = text;
  if (!lines) process.stdout.write(`  ${text}\n`);
}

/**
 * @param {Step} current
 * @param {string} mark
 */
function end(current, mark) {
  running.delete(current);
  erase();
  process.stdout.write(`${mark} ${current.title} ${faint(elapsed(current))}\n`);
  draw();
  if (running.size > 0) return;
  clearInterval(clock);
  clock = undefined;
}

function draw() {
  if (!lines) return;
  erase();
  for (const { title, note, since } of running) {
    const text = note ? `${title} · ${note}` : `${title} …`;
    const width = (process.stdout.columns ?? 80) - 12;
    process.stdout.write(`· ${text.slice(0, width)} ${faint(elapsed({ since }))}\n`);
  }
  drawn = running.size;
}

function erase() {
  if (drawn > 0) process.stdout.write(`\x1b[${drawn}A\x1b[J`);
  drawn = 0;
}

/** @param {{ since: number }} step */
function elapsed({ since }) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {string} text */
function faint(text) {
  return lines ? `\x1b[2m${text}\x1b[22m` : `(${text})`;
}
