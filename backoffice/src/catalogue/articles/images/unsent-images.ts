import { useSyncExternalStore } from 'react';
import type { ImageToSend } from './upload-image.ts';

/** An image that could not be sent with its article. */
export interface UnsentImage extends ImageToSend {
  key: string;
  preview: string | null;
  /** Why. */
  failure: string;
}

const none: readonly UnsentImage[] = [];
const unsent = new Map<number, readonly UnsentImage[]>();
const listeners = new Set<() => void>();

/** Keeps the images that could not be sent with an article, for its page: until they are sent or taken off. */
export function keepUnsent(articleId: number, images: readonly UnsentImage[]): void {
  change(articleId, (before) => [...before, ...images]);
}

/** The images of an article that could not be sent, and what changes them. */
export function useUnsentImages(articleId: number) {
  const images = useSyncExternalStore(subscribe, () => unsent.get(articleId) ?? none);
  return {
    images,
    remove: (key: string) => change(articleId, (before) => before.filter((image) => image.key !== key)),
    fail: (key: string, failure: string) =>
      change(articleId, (before) => before.map((image) => (image.key === key ? { ...image, failure } : image))),
  };
}

function change(articleId: number, by: (before: readonly UnsentImage[]) => readonly UnsentImage[]): void {
  unsent.set(articleId, by(unsent.get(articleId) ?? none));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
