import type { Db } from '../db/client.ts';
import type { Storage } from '../storage/storage.ts';
import { listIncompletePictures, makeRenditions } from './picture-files.domain.ts';

/** Makes the renditions of pictures, one picture at a time, after the upload was answered. */
export interface RenditionQueue {
  /** Queues a picture that was just stored. */
  add(key: string): void;
  /** Queues all pictures with missing renditions. */
  resume(): Promise<void>;
  /** Number of waiting pictures. */
  length(): number;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
  /** Finishes the current rendition and drops the rest, which `resume` finds again. */
  close(): Promise<void>;
}

declare module '../context.ts' {
  interface Services {
    renditionQueue: RenditionQueue;
  }
}

/** `onFailure` is called for each picture whose renditions could not be made. */
export function createRenditionQueue(
  db: Db,
  storage: Storage,
  onFailure: (error: unknown, key: string) => void,
): RenditionQueue {
  const waiting = new Set<string>();
  let working: Promise<void> | null = null;
  const controller = new AbortController();

  const work = async () => {
    for (const key of waiting) {
      waiting.delete(key);
      try {
        await makeRenditions(db, storage, key, { signal: controller.signal });
      } catch (error) {
        if (!controller.signal.aborted) onFailure(error, key);
      }
    }
    working = null;
  };
  const add = (key: string) => {
    if (controller.signal.aborted) return;
    waiting.add(key);
    working ??= work();
  };
  return {
    add,
    async resume() {
      for (const key of await listIncompletePictures(db)) add(key);
    },
    length: () => waiting.size,
    idle: async () => (await working) ?? undefined,
    async close() {
      controller.abort();
      waiting.clear();
      await working;
    },
  };
}
