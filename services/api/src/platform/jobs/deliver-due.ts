import type { ChangeFeed } from '../db/change-feed.ts';
import { type Log, type PeriodicJob, startPeriodicJob } from './periodic-job.ts';

interface Options {
  /** What the work is called in the log. */
  name: string;
  /** The tables of which a change may make something due. */
  tables: readonly string[];
  /**
   * Delivers what is due, and answers when the next is; null for nothing that waits.
   * @param stopping begin nothing new
   * @param cutting what is under way is aborted, too
   */
  deliver: (stopping: AbortSignal, cutting: AbortSignal) => Promise<Date | null>;
  /** What `deliver` left under way. */
  underWay?: () => Iterable<Promise<void>>;
  changes: Pick<ChangeFeed, 'subscribe'>;
  log: Log;
  clock?: () => Date;
}

interface Deliveries extends PeriodicJob {
  /** Looks again when the next is due, if that comes before the next usual look. */
  lookAt(next: Date | null): void;
}

/** How often to look for what is due again, in milliseconds. What is new is delivered at once, by notification. */
const lookEvery = 15_000;

/** The shortest wait for what is due next, in milliseconds. */
const leastWait = 50;

/** How long `stop` waits for what is under way, in milliseconds; another process delivers it again. */
const lastWait = 2_000;

/** Delivers what waits, as soon as it is written or due again; several processes share the work. */
export function deliverDue(options: Options): Deliveries {
  const { name, tables, deliver, underWay = () => [], changes, log, clock = () => new Date() } = options;
  const cutting = new AbortController();
  const work = startPeriodicJob(
    lookEvery,
    name,
    async (stopping) => lookAt(await deliver(stopping, cutting.signal)),
    log,
  );

  function lookAt(next: Date | null): void {
    const wait = next === null ? lookEvery : next.getTime() - clock().getTime();
    if (wait < lookEvery) setTimeout(() => work.runAgain(), Math.max(leastWait, wait)).unref();
  }

  changes.subscribe({
    changed: (table) => tables.includes(table) && work.runAgain(),
    // Of what was written while no change arrived, nobody was notified.
    linked: (isLinked) => isLinked && work.runAgain(),
  });
  return {
    runAgain: work.runAgain,
    lookAt,
    async stop() {
      const wait = setTimeout(() => cutting.abort(), lastWait);
      await work.stop();
      await Promise.all(underWay());
      clearTimeout(wait);
    },
  };
}
