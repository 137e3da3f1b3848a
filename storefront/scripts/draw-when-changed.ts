import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Where the storefront's own pictures are drawn to. */
export const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));

/** Calls `draw` unless `sources` are what they were when the pictures of this `name` were drawn last. */
export async function drawWhenChanged(name: string, sources: unknown, draw: () => Promise<void>): Promise<void> {
  const memory = fileURLToPath(new URL(`../.${name}-drawn`, import.meta.url));
  const fingerprint = createHash('sha256').update(JSON.stringify(sources)).digest('hex');
  if ((await readFile(memory, 'utf8').catch(() => '')) === fingerprint) return;
  await mkdir(publicFolder, { recursive: true });
  await draw();
  await writeFile(memory, fingerprint);
}
