import { createHash } from 'node:crypto';
import { type ComparedTable, compareArticles, type KnownArticle } from '@barnum/rules/desk/article-import-input';
import { DomainError } from '@barnum/rules/errors';
import { companyVat } from '@barnum/rules/prices/vat';
import { articleSpecifications } from '../../catalogue/articles/write-articles.domain.ts';
import { listCategories } from '../../catalogue/categories/categories.domain.ts';
import type { Db } from '../../platform/db/client.ts';
import { sanitiseHtmlField } from '../../platform/html/sanitise-field.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import type { ArticleImport } from './article-imports.domain.ts';

/** A table beside the catalogue as it is. */
export interface ComparedImport extends ComparedTable {
  known: ReadonlyMap<number, KnownArticle & { categorieId: number | null }>;
  /** By their names. */
  categories: ReadonlyMap<string, number>;
  /** Another one as soon as any part of the comparison is another one. */
  signature: string;
}

/** Compares a table with the catalogue; one whose rows are forgotten has none. */
export async function compareImport(db: Db, { titles, content, choices }: ArticleImport): Promise<ComparedImport> {
  const known = await readKnown(db);
  const categories = await listCategories(db, { select: { id: true, nom: true } });
  const { isFranchise } = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  const compared = compareArticles({
    table: { titles, rows: content?.rows ?? [], isOwn: content?.isOwn ?? false },
    choices,
    known,
    categories: categories.map(({ nom }) => nom),
    isFranchise,
  });
  const byId = new Map(known.map((article) => [article.id, article]));
  for (const row of compared.rows) {
    const html = row.patch.longueDescription;
    const current = row.articleId === null ? undefined : byId.get(row.articleId);
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
  const signature = createHash('sha256').update(JSON.stringify(compared)).digest('hex');
  return { ...compared, signature, known: byId, categories: new Map(categories.map(({ id, nom }) => [nom, id])) };
}

/** Another one as soon as anything is another one that tables are compared with. */
export async function catalogueMark(db: Db): Promise<string> {
  const [found] = await db.$queryRaw<{ mark: string }[]>`
    SELECT concat_ws(' ',
      (SELECT md5(string_agg(md5(one::text), '' ORDER BY id)) FROM articles one),
      (SELECT md5(string_agg(one::text, '' ORDER BY id)) FROM article_specifications one),
      (SELECT md5(string_agg(one::text, '' ORDER BY id)) FROM pack_components one),
      (SELECT md5(string_agg(one::text, '' ORDER BY id)) FROM categories one),
      (SELECT md5(string_agg(one::text, '' ORDER BY nom)) FROM company_info one)) AS mark`;
  return found?.mark ?? '';
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
