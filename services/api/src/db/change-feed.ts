import { EventEmitter, on } from 'node:events';
import type { EmbeddedEngine } from './embedded/engine.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';

/** The channel on which the database's triggers name the table that changed. */
const channel = 'barnum_changes';

/** Which tables change, whichever process writes: the database tells it after each commit. */
export interface ChangeFeed {
  /**
   * Yields after every change of `table`, and after a lost link to the database, when changes may have gone unheard.
   * Ends with the feed, or when it is told to return, also while somebody waits for its next notice.
   */
  changesOf(table: string): AsyncIterableIterator<unknown>;
  /** Tells `watcher` of every change, and whether changes are heard: at once, and each time that begins or ends. */
  watch(watcher: ChangeWatcher): void;
  /** Resolves when all has been heard that was committed until now, or when nothing can be heard. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ChangeWatcher {
  changed(table: string): void;
  linked(isLinked: boolean): void;
}

/** The feed of an embedded database: its only connection tells of a commit before the commit is acknowledged. */
export async function embeddedChangeFeed(engine: EmbeddedEngine): Promise<ChangeFeed> {
  const hub = createHub();
  const unlisten = await engine.listen(channel, hub.tell, () => {
    hub.setLinked(false);
    hub.setLinked(true);
  });
  hub.setLinked(true);
  return {
    changesOf: hub.changesOf,
    watch: hub.watch,
    caughtUp: () => Promise.resolve(),
    async close() {
      hub.end();
      await unlisten();
    },
  };
}

/** The feed of a PostgreSQL server, by a connection of its own; a lost one is opened again. `silent` hears of a server that stands still. */
export function postgresChangeFeed(connectionString: string, silent: (isSilent: boolean) => void): ChangeFeed {
  const hub = createHub();
  const link = listenOnPostgres(connectionString, channel, { told: hub.tell, linked: hub.setLinked, silent });
  return {
    changesOf: hub.changesOf,
    watch: hub.watch,
    caughtUp: link.caughtUp,
    close() {
      hub.end();
      return link.close();
    },
  };
}

function createHub() {
  const tables = new EventEmitter().setMaxListeners(0);
  const watchers = new Set<ChangeWatcher>();
  // The emitter's own names hold those of its end and of its errors as well, which nobody may be told.
  const watched = new Set<string>();
  let isLinked = false;
  return {
    tell(table: string) {
      for (const watcher of watchers) watcher.changed(table);
      tables.emit(table);
    },
    setLinked(linked: boolean) {
      isLinked = linked;
      for (const watcher of watchers) watcher.linked(linked);
      if (linked) for (const table of watched) tables.emit(table);
    },
    watch(watcher: ChangeWatcher) {
      watchers.add(watcher);
      watcher.linked(isLinked);
    },
    end: () => void tables.emit(endOfFeed),
    changesOf(table: string) {
      watched.add(table);
      return on(tables, table, { close: [endOfFeed] });
    },
  };
}

const endOfFeed = 'end of feed';
