import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';

/** Thrown when a file is no backup, or a damaged one; the message is for the operator. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

/** Suffix of an archive that is still being written. */
export const draftSuffix = '.part';

const manifestName = 'manifest.json';

const contents = z.object({
  createdAt: z.string(),
  /** Migrations that the database had. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  tables: z.record(z.string(), z.number()),
  /** Last value of each sequence. */
  sequences: z.record(z.string(), z.string()),
});
const manifest = contents.extend({ barnumBackup: z.literal(1), files: z.record(z.string(), z.string()) });

export type Contents = z.infer<typeof contents>;

/** Writes an archive to a temporary file, which is renamed to `path` when it is complete and on the disk. */
export async function createArchive(path: string) {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}${draftSuffix}`;
  const tar = pack();
  const files: Record<string, string> = {};
  // A higher level would not make pictures smaller, which are most of the bytes.
  const written = pipeline(tar, createGzip({ level: 3 }), createWriteStream(draft, { mode: 0o600, flush: true }));
  written.catch(() => undefined);

  const write = (name: string, bytes: Buffer) =>
    Promise.race([
      new Promise<void>((resolve, reject) =>
        tar.entry({ name, mtime: new Date(0) }, bytes, (error) => (error ? reject(error) : resolve())),
      ),
      written,
    ]);
  return {
    has: (name: string) => name in files,
    async add(name: string, bytes: Buffer): Promise<void> {
      await write(name, bytes);
      files[name] = sha256(bytes);
    },
    /** Ends the archive with its table of contents. */
    async finish(described: Contents): Promise<void> {
      await write(manifestName, Buffer.from(JSON.stringify({ barnumBackup: 1, ...described, files }, null, 1)));
      tar.finalize();
      await written;
      await rename(draft, path);
    },
    async abandon(): Promise<void> {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

export type Archive = Awaited<ReturnType<typeof createArchive>>;

/** Reads the whole archive and returns its contents. @throws ArchiveError when it is no archive or damaged. */
export async function checkArchive(path: string): Promise<Contents> {
  const found: Record<string, string> = {};
  let described: z.infer<typeof manifest> | null = null;
  try {
    for await (const { name, bytes } of readArchive(path)) {
      if (name === manifestName) described = manifest.parse(JSON.parse(bytes.toString('utf8')));
      else found[name] = sha256(bytes);
    }
  } catch (error) {
    throw new ArchiveError(`${path} cannot be read as a backup: ${inWords(error)}`);
  }
  if (described === null) throw new ArchiveError(`${path} is no backup of Barnum, or its end is missing.`);
  const { files, ...rest } = described;
  const names = new Set([...Object.keys(files), ...Object.keys(found)]);
  for (const name of names) {
    if (files[name] !== found[name]) throw new ArchiveError(`${path} is damaged: ${name} is not what was saved.`);
  }
  return rest;
}

/** The files of an archive, in their order. */
export async function* readArchive(path: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const entries = extract();
  const read = pipeline(createReadStream(path), createGunzip(), entries);
  read.catch(() => undefined);
  for await (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
  }
  await read;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function inWords(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'there is no such file.';
  if (error instanceof z.ZodError) return 'its table of contents is not understood by this version.';
  return error instanceof Error ? error.message : String(error);
}
