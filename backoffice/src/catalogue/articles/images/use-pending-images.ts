import { useRef, useState } from 'react';
import { acceptanceOf, preparePicture } from '../../../lib/pictures/prepare-picture.ts';
import { withVisibleName } from '../../../lib/pictures/with-visible-name.ts';

/** An image that is chosen and not uploaded yet. */
export interface PendingImage {
  key: number;
  /** As it was chosen: `preparePicture` makes of it what is sent. */
  file: File;
  /** Null while it is prepared, as the bytes that are sent. */
  preview: string | null;
  bytes: number | null;
  altImage: string;
  /** Upload progress from 0 to 1; null before its upload. */
  progress: number | null;
  /** Why it was not sent. */
  failure: string | null;
}

/** The images to upload after the article is saved, in order; one of them may be the primary one. */
export function usePendingImages() {
  const [images, setImages] = useState<readonly PendingImage[]>([]);
  const [primaryKey, setPrimaryKey] = useState<number | null>(null);
  const [refusals, setRefusals] = useState<readonly { name: string; refusal: string }[]>([]);
  const lastKey = useRef(0);

  /** Adds them at once, before they are prepared: a form submitted meanwhile includes them. */
  async function add(files: readonly File[]): Promise<void> {
    setRefusals([]);
    const added = files.map(withVisibleName).map((file): PendingImage => {
      lastKey.current += 1;
      const nothing = { preview: null, bytes: null, progress: null, failure: null };
      return { key: lastKey.current, file, altImage: '', ...nothing };
    });
    setImages((before) => [...before, ...added]);
    await Promise.all(added.map(prepare));
  }

  /** Adds the preview of an image, or removes a refused one and says why. */
  async function prepare({ key, file }: PendingImage): Promise<void> {
    const prepared = await preparePicture(file, acceptanceOf('article'));
    if ('preview' in prepared) {
      change(key, { preview: prepared.preview, bytes: prepared.file.size });
      return;
    }
    remove(key);
    setRefusals((before) => [...before, { name: file.name, refusal: prepared.refusal }]);
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
