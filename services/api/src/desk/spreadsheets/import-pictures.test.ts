import { buffer } from 'node:stream/consumers';
import {
  importSentences,
  picturesOf,
  picturesUnused,
  severalTables,
} from '@barnum/rules/desk/spreadsheets/import-sentences';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { updateArticle } from '../../catalogue/articles/articles.domain.ts';
import { deleteArticleImage, uploadArticleImage } from '../../catalogue/images/images.domain.ts';
import { applySheetImport, compareImport, listStaying, undoSheetImport } from './apply-import.domain.ts';
import { addPictures, startImport } from './import-pictures.domain.ts';
import type { SheetImport } from './sheet-imports.domain.ts';
import { openWholeExport } from './spreadsheets.domain.ts';

const auteur = 'admin@barnum.example';
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#14626b' } })
  .jpeg()
  .toBuffer();

function zipOf(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
}

onOneDatabase('pictures of a ZIP', (service) => {
  const start = (bytes: Buffer | string, kind: 'articles' | 'clients' = 'articles') =>
    startImport(
      service.db,
      service.storage,
      { kind, bytes: Buffer.from(bytes), fileName: 'tout.zip', sheet: 0 },
      auteur,
    );
  const preview = (draft: SheetImport) => compareImport(service.db, draft);
  const apply = async (draft: SheetImport) =>
    applySheetImport(service.db, { id: draft.id, signature: (await preview(draft)).signature }, auteur);
  const problem = (bytes: Buffer | string) =>
    start(bytes).then(
      () => null,
      (error: Error) => error.message,
    );
  const images = () =>
    service.db.articleImage.findMany({
      select: { primary: true, article: { select: { nom: true } } },
      orderBy: { id: 'asc' },
    });

  it('go to the articles that name them, by file or by place, or that are called as they are', async () => {
    const draft = await start('Nom;Prix;Photo\nTente;100;tentes/face.jpg, cote.jpg\nChaise dorée;2;\nBanc;3;banc.jpg');
    const zip = await zipOf({
      'tentes/face.jpg': picture,
      'tentes/cote.jpg': picture,
      'Chaise dorée 2.jpg': picture,
      'chaise_doree_10.JPG': picture,
      'autre.jpg': picture,
      'faux.png': 'rien',
      '__MACOSX/._face.jpg': 'rien',
      'notes.txt': 'rien',
    });
    const with1 = await addPictures(service.db, service.storage, { id: draft.id, bytes: zip });
    const { rows, notes } = await preview(with1);
    expect(rows.map(({ cells, problems }) => [cells.at(-1)?.after, cells.at(-1)?.problem, problems])).toEqual([
      ['tentes/face.jpg\ntentes/cote.jpg', null, []],
      ['2,00', null, [picturesOf(['Chaise dorée 2.jpg', 'chaise_doree_10.JPG'])]],
      [null, importSentences.pictureMissing('banc.jpg'), []],
    ]);
    expect(notes).toEqual([picturesUnused(['autre.jpg']), expect.stringContaining('faux.png')]);
    const done = await apply(with1);
    expect((await images()).map(({ primary, article }) => `${article.nom} ${primary}`)).toEqual([
      'Tente true',
      'Tente false',
      'Chaise dorée true',
      'Chaise dorée false',
    ]);
    expect(await listStaying(service.db, done)).toEqual([]);
    await undoSheetImport(service.db, service.storage, { id: done.id, auteur });
    expect([await service.db.article.count(), await service.db.articleImage.count()]).toEqual([0, 0]);
  });

  it('come once, to articles without any, and go again alone', async () => {
    const tent = await seedArticle(service.db, { nom: 'Tente', prix: 100 });
    const bench = await seedArticle(service.db, { nom: 'Banc', prix: 3 });
    await uploadArticleImage(service.db, service.storage, { articleId: bench.id, bytes: picture, altImage: null });
    const zip = await zipOf({ 'tarifs.csv': 'Nom;Prix\nTente;100\nBanc;3', 'tente.jpg': picture, 'banc.jpg': picture });
    const draft = await start(zip);
    const { rows, notes } = await preview(draft);
    expect(rows.map(({ kind }) => kind)).toEqual(['modifie', 'identique']);
    expect(notes).toEqual([importSentences.picturesKept(1)]);
    const done = await apply(draft);
    expect((await preview(await start(zip))).rows.map(({ kind }) => kind)).toEqual(['identique', 'identique']);
    await undoSheetImport(service.db, service.storage, { id: done.id, auteur });
    expect((await images()).map(({ article }) => article.nom)).toEqual(['Banc']);
    expect(await service.db.article.count({ where: { id: tent.id } })).toBe(1);
  });

  it('stay where somebody added another one since', async () => {
    const done = await apply(await start(await zipOf({ 'a.csv': 'Nom;Prix\nTente;100', 'tente.jpg': picture })));
    const { id } = await service.db.article.findFirstOrThrow();
    await uploadArticleImage(service.db, service.storage, { articleId: id, bytes: picture, altImage: null });
    expect((await listStaying(service.db, done)).map(({ nom }) => nom)).toEqual(['Tente']);
  });

  it('come back with the whole export that wrote them', async () => {
    const article = await seedArticle(service.db, { nom: 'Tente dôme', prix: 100 });
    for (let count = 0; count < 2; count += 1)
      await uploadArticleImage(service.db, service.storage, { articleId: article.id, bytes: picture, altImage: null });
    const viewer = { id: 1, email: auteur, capabilities: ['articles'] } as never;
    const stream = await openWholeExport(service.db, service.storage, viewer);
    const exported = await buffer(stream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
    expect((await preview(await start(exported))).rows.map(({ kind }) => kind)).toEqual(['identique']);
    for (const { id } of await service.db.articleImage.findMany({ orderBy: { id: 'asc' } }))
      await deleteArticleImage(service.db, service.storage, id);
    await updateArticle(service.db, article.id, { prix: '90.00' });
    const done = await apply(await start(exported));
    expect(done.report?.counts).toMatchObject({ modifie: 1 });
    expect((await images()).map(({ primary }) => primary)).toEqual([true, false]);
  });

  it('are sent again once they are gone', async () => {
    const draft = await start(await zipOf({ 'a.csv': 'Nom;Prix\nTente;100', 'tente.jpg': picture }));
    await service.db.picture.deleteMany();
    expect(await preview(draft)).toMatchObject({ notes: [importSentences.picturesGone], rows: [{ kind: 'nouveau' }] });
    await apply(draft);
    expect(await images()).toEqual([]);
  });

  it('are refused in a hostile ZIP, or without a table', async () => {
    expect(await problem(await zipOf({ 'tente.jpg': picture }))).toBe(importSentences.noTable);
    expect(await problem(await zipOf({ 'a.csv': 'Nom', 'b.csv': 'Nom' }))).toBe(severalTables(['a.csv', 'b.csv']));
    const bomb = await zipOf({ 'a.csv': 'Nom;Prix\nTente;1', 'tente.jpg': Buffer.alloc(20_000_000) });
    expect(await problem(bomb)).toBe(importSentences.zipTooMuch);
    const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}.jpg`, '']));
    expect(await problem(await zipOf(many))).toBe(importSentences.zipTooMuch);
    const outside = await zipOf({ 'a.csv': 'Nom;Prix\nTente;1', 'xx/xx/tente.jpg': picture });
    const escaping = Buffer.from(outside.toString('latin1').replaceAll('xx/xx/', '../../'), 'latin1');
    expect(await problem(escaping)).toBe(importSentences.zipUnreadable);
    expect(await problem((await zipOf({ 'a.csv': 'Nom;Prix\nTente;1' })).subarray(0, 60))).toBe(
      importSentences.zipUnreadable,
    );
  });
});
