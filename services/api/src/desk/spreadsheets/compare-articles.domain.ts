import { setImmediate } from 'node:timers/promises';
import { type ArticleRow, compareArticles, type KnownArticle } from '@barnum/rules/desk/article-import-input';
import type { ImportChoices } from '@barnum/rules/desk/sheet-import-input';
import type { ArticleImportField } from '@barnum/rules/desk/spreadsheets/article-import-columns';
import { givePictures, type ImportPicture } from '@barnum/rules/desk/spreadsheets/import-pictures';
import { importSentences, pictureRefused } from '@barnum/rules/desk/spreadsheets/import-sentences';
import type { ComparedTable } from '@barnum/rules/desk/spreadsheets/imported-rows';
import { DomainError } from '@barnum/rules/errors';
import { companyVat } from '@barnum/rules/prices/vat';
import { articleSpecifications } from '../../catalogue/articles/write-articles.domain.ts';
import { listCategories } from '../../catalogue/categories/categories.domain.ts';
import { createPauses, runInSlices } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/client.ts';
import { sanitiseHtmlField } from '../../platform/html/sanitise-field.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import type { SheetImport } from './sheet-imports.domain.ts';

/** A table of articles beside the catalogue as it is. */
export interface ComparedArticles extends ComparedTable<ArticleRow> {
  known: ReadonlyMap<number, Known>;
  /** Keys of the pictures that came with the table, by their names. */
  pictures: ReadonlyMap<string, string>;
  /** By their names. */
  categories: ReadonlyMap<string, number>;
}

/** Compares a table with the catalogue; one whose rows are forgotten has none. */
export async function compareWithCatalogue(
  db: Db,
  { content, choices, pictures }: SheetImport,
): Promise<ComparedArticles> {
  const known = await readKnown(db);
  const categories = await listCategories(db, { select: { id: true, nom: true } });
  const { isFranchise } = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  const steps = compareArticles({
    table: { rows: content?.rows ?? [], isOwn: content?.isOwn ?? false },
    choices: choices as ImportChoices<ArticleImportField>,
    known,
    categories: categories.map(({ nom }) => nom),
    isFranchise,
  });
  const compared = await runInSlices(steps);
  const byId = new Map(known.map((article) => [article.id, article]));
  const pause = createPauses();
  for (const row of compared.rows) {
    await pause();
    await leaveSameDescription(row, { current: byId.get(row.recordId ?? 0), columns: choices.columns });
  }
  const stored = await readPictures(db, pictures);
  const notes = [
    ...givePictures(compared.rows, {
      names: [...stored.byName.keys()],
      columns: choices.columns,
      hasPictures: (id) => byId.get(id)?.hasImages === true,
    }),
    ...stored.notes,
  ];
  return {
    ...compared,
    notes,
    pictures: stored.byName,
    known: byId,
    categories: new Map(categories.map(({ id, nom }) => [nom, id])),
  };
}

/** The pictures that are still there: those of a draft, to which nothing refers, go after a day. */
async function readPictures(db: Db, pictures: readonly ImportPicture[]) {
  const keys = pictures.flatMap(({ key }) => key ?? []);
  const found =
    keys.length === 0 ? [] : await db.picture.findMany({ where: { key: { in: keys } }, select: { key: true } });
  const there = new Set(found.map(({ key }) => key));
  const kept = pictures.flatMap(({ name, key }) => (key !== null && there.has(key) ? [[name, key] as const] : []));
  const refused = pictures.flatMap(({ name, problem }) => (problem === null ? [] : [pictureRefused(name, problem)]));
  return {
    byName: new Map(kept),
    notes: [...refused, ...(kept.length < keys.length ? [importSentences.picturesGone] : [])],
  };
}

/** What is left of a description after cleaning is there already, or it cannot come in. */
async function leaveSameDescription(
  row: ArticleRow,
  { current, columns }: { current: KnownArticle | undefined; columns: SheetImport['choices']['columns'] },
): Promise<void> {
  const html = row.patch.longueDescription;
  if (html === undefined || current === undefined) return;
  const cell = row.cells.find(({ column }) => columns[column] === 'longueDescription');
  try {
    if ((await sanitiseHtmlField(html, 'longueDescription')) !== current.longueDescription) return;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (cell) cell.problem = error.message;
  }
  delete row.patch.longueDescription;
  if (cell) Object.assign(cell, { before: null, after: null });
  if (row.kind === 'modifie' && Object.keys(row.patch).length === 0 && !('categorie' in row)) row.kind = 'identique';
}

type Known = KnownArticle & { categorieId: number | null; hasImages: boolean };

/** The catalogue, some articles at a time. */
async function readKnown(db: Db): Promise<Known[]> {
  const known: Known[] = [];
  for (;;) {
    const some = await readSome(db, known.at(-1)?.id ?? 0);
    known.push(...some);
    if (some.length < readAtOnce) return known;
    await setImmediate();
  }
}

const readAtOnce = 200;

async function readSome(db: Db, after: number): Promise<Known[]> {
  const found = await db.article.findMany({
    where: { id: { gt: after } },
    include: {
      categorie: { select: { nom: true } },
      specifications: articleSpecifications,
      _count: { select: { components: true, images: true } },
    },
    omit: { searchText: true, searchTrigrams: true },
    orderBy: { id: 'asc' },
    take: readAtOnce,
  });
  return found.map(({ categorie, specifications, _count, ...article }) => ({
    id: article.id,
    nom: article.nom,
    categorie: categorie?.nom ?? null,
    categorieId: article.categorieId,
    isPack: _count.components > 0,
    hasImages: _count.images > 0,
    prix: article.prix.toFixed(2),
    unite: article.unite,
    quantite: article.quantite,
    montantCaution: article.montantCaution.toFixed(2),
    coutMontage: article.coutMontage.toFixed(2),
    valeurRemplacement: article.valeurRemplacement.toFixed(2),
    fraisNettoyage: article.fraisNettoyage.toFixed(2),
    tauxTva: article.tauxTva?.toFixed(2) ?? null,
    etat: article.etat,
    lot: article.lot,
    nomLot: article.nomLot,
    quantiteMinimum: article.quantiteMinimum,
    courteDescription: article.courteDescription,
    longueDescription: article.longueDescription,
    included: article.included,
    excluded: article.excluded,
    specifications: specifications.map(({ label, value }) => ({ label, value })),
  }));
}
