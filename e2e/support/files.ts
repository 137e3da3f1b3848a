import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { storefront } from './test.ts';

/** A file for a file input. */
export interface FieldFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** One of the storefront's pictures. */
export async function picture(name = 'photo.jpg', of = '/default-article.jpg'): Promise<FieldFile> {
  const answer = await fetch(storefront(of));
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(await answer.arrayBuffer()) };
}

/** Chooses files on the disk, as a person does: as part of a command to the browser, 6 MB take it seconds. */
export async function chooseFiles(input: Locator, files: readonly FieldFile[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'barnum-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const { name, buffer } of files) await writeFile(join(folder, name), buffer);
  await input.setInputFiles(files.map(({ name }) => join(folder, name)));
}
