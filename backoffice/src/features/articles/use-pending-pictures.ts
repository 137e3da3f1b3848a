import { messages } from '@barnum/rules/messages';
import { useRef, useState } from 'react';
import { readPicture } from '../../lib/picture-preview.ts';

/** A picture that is chosen and not sent yet. */
export interface PendingPicture {
  key: number;
  file: File;
  preview: string;
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

  async function add(files: readonly File[]): Promise<void> {
    setRefusals('');
    const read = await Promise.all(files.map(async (file) => ({ file, ...(await readPicture(file, 'article')) })));
    const accepted = read.flatMap((picture) => {
      if ('refusal' in picture) return [];
      lastKey.current += 1;
      return [{ ...picture, key: lastKey.current, altImage: '', progress: null }];
    });
    const refused = read.flatMap((picture) => ('refusal' in picture ? [picture] : []));
    setPictures((before) => [...before, ...accepted]);
    setRefusals(refused.map(({ file, refusal }) => refusalSentence(file, refusal)).join(', '));
  }

  function change(key: number, part: Partial<PendingPicture>): void {
    setPictures((before) => before.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)));
  }

  function remove(key: number): void {
    setPictures((before) => before.filter((picture) => picture.key !== key));
    if (key === primaryKey) setPrimaryKey(null);
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
