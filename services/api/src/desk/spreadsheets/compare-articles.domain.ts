import { type ArticleRow, compareArticles, type KnownArticle } from '@barnum/rules/desk/article-import-input';
import type { ImportChoices } from '@barnum/rules/desk/sheet-import-input';
import type { ArticleImportField } from '@barnum/rules/desk/spreadsheets/article-import-columns';
import type { ComparedTable } from '@barnum/rules/desk/spreadsheets/imported-rows';
import { DomainError } from '@barnum/rules/errors';
import { companyVat } from '@barnum/rules/prices/vat';
import { articleSpecifications } from '../../catalogue/articles/articles.domain.ts';
import { listCategories } from '../../catalogue/categories/categories.domain.ts';
import type { Db } from '../../platform/db/client.ts';
import { sanitiseHtmlField } from '../../platform/html/sanitise-field.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import type { SheetImport } from './sheet-imports.domain.ts';

/** A table of articles beside the catalogue as it is. */
export interface ComparedArticles extends ComparedTable<ArticleRow> {
  known: ReadonlyMap<number, KnownArticle & { categorieId: number | null }>;
  /** By their names. */
  categories: ReadonlyMap<string, number>;
}

/** Compares a table with the catalogue; one whose rows are forgotten has none. */
export async function compareWithCatalogue(db: Db, { content, choices }: SheetImport): Promise<ComparedArticles> {
  const known = await readKnown(db);
  const categories = await listCategories(db, { select: { id: true, nom: true } });
  const { isFranchise } = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  const compared = compareArticles({
    table: { rows: content?.rows ?? [], isOwn: content?.isOwn ?? false },
    choices: choices as ImportChoices<ArticleImportField>,
    known,
    categories: categories.map(({ nom }) => nom),
    isFranchise,
  });
  const byId = new Map(known.map((article) => [article.id, article]));
  for (const row of compared.rows) {
    const html = row.patch.longueDescription;
    const current = row.recordId === null ? undefined : byId.get(row.recordId);
    if (html === undefined || current === undefined) continue;
    const cell = row.cells.find(({ column }) => choices.columns[column] === 'longueDescription');
    try {
      if ((await sanitiseHtmlField(html, 'longueDescription')) !== current.longueDescription) continue;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (cell) cell.problem = error.message;
    }
    // What is left of it after cleaning is there already, or it cannot come in.
    delete row.patch.longueDescription;
    if (cell) Object.assign(cell, { before: null, after: null });
    if (row.kind === 'modifie' && Object.keys(row.patch).length === 0 && !('categorie' in row)) row.kind = 'identique';
  }
  return { ...compared, known: byId, categories: new Map(categories.map(({ id, nom }) => [nom, id])) };
}

async function readKnown(db: Db): Promise<(KnownArticle & { categorieId: number | null })[]> {
  const found = await db.article.findMany({
    include: {
      categorie: { select: { nom: true } },
      specifications: articleSpecifications,
      _count: { select: { components: true } },
    },
    omit: { searchText: true, searchTrigrams: true },
    orderBy: { id: 'asc' },
  });
  return found.map(({ categorie, specifications, _count, ...article }) => ({
    id: article.id,
    nom: article.nom,
    categorie: categorie?.nom ?? null,
    categorieId: article.categorieId,
    isPack: _count.components > 0,
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
