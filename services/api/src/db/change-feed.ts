import { EventEmitter, on } from 'node:events';

/** The channel on which the database's triggers name the table that changed. */
const channel = 'barnum_changes';

/** Which tables change, whichever process writes: the database notifies after each commit. */
export interface ChangeFeed {
  /**
   * Yields after every change of `table`, and after a lost link to the database, when notices may have been missed.
   * Ends with the feed, or when it is told to return, also while somebody waits for its next notice.
   */
  changesOf(table: string): AsyncIterableIterator<unknown>;
  /** Notifies `subscriber` of every change, and whether changes arrive: at once, and each time that begins or ends. */
  subscribe(subscriber: ChangeSubscriber): void;
  /** Resolves when every change committed until now was notified, or when none can be. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ChangeSubscriber {
  changed(table: string): void;
  linked?(isLinked: boolean): void;
}

/** The feed of a database; `listen` subscribes to the notices of a channel. */
export async function openChangeFeed(
  listen: (
    channel: string,
    subscriber: Required<ChangeSubscriber>,
  ) => Pick<ChangeFeed, 'caughtUp' | 'close'> | Promise<Pick<ChangeFeed, 'caughtUp' | 'close'>>,
): Promise<ChangeFeed> {
  const tables = new EventEmitter().setMaxListeners(0);
  const subscribers = new Set<ChangeSubscriber>();
  // The emitter's own names hold those of its end and of its errors as well, which no subscriber may be sent.
  const iterated = new Set<string>();
  let isLinked = false;
  const link = await listen(channel, {
    changed(table) {
      for (const subscriber of subscribers) subscriber.changed(table);
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
