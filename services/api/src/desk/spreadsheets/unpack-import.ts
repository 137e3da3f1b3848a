import { importSentences, severalTables } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { limits } from '@barnum/rules/limits';
import { readZip, ZipError } from '../../platform/zip/read-zip.ts';

declare module '../../platform/worker/run-in-worker.ts' {
  interface HeavyFunctions {
    unpackImport: typeof unpackImport;
  }
}

/** A file of a ZIP, whose name is a text among others: nothing is ever opened or written by it. */
interface Unpacked {
  name: string;
  bytes: Uint8Array;
}

/** What a ZIP brings: its pictures, and its table where it has one. */
export interface UnpackedImport {
  table: Unpacked | null;
  pictures: Unpacked[];
}

/**
 * Reads a ZIP of pictures, and of a table of this name or the only one; null where the file is something else, a workbook
 * for example. It is hostile until it was read, in a thread.
 */
export async function unpackImport({
  bytes,
  table,
}: {
  bytes: Uint8Array;
  table: string;
}): Promise<UnpackedImport | { problem: string } | null> {
  const file = Buffer.from(bytes);
  if (file.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return null;
  const zipLimits = { files: 5_000, bytes: limits.pictureZipUnpackedBytes, ratio: 100 };
  let isWorkbook = false;
  let tables: string[] = [];
  try {
    const files = await readZip(file, zipLimits, (all) => {
      isWorkbook = all.some((name) => /^(?:\[Content_Types\]\.xml|mimetype|Index\.zip|Index\/.*)$/.test(name));
      if (isWorkbook) return [];
      const names = all.filter((name) => !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name));
      tables = chooseTables(names, table);
      return [
        ...tables.slice(0, 1),
        ...names.filter((name) => /\.(?:jpe?g|png|gif|webp|avif|heic|tiff?|bmp)$/i.test(name)),
      ];
    });
    if (isWorkbook) return null;
    if (tables.length > 1) return { problem: severalTables(tables) };
    const unpacked = [...files].map(([name, content]) => ({ name, bytes: Uint8Array.from(content) }));
    return {
      table: unpacked.find(({ name }) => name === tables[0]) ?? null,
      pictures: unpacked.filter(({ name }) => name !== tables[0]),
    };
  } catch (error) {
    // Of a workbook another reader says more.
    if (isWorkbook) return null;
    const isTooMuch = error instanceof ZipError && error.why === 'tooMuch';
    return { problem: isTooMuch ? importSentences.zipTooMuch : importSentences.zipUnreadable };
  }
}

/** The table called as an own export calls it, or else all there are; of one in both forms the workbook. */
function chooseTables(names: readonly string[], table: string): string[] {
  const all = names.filter((name) => /\.(?:xlsx|csv|tsv)$/i.test(name));
  const own = ['xlsx', 'csv']
    .map((form) => all.find((name) => name === `${table}.${form}`))
    .find((name) => name !== undefined);
  return own === undefined ? all : [own];
}
