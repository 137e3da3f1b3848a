import { sentences } from '@barnum/rules/sentences';
import { useRef, useState } from 'react';
import { readPicture } from '../../../lib/pictures/picture-preview.ts';

/** An image that is chosen and not uploaded yet. */
export interface PendingImage {
  key: number;
  file: File;
  /** Null while the file is read. */
  preview: string | null;
  altImage: string;
  /** Upload progress from 0 to 1; null before its upload. */
  progress: number | null;
}

/** The images to upload after the article is saved, in order; one of them may be the primary one. */
export function usePendingImages() {
  const [images, setImages] = useState<readonly PendingImage[]>([]);
  const [primaryKey, setPrimaryKey] = useState<number | null>(null);
  const [refusals, setRefusals] = useState('');
  const lastKey = useRef(0);

  /** Adds them at once, before they are read: a form submitted meanwhile includes them. */
  async function add(files: readonly File[]): Promise<void> {
    setRefusals('');
    const added = files.map((file): PendingImage => {
      lastKey.current += 1;
      return { key: lastKey.current, file, preview: null, altImage: '', progress: null };
    });
    setImages((before) => [...before, ...added]);
    const sentences = await Promise.all(added.map(read));
    setRefusals(sentences.filter((sentence) => sentence !== null).join(', '));
  }

  /** Adds the preview of an image. Removes a refused one, and returns why. */
  async function read({ key, file }: PendingImage): Promise<string | null> {
    const outcome = await readPicture(file, 'article');
    if ('preview' in outcome) change(key, outcome);
    else remove(key);
    return 'refusal' in outcome ? refusalSentence(file, outcome.refusal) : null;
  }

  function change(key: number, part: Partial<PendingImage>): void {
    setImages((before) => before.map((image) => (image.key === key ? { ...image, ...part } : image)));
  }

  function remove(key: number): void {
    setImages((before) => before.filter((image) => image.key !== key));
    setPrimaryKey((chosen) => (chosen === key ? null : chosen));
  }

  function move(key: number, by: -1 | 1): void {
    setImages((before) => {
      const from = before.findIndex((image) => image.key === key);
      return before.toSpliced(from, 1).toSpliced(from + by, 0, ...before.slice(from, from + 1));
    });
  }

  return { images, primaryKey, refusals, add, change, remove, move, choosePrimary: setPrimaryKey };
}

export type PendingImages = ReturnType<typeof usePendingImages>;

/** Why a file is refused (spec section 5). */
export function refusalSentence({ name }: File, refusal: 'type' | 'size'): string {
  return refusal === 'type' ? sentences.images.wrongType(name) : sentences.images.wrongSize(name);
}
