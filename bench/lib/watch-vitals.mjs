/** Runs in the page before its own scripts: updates `globalThis.vitals`, in milliseconds. */
export function watchVitals() {
  /** @type {import('./pages.mjs').Vitals} */
  const vitals = { lcp: 0, cls: 0, tbt: 0, inp: null };
  Object.assign(globalThis, { vitals });
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe(
      /** @type {any} */ ({ type, buffered: true, durationThreshold: 16 }),
    );
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value;
  });
  // Total Blocking Time counts from the first paint to the first interaction.
  watch('longtask', ({ startTime, duration }) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const blocking = startTime + duration - Math.max(startTime, painted);
    vitals.tbt += vitals.inp === null ? Math.max(0, blocking - 50) : 0;
  });
  watch('event', ({ duration, interactionId }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, duration);
  });
}
