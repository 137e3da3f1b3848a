import type { Unite } from '@barnum/rules/catalogue/articles/articles';
import { firstPossible } from '@barnum/rules/catalogue/articles/quantities';
import { type Ground, type PackAnswer, storedWish } from '@barnum/rules/catalogue/packs/packs';
import { limits } from '@barnum/rules/limits';
import { addQuantities } from '@barnum/rules/prices/line-quantity';
import type { LineKind } from '@barnum/rules/prices/lines';
import { type DatedPrice, priceOnDay } from '@barnum/rules/prices/price-on-day';
import type { FoundArticle } from '../../../../components/form/article-search.tsx';
import { isSame, mergeConflict } from '../../../../components/form/conflict.ts';
import { plainNumber, typedNumber } from '../../../../lib/numbers.ts';

/** A line of the form: what it is about with its conditions, and the cells as they are typed, empty for none. */
export interface RequestLine {
  /** Says which line it is, while it is edited and when the request is read again. */
  key: string;
  nature: LineKind;
  /** Null for what is no article of the catalogue, or of no longer. */
  articleId: number | null;
  categorieId: number | null;
  unite: Unite | null;
  coutMontage: string | null;
  nom: string;
  quantite: string;
  prix: string;
  /** What the catalogue says of its price, while that follows the days; null for what is stored, or no article. */
  tarif: LineTariff | null;
  /** « 10 % » of the line, or « 15 » euros. */
  remise: string;
  motifRemise: string;
  /** Of the days, set by hand; empty is the rule's. */
  coefficient: string;
  /** The deposit of one piece, or of the line, as the company counts it. */
  montantCaution: string;
  /** Empty is the usual one. */
  tauxTva: string;
  /** Of a pack: its ground, and the articles chosen; null and empty while they are left to say. */
  terrain: Ground | null;
  choix: readonly number[];
  reponses: readonly PackAnswer[];
}

/** The article’s own price, those of the price lists, and what of them was filled in. */
interface LineTariff {
  propre: string;
  grilles: readonly DatedPrice[];
  rempli: string;
}

/** The cells of a line, in the order of the grid. */
export type LineCell =
  | 'nom'
  | 'quantite'
  | 'prix'
  | 'remise'
  | 'motifRemise'
  | 'coefficient'
  | 'montantCaution'
  | 'tauxTva';

/** A line as the service has it. */
export interface StoredLine {
  nature: LineKind;
  articleId: number | null;
  categorieId: number | null;
  nom: string;
  quantite: number;
  prix: string | null;
  tarif?: LineTariff;
  unite: Unite | null;
  montantCaution: string | null;
  coutMontage: string | null;
  coefficient: string | null;
  remise: string | null;
  remiseEnPourcent: boolean;
  motifRemise: string;
  tauxTva: string | null;
  terrain?: Ground | null;
  choix?: readonly number[];
  reponses?: readonly PackAnswer[];
}

/** The lines of a stored request, of a template, … as the form edits them. */
export function typedLines(stored: readonly StoredLine[]): RequestLine[] {
  return withLines([], stored);
}

/** The lines with others behind them. */
export function withLines(lines: readonly RequestLine[], added: readonly StoredLine[]): RequestLine[] {
  const all = [...lines];
  for (const line of added) all.push(typedLine(all, line));
  return all;
}

function typedLine(lines: readonly RequestLine[], line: StoredLine): RequestLine {
  const { nature, articleId, categorieId, nom, unite, coutMontage, motifRemise } = line;
  return {
    key: freeKey(lines, line),
    nature,
    articleId,
    categorieId,
    nom,
    unite,
    coutMontage,
    motifRemise,
    quantite: typedNumber(String(line.quantite)),
    prix: typedAmount(line.prix),
    tarif: line.tarif ?? null,
    remise: typedDiscount(line),
    coefficient: shortNumber(line.coefficient),
    montantCaution: typedAmount(line.montantCaution),
    tauxTva: shortNumber(line.tauxTva),
    ...storedWish(line),
  };
}

/** The fewest pieces of an article that are hired out, under today's conditions; its price follows the days: `pricedLines`. */
export function articleLine({ id, categorie, ...article }: FoundArticle): StoredLine {
  const { nom, prix, prixPropre, prixDesGrilles, unite, montantCaution, coutMontage, tauxTva } = article;
  const conditions = { nom, prix, unite, montantCaution, coutMontage, tauxTva };
  return {
    ...plainLine,
    ...conditions,
    tarif: { propre: prixPropre, grilles: prixDesGrilles, rempli: typedAmount(prix) },
    quantite: firstPossible(article),
    articleId: id,
    categorieId: categorie?.id ?? null,
  };
}

/** The lines with the prices of the catalogue on the first day; what was typed by hand, or is stored, stays. */
export function pricedLines(lines: readonly RequestLine[], firstDay: string): RequestLine[] {
  return lines.map((line) => {
    const { tarif } = line;
    if (tarif === null || line.prix !== tarif.rempli) return line;
    const prix = typedAmount(priceOnDay(tarif.propre, tarif.grilles, firstDay));
    return prix === line.prix ? line : { ...line, prix, tarif: { ...tarif, rempli: prix } };
  });
}

/** A free line, a fee or the delivery. */
export function otherLine(nature: LineKind, nom: string, prix: string | null, tauxTva: string | null): StoredLine {
  return { ...plainLine, nature, nom, prix, unite: 'unitaire', tauxTva };
}

/** A line of an earlier request, or of a template, with the article as it is today; null where it is none any more. */
export interface CopiedLine extends Omit<StoredLine, 'articleId' | 'categorieId' | 'unite' | 'coutMontage'> {
  article: FoundArticle | null;
}

/** A line as an earlier one: an article at today's conditions, what was set by hand as it was. */
export function copiedLine(copied: CopiedLine): StoredLine {
  const { article, nature, nom, quantite, prix, montantCaution, tauxTva } = copied;
  const { coefficient, remise, remiseEnPourcent, motifRemise } = copied;
  const { terrain = null, choix = [], reponses = [] } = copied;
  const deal = { quantite, terrain, choix, reponses, coefficient, remise, remiseEnPourcent, motifRemise };
  if (article !== null) return { ...articleLine(article), ...deal };
  return { ...otherLine(nature, nom, prix, tauxTva), ...deal, montantCaution };
}

/** The lines with `count` pieces of one taken into a line of their own behind it. A discount in euros stays. */
export function splitLine(lines: readonly RequestLine[], key: string, count: number): RequestLine[] {
  return lines.flatMap((line) => {
    if (line.key !== key) return line;
    const ownKey = freeKey(lines, line);
    const remise = line.remise.includes('%') ? line.remise : '';
    const own = {
      ...line,
      key: ownKey,
      quantite: typedNumber(String(count)),
      remise,
      motifRemise: remise && line.motifRemise,
    };
    const left = addQuantities([piecesOf(line), -count]);
    return [{ ...line, quantite: typedNumber(String(left)) }, own];
  });
}

/**
 * Three-way merge of the lines of a request, cell by cell: what was not touched here is as it is stored now. Contested
 * is what both changed, and what one changed and the other removed: it stays as it is here. What was added there takes
 * its place behind the line that it follows there.
 */
export function mergeLines(base: RequestLine[], mine: RequestLine[], theirs: RequestLine[]) {
  let isContested = false;
  const merged = mine.flatMap((line) => {
    const [before, now] = [lineOf(base, line.key), lineOf(theirs, line.key)];
    if (now === undefined) {
      if (before !== undefined && isSame(before, line)) return [];
      isContested ||= before !== undefined;
      return line;
    }
    const both = mergeConflict(before ?? now, line, now);
    isContested ||= both.changes.some((change) => change.isContested) || (before === undefined && !isSame(line, now));
    return both.merged;
  });
  const others = theirs.filter(({ key }) => lineOf(mine, key) === undefined);
  isContested ||= others.some((line) => lineOf(base, line.key) !== undefined && !isSame(lineOf(base, line.key), line));
  for (const line of others.filter(({ key }) => lineOf(base, key) === undefined)) {
    const ahead = theirs.slice(0, theirs.indexOf(line)).map(({ key }) => key);
    merged.splice(merged.findLastIndex(({ key }) => ahead.includes(key)) + 1, 0, line);
  }
  return { merged, isContested };
}

/** The cell that alone differs between two lists of lines; null where it is not one cell. */
export function changedCell(before: readonly RequestLine[], after: readonly RequestLine[]): string | null {
  if (before.length !== after.length) return null;
  const cells = after.flatMap((line, place) => {
    const former = before[place];
    if (former?.key !== line.key) return [null, null];
    const names = Object.keys(line) as (keyof RequestLine)[];
    return names.filter((name) => line[name] !== former[name]).map((name) => `${line.key} ${name}`);
  });
  return cells.length === 1 ? (cells[0] ?? null) : null;
}

/** The content of a line, as the service takes it; `former` is the line that it was before. */
export function lineInput(
  line: RequestLine,
  former: ({ id: number } & Pick<StoredLine, 'tauxTva' | 'montantCaution'>) | undefined,
) {
  const { nature, articleId, nom, montantCaution, tauxTva } = line;
  const isDepositKept = former !== undefined && montantCaution === typedAmount(former.montantCaution);
  return {
    ...(former && { id: former.id }),
    ...(articleId === null
      ? { nom }
      : {
          articleId,
          terrain: line.terrain,
          choix: [...line.choix],
          // Left out, an old line keeps what it says without naming a choice.
          ...(line.reponses.length > 0 && { reponses: [...line.reponses] }),
        }),
    nature,
    quantite: piecesOf(line),
    prix: exact(line.prix),
    coefficient: exact(line.coefficient),
    ...discountInput(line),
    // Of an article, null would be the one of today.
    ...(!isDepositKept && { montantCaution: exact(montantCaution) ?? (articleId === null ? null : '0') }),
    // Null goes back to the usual one; absent, a line without a rate stays so.
    ...((tauxTva !== '' || former?.tauxTva != null) && { tauxTva: exact(tauxTva) }),
  };
}

/** A discount as it is typed: « 10 % », or euros. */
export function discountOf(typed: string): { remise: string | null; remiseEnPourcent: boolean } {
  const remiseEnPourcent = typed.trimEnd().endsWith('%');
  return { remise: exact(remiseEnPourcent ? typed.replace('%', '') : typed), remiseEnPourcent };
}

/** A discount with its reason, as the service takes them; without a discount there is none. */
export function discountInput({ remise, motifRemise }: Pick<RequestLine, 'remise' | 'motifRemise'>) {
  return { ...discountOf(remise), motifRemise: remise.trim() === '' ? '' : motifRemise };
}

/** A discount for its field: `10.00` becomes « 10 % », or « 10,00 ». */
export function typedDiscount({ remise, remiseEnPourcent }: Pick<StoredLine, 'remise' | 'remiseEnPourcent'>): string {
  if (remise === null) return '';
  return remiseEnPourcent ? `${shortNumber(remise)}\u00a0%` : typedAmount(remise);
}

/** An amount for its field. */
export function typedAmount(amount: string | null): string {
  return typedNumber(amount ?? '');
}

/** What a field holds as the service takes it, checked or not; null for nothing. */
export function exact(typed: string): string | null {
  return plainNumber(typed) || null;
}

/** The pieces of a line; NaN for what is no number. */
export function piecesOf({ quantite }: Pick<RequestLine, 'quantite'>): number {
  return numberOf(quantite);
}

/** A typed number; NaN for what is none. */
export function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(plainNumber(typed));
}

/** As many lines as a request may have. */
export function isFull(lines: readonly RequestLine[]): boolean {
  return lines.length >= limits.requestItems;
}

function lineOf(lines: readonly RequestLine[], key: string): RequestLine | undefined {
  return lines.find((line) => line.key === key);
}

/** The first, second, … line of its article, or of its name. */
function freeKey(
  lines: readonly RequestLine[],
  { nature, articleId, nom }: Pick<StoredLine, 'nature' | 'articleId' | 'nom'>,
) {
  const of = (count: number) => `${nature} ${articleId ?? nom} ${count}`;
  let count = 1;
  while (lineOf(lines, of(count)) !== undefined) count += 1;
  return of(count);
}

/** `1.500` becomes « 1,5 ». */
function shortNumber(exactNumber: string | null): string {
  return exactNumber === null ? '' : typedNumber(String(Number(exactNumber)));
}

const plainLine = {
  nature: 'article',
  articleId: null,
  categorieId: null,
  quantite: 1,
  montantCaution: null,
  coutMontage: null,
  coefficient: null,
  remise: null,
  remiseEnPourcent: false,
  motifRemise: '',
  tauxTva: null,
} as const satisfies Partial<StoredLine>;
