import { messages } from '@barnum/rules/messages';
import { useRef, useState } from 'react';
import { readPicture } from '../../../lib/picture-preview.ts';

/** A picture that is chosen and not sent yet. */
export interface PendingPicture {
  key: number;
  file: File;
  /** Null while the file is read. */
  preview: string | null;
  altImage: string;
  /** Share that has left, from 0 to 1; null before it is its turn. */
  progress: number | null;
}

/** The pictures that go to the service after the article, in their order; one of them may be chosen as the primary one. */
export function usePendingPictures() {
  const [pictures, setPictures] = useState<readonly PendingPicture[]>([]);
  const [primaryKey, setPrimaryKey] = useState<number | null>(null);
  const [refusals, setRefusals] = useState('');
  const lastKey = useRef(0);

  /** They are in the list at once: a form that is sent before they are read takes them along. */
  async function add(files: readonly File[]): Promise<void> {
    setRefusals('');
    const added = files.map((file): PendingPicture => {
      lastKey.current += 1;
      return { key: lastKey.current, file, preview: null, altImage: '', progress: null };
    });
    setPictures((before) => [...before, ...added]);
    const sentences = await Promise.all(added.map(read));
    setRefusals(sentences.filter((sentence) => sentence !== null).join(', '));
  }

  /** Gives a picture its preview; one that cannot be sent is taken away again, and the answer says why. */
  async function read({ key, file }: PendingPicture): Promise<string | null> {
    const outcome = await readPicture(file, 'article');
    if ('preview' in outcome) change(key, outcome);
    else remove(key);
    return 'refusal' in outcome ? refusalSentence(file, outcome.refusal) : null;
  }

  function change(key: number, part: Partial<PendingPicture>): void {
    setPictures((before) => before.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)));
  }

  function remove(key: number): void {
    setPictures((before) => before.filter((picture) => picture.key !== key));
    setPrimaryKey((chosen) => (chosen === key ? null : chosen));
  }

  function move(key: number, by: -1 | 1): void {
    setPictures((before) => {
      const from = before.findIndex((picture) => picture.key === key);
      return before.toSpliced(from, 1).toSpliced(from + by, 0, ...before.slice(from, from + 1));
    });
  }

  return { pictures, primaryKey, refusals, add, change, remove, move, choosePrimary: setPrimaryKey };
}

export type PendingPictures = ReturnType<typeof usePendingPictures>;

/** Why a file is refused (spec section 5). */
export function refusalSentence({ name }: File, refusal: 'type' | 'size'): string {
  return refusal === 'type' ? messages.images.wrongType(name) : messages.images.wrongSize(name);
}
