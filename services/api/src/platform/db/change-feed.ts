import { EventEmitter, on } from 'node:events';

/** The database's triggers notify on this channel: the changed table, or one row of it (`articles:12`). */
const channel = 'barnum_changes';

/** Notifies of changed tables, whichever process writes, after each commit. */
export interface ChangeFeed {
  /**
   * Yields after every change of `table`, and after a lost connection to the database, when notifications may have been
   * missed. Ends with the feed, or when `return` is called, even while `next` is pending.
   */
  changesOf(table: string): AsyncIterableIterator<unknown>;
  /** Notifies `subscriber` of every change; `linked` says whether changes arrive, now and each time that it changes. */
  subscribe(subscriber: ChangeSubscriber): void;
  /** Resolves when every change that is committed by now was notified, or when the connection is lost. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ChangeSubscriber {
  /** `row` is the id of the only row that changed, where the notice names one. */
  changed(table: string, row?: string): void;
  linked?(isLinked: boolean): void;
}

/** Opens the feed of a database; `listen` subscribes to a channel. */
export async function openChangeFeed(
  listen: (
    channel: string,
    subscriber: { changed(notice: string): void; linked(isLinked: boolean): void },
  ) => Pick<ChangeFeed, 'caughtUp' | 'close'> | Promise<Pick<ChangeFeed, 'caughtUp' | 'close'>>,
): Promise<ChangeFeed> {
  const tables = new EventEmitter().setMaxListeners(0);
  const subscribers = new Set<ChangeSubscriber>();
  // Not the emitter's own event names: they include its end and its errors.
  const iterated = new Set<string>();
  let isLinked = false;
  const link = await listen(channel, {
    changed(notice) {
      const [table = '', row] = notice.split(':');
      for (const subscriber of subscribers) subscriber.changed(table, row);
      tables.emit(table);
    },
    linked(linked) {
      isLinked = linked;
      for (const subscriber of subscribers) subscriber.linked?.(linked);
      if (linked) for (const table of iterated) tables.emit(table);
    },
  });
  return {
    changesOf(table) {
      iterated.add(table);
      return on(tables, table, { close: [endOfFeed] });
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      subscriber.linked?.(isLinked);
    },
    caughtUp: link.caughtUp,
    close() {
      tables.emit(endOfFeed);
      return link.close();
    },
  };
}

const endOfFeed = 'end of feed';
