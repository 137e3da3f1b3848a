import { ownNumber } from '../../platform/table-columns.ts';
import { foldText } from '../../text/fold.ts';
import { articleColumns } from './catalogue-columns.ts';

/** What a column of a table of articles can be, and what people call it; folded, without signs. */
const names = {
  id: [],
  nom: 'nom|designation|article|articles|libelle|produit|materiel|intitule|nom de l article|nom du produit',
  categorie: 'categorie|famille|rayon|groupe|gamme|type|categorie d article',
  prix: 'prix ttc|pu ttc|p u|p u ttc|prix|tarif|tarifs|tarif ttc|prix unitaire|prix unitaire ttc|pu|prix de location|prix location|location|montant',
  prixHorsTaxes: 'prix ht|pu ht|p u ht|tarif ht|prix unitaire ht|prix hors taxes|prix de location ht|montant ht|ht',
  unite: 'unite|duree|unite de location|tarification',
  quantite: 'stock|qte|quantite|qte en stock|quantite en stock|nombre|nb|quantite disponible|disponible|qte dispo',
  montantCaution: 'caution|depot de garantie|garantie|montant de la caution|montant caution',
  coutMontage: 'montage|cout montage|cout du montage|frais de montage|installation',
  valeurRemplacement: 'valeur de remplacement|valeur a neuf|valeur neuf|valeur|prix de remplacement|remplacement',
  fraisNettoyage: 'frais de nettoyage|nettoyage',
  tauxTva: 'tva|taux tva|taux de tva',
  etat: 'etat|statut|en ligne|visible|publie',
  lot: 'pieces par lot|lot|lots|conditionnement|colisage',
  nomLot: 'nom du lot',
  quantiteMinimum: 'quantite minimum|quantite minimale|minimum|qte min|qte mini',
  courteDescription: 'courte description|description courte|resume|accroche',
  longueDescription: 'description|descriptif|longue description|description longue|details|commentaire|commentaires',
  included: 'compris|inclus',
  excluded: 'non compris|non inclus',
  specifications: 'caracteristiques|caracteristique|specifications',
} as const satisfies Record<string, string | readonly []>;

export type ArticleImportField = keyof typeof names;
export const articleImportFields = Object.keys(names) as ArticleImportField[];

const synonyms = articleImportFields.flatMap((field) => {
  const said: string | readonly [] = names[field];
  return typeof said === 'string' ? said.split('|').map((name) => ({ field, name })) : [];
});

const titles = new Map<string, string>(articleColumns.map(({ key, title }) => [key, title]));

/** The title of such a column, as the own export has it. */
export function articleFieldTitle(field: ArticleImportField): string {
  return field === 'prixHorsTaxes' ? 'Prix HT' : (titles.get(field) ?? field);
}

/** What a title says that its column is: by its whole name, else by the longest one that it begins with. */
export function recogniseTitle(title: string): ArticleImportField | null {
  if (title.trim() === ownNumber) return 'id';
  const words = foldText(title)
    .replace(/\([^)]*\)|[^a-z0-9]+/g, ' ')
    .trim();
  const begun = synonyms
    .filter(({ name }) => words === name || words.startsWith(`${name} `))
    .toSorted((one, other) => other.name.length - one.name.length);
  const found = begun[0]?.field ?? null;
  return found === 'prix' && /\b(?:ht|hors taxes?)\b/.test(words) ? 'prixHorsTaxes' : found;
}

/** A row of a table as its spreadsheet numbers it. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** A table whose titles were found, what its columns are taken for, and whether an own export wrote it. */
export interface FoundTable {
  titles: string[];
  columns: (ArticleImportField | null)[];
  isOwn: boolean;
  rows: SheetRow[];
}

/** Rows among which titles are sought: a heading of the sheet may stand above them. */
const rowsBeforeTitles = 30;

/**
 * Finds the titles of a table, below what stands above them; without any, columns have letters, and the first of words is
 * taken for the names. Columns without anything are left out.
 */
export function findArticleTable(all: readonly SheetRow[]): FoundTable {
  const known = all.slice(0, rowsBeforeTitles).map((row) => new Set(row.cells.flatMap((c) => recogniseTitle(c) ?? [])));
  const best = known.reduce((found, fields, at) => (fields.size > (known[found]?.size ?? 0) ? at : found), 0);
  const found = known[best];
  const areWords = all[best]?.cells.every((cell) => !/\d/.test(cell)) === true;
  const hasTitles = found !== undefined && (found.size > 1 || (found.size === 1 && areWords));
  const below = all.slice(hasTitles ? best + 1 : 0).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const head = hasTitles ? (all[best]?.cells ?? []) : [];
  const width = Math.max(
    head.length,
    below.reduce((most, { cells }) => Math.max(most, cells.length), 0),
  );
  const used = Array.from({ length: width }, (_, at) => at).filter(
    (at) => (head[at] ?? '').trim() !== '' || below.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
  );
  const shown = used.map((at) => (head[at] ?? '').trim() || `Colonne ${columnLetters(at)}`);
  const rows = below.map(({ line, cells }) => ({ line, cells: used.map((at) => cells[at] ?? '') }));
  return {
    titles: shown,
    columns: withNames(firstOfEach(shown.map((title) => (hasTitles ? recogniseTitle(title) : null))), rows),
    isOwn: shown.includes(ownNumber),
    rows,
  };
}

/** Of two columns that seem to be the same, the first. */
function firstOfEach(columns: readonly (ArticleImportField | null)[]): (ArticleImportField | null)[] {
  return columns.map((field, at) => (field !== null && columns.indexOf(field) === at ? field : null));
}

/** Where no title says which column has the names, the first of words that is nothing else. */
function withNames(
  columns: readonly (ArticleImportField | null)[],
  rows: readonly SheetRow[],
): (ArticleImportField | null)[] {
  const isWordy = (at: number) =>
    rows.filter(({ cells }) => /\p{L}{3}/u.test(cells[at] ?? '')).length > rows.length / 2;
  const name = columns.includes('nom') ? -1 : columns.findIndex((field, at) => field === null && isWordy(at));
  return columns.map((field, at) => (at === name ? 'nom' : field));
}

/** « A », « Z », « AA ». */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${columnLetters(Math.floor(at / 26) - 1)}${last}`;
}
