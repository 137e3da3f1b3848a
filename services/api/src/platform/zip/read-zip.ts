import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** How much of a ZIP from elsewhere is read: files in it, bytes of all of them unpacked, and how often the bytes that they take. */
export interface ZipLimits {
  files: number;
  bytes: number;
  ratio: number;
}

/** Why a ZIP from elsewhere is not read: it is none or damaged, or unpacks to more than is read. */
export class ZipError extends Error {
  override name = 'ZipError';
  readonly why: 'unreadable' | 'tooMuch';

  constructor(why: ZipError['why']) {
    super(why);
    this.why = why;
  }
}

/**
 * The files of a ZIP by their names, as it says them. What it announces is judged before anything is unpacked, and no file
 * is unpacked beyond what it announces. Of the names of all, `choose` can take some.
 * @throws ZipError
 */
export async function readZip(
  bytes: Buffer,
  limits: ZipLimits,
  choose: (names: string[]) => readonly string[] = (names) => names,
): Promise<Map<string, Buffer>> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true });
    const entries = await listEntries(zip, limits);
    const files = new Map<string, Buffer>();
    const chosen = new Set(choose(entries.map(({ fileName }) => fileName)));
    for (const entry of entries) if (chosen.has(entry.fileName)) files.set(entry.fileName, await unpack(zip, entry));
    return files;
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('unreadable');
  }
}

async function listEntries(zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  if (zip.entryCount > limits.files) throw new ZipError('tooMuch');
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressedSize, uncompressedSize } = entry;
    unpacked += uncompressedSize;
    const isTooMuch = unpacked > limits.bytes || uncompressedSize > compressedSize * limits.ratio + 1_024;
    if (isTooMuch || entries.size >= limits.files) throw new ZipError('tooMuch');
    // Two of one name: each program would show another one.
    if (entries.has(fileName) || entry.isEncrypted()) throw new ZipError('unreadable');
    if (!fileName.endsWith('/')) entries.set(fileName, entry);
  }
  return [...entries.values()];
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
