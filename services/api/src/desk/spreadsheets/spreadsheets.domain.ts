import { Readable } from 'node:stream';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { type SheetKey, sheetFileName, sheetKeys, sheets } from '@barnum/rules/desk/spreadsheets/spreadsheets';
import type { SheetForm } from '@barnum/rules/platform/table-columns';
import { ZipFile } from 'yazl';
import { imageOrder } from '../../catalogue/images/images.domain.ts';
import { hasAccess, type Viewer } from '../../platform/access.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Rows } from '../../platform/sheets/in-batches.ts';
import { sheetFile } from '../../platform/sheets/sheet-files.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readArticleRows, readCategoryRows, readPriceRows } from './catalogue-sheets.domain.ts';
import { readCustomerRows } from './customers-sheet.domain.ts';
import { readInvoiceLineRows, readPastHireRows, readPaymentRows } from './money-sheets.domain.ts';
import { all, type Narrowed } from './narrowed.ts';
import { articlePictureName, categoryPictureName } from './picture-names.ts';
import { readRequestLineRows } from './requests-sheet.domain.ts';

const readers: Record<SheetKey, (db: Db, read: Narrowed, viewer: Viewer | null) => Promise<Rows>> = {
  articles: readArticleRows,
  categories: readCategoryRows,
  prices: readPriceRows,
  customers: readCustomerRows,
  requests: readRequestLineRows,
  invoices: readInvoiceLineRows,
  payments: readPaymentRows,
  pastHires: readPastHireRows,
};

/** One table as a file, narrowed as its list is. What it holds is for `sheets[key].access`. */
export async function openSheet(
  db: Db,
  key: SheetKey,
  form: SheetForm,
  { read = all, viewer }: { read?: Narrowed; viewer: Viewer | null },
): Promise<Readable> {
  const { title, columns } = sheets[key];
  return sheetFile(form, { title, columns, rows: await readers[key](db, read, viewer) });
}

/**
 * All tables that the reader may see, in both forms, the catalogue's pictures, and a README, as a ZIP that is written while
 * it is read.
 */
export async function openWholeExport(db: Db, storage: Storage, viewer: Viewer | null): Promise<NodeJS.ReadableStream> {
  const keys = sheetKeys.filter((key) => hasAccess(viewer, sheets[key].access));
  const zip = new ZipFile();
  zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error));
  // Of one day the same bytes.
  const mtime = new Date(`${todayInParis()}T00:00:00`);
  const add = (name: string, open: () => Promise<NodeJS.ReadableStream>, compress = true) =>
    zip.addReadStreamLazy(name, { compress, mtime }, (opened) => {
      open().then(
        (stream) => opened(null, stream),
        (error) => zip.emit('error', error),
      );
    });
  zip.addBuffer(Buffer.from(readme(keys)), 'LISEZ-MOI.txt', { mtime });
  for (const key of keys) {
    for (const form of ['xlsx', 'csv'] as const) {
      add(sheetFileName(key, form), () => openSheet(db, key, form, { viewer }));
    }
  }
  for (const { name, file } of await listPictures(db)) {
    const read = () => storage.read(file);
    add(`photos/${name}`, async () => (await read())?.stream ?? Readable.from([]), false);
  }
  zip.end();
  return zip.outputStream;
}

/** The largest JPEG of each picture of the catalogue, and its name in an export. */
async function listPictures(db: Db): Promise<{ name: string; file: string }[]> {
  const picture = { select: { key: true, width: true } } as const;
  const images = { orderBy: [...imageOrder], select: { picture } };
  const articles = await db.article.findMany({ select: { slug: true, images }, orderBy: { id: 'asc' } });
  const categories = await db.category.findMany({ select: { slug: true, picture }, orderBy: { id: 'asc' } });
  const fileOf = ({ key, width }: { key: string; width: number }) => `${key}/${width}.jpg`;
  return [
    ...articles.flatMap(({ slug, images }) =>
      images.map(({ picture }, index) => ({ name: articlePictureName(slug, index + 1), file: fileOf(picture) })),
    ),
    ...categories.flatMap(({ slug, picture }) =>
      picture === null ? [] : [{ name: categoryPictureName(slug), file: fileOf(picture) }],
    ),
  ];
}

function readme(keys: readonly SheetKey[]): string {
  const lines = keys.map((key) => `${sheetFileName(key, 'xlsx')}\r\n  ${sheets[key].about}`);
  return [
    `Vos données, exportées le ${formatLongDate(todayInParis())}.`,
    'Chaque tableau est là deux fois : pour Excel ou LibreOffice (.xlsx), et en texte (.csv : point-virgule, virgule décimale, UTF-8).',
    'Les montants sont en euros, les jours en jour/mois/année. Une cellule de plusieurs lignes contient plusieurs valeurs.',
    'Dans les fichiers .csv, une apostrophe précède un texte qu’un tableur prendrait pour une formule.',
    ...lines,
    'photos/\r\n  Les photos du catalogue, par article : leurs noms sont dans la colonne « Photos ».',
    'Les factures elles-mêmes, en PDF, s’exportent depuis la page « Factures ».',
  ].join('\r\n\r\n');
}
