import { priceListPatch } from '@barnum/rules/catalogue/price-lists-input';
import { addDays } from '@barnum/rules/dates/days';
import { readAmountCell } from '@barnum/rules/desk/spreadsheets/read-cells';
import type { FieldErrors } from '@barnum/rules/errors';
import { toCents } from '@barnum/rules/prices/amounts';
import { priceOnDay } from '@barnum/rules/prices/price-on-day';
import { toCsv, withoutDefusal } from '@barnum/rules/text/csv';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { plainNumber, typedNumber } from '../../lib/numbers.ts';
import type { PriceListData } from './price-lists.ts';

/** An article in the grid of a list. Amounts are exact texts in euros. */
export interface PriceRow {
  id: number;
  nom: string;
  categorie: string;
  /** In force the day before the list counts. */
  avant: string;
  /** In the list; empty where it does not say it. */
  prix: string;
}

/** Prices as they are typed, by article: those that were touched. */
export type TypedPrices = ReadonlyMap<number, string>;

/** The articles of the catalogue with their prices before a list and in it; archived ones only where it has them. */
export function priceRows(articles: PriceListData['articles'], list: { id: number; aPartirDu: string }): PriceRow[] {
  return articles.flatMap(({ id, nom, etat, categorie, prixPropre, prixDesGrilles }) => {
    const prix = prixDesGrilles.find(({ grilleId }) => grilleId === list.id)?.prix ?? '';
    if (etat === 'archive' && prix === '') return [];
    const others = prixDesGrilles.filter(({ grilleId }) => grilleId !== list.id);
    const avant = priceOnDay(prixPropre, others, addDays(list.aPartirDu, -1));
    return { id, nom, categorie: categorie?.nom ?? '', avant, prix };
  });
}

/** What a cell shows. */
export function shownPrice({ id, prix }: PriceRow, typed: TypedPrices): string {
  return typed.get(id) ?? typedNumber(prix);
}

/** The prices that change, as the service takes them. */
export function changedPrices(rows: readonly PriceRow[], typed: TypedPrices) {
  return rows.flatMap(({ id, prix }) => {
    const plain = typed.has(id) ? plainNumber(typed.get(id) ?? '') : prix;
    const isSame = plain === prix || (plain !== '' && prix !== '' && Number(plain) === Number(prix));
    return isSame ? [] : { articleId: id, prix: plain === '' ? null : plain };
  });
}

const check = fieldErrorsOf(priceListPatch);

/** What is wrong with the head of a list, by field, and with its prices, by article. */
export function listErrors(
  input: { nom: string; aPartirDu: string; prix: ReturnType<typeof changedPrices> },
  errors: FieldErrors = check(input) ?? {},
): { head: FieldErrors; prices: ReadonlyMap<number, string> } {
  const entries = Object.entries(errors);
  return {
    head: Object.fromEntries(entries.filter(([path]) => !path.startsWith('prix.'))),
    prices: new Map(
      entries.flatMap(([path, sentence]) => {
        const place = /^prix\.(\d+)/.exec(path)?.[1];
        const price = place === undefined ? undefined : input.prix[Number(place)];
        return price ? [[price.articleId, sentence] as const] : [];
      }),
    ),
  };
}

/** « + 3,1 % » of the price before; empty where nothing can be said. */
export function riseInWords({ avant }: PriceRow, shown: string): string {
  const [before, after] = [toCents(avant), Number(plainNumber(shown)) * 100];
  if (shown.trim() === '' || Number.isNaN(after) || before === 0 || Math.round(after) === before) return '';
  const percent = ((after - before) / before) * 100;
  const sign = percent < 0 ? '−' : '+';
  return `${sign}\u00a0${Math.abs(percent).toFixed(1).replace('.', ',').replace(',0', '')}\u00a0%`;
}

const titles = ['N°', 'Catégorie', 'Article', 'Prix avant', 'Prix de la grille'];

/** The list as a table for spreadsheets, which `readPrices` takes back. */
export function priceTable(rows: readonly PriceRow[], typed: TypedPrices): string {
  const lines = rows.map((row) => [
    String(row.id),
    row.categorie,
    row.nom,
    typedNumber(row.avant),
    shownPrice(row, typed),
  ]);
  return toCsv([titles, ...lines]);
}

/** The prices of such a table: the first cell of a line is the article's number, the last one its price. */
export function readPrices(text: string, rows: readonly PriceRow[]): TypedPrices {
  const known = new Set(rows.map(({ id }) => id));
  const read = new Map<number, string>();
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const cells = cellsOf(line);
    const id = Number(cells[0]);
    if (cells.length >= titles.length && known.has(id)) read.set(id, typedCell(cells[titles.length - 1] ?? ''));
  }
  return read;
}

/** The prices with a column of a spreadsheet from a row on. */
export function pastedPrices(rows: readonly PriceRow[], from: number, text: string): TypedPrices {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return new Map(
    lines.flatMap((line, down) => {
      const row = rows[from + down];
      return row ? [[row.id, typedCell(line.split('\t')[0] ?? '')] as const] : [];
    }),
  );
}

/** « 1 234,50 € » as it is typed; what is no amount stays as it is, and is told at its cell. */
function typedCell(text: string): string {
  const said = readAmountCell(text.trim());
  return 'value' in said ? typedNumber(said.value) : text.trim();
}

/** The cells of a line: between semicolons, or tabs or commas where it has none, quoted ones with what they hold. */
function cellsOf(line: string): string[] {
  const separator = [';', '\t', ','].find((one) => line.includes(one)) ?? ';';
  const cells = line.match(new RegExp(`(?:^|${separator})(?:"(?:[^"]|"")*"|[^${separator}]*)`, 'g')) ?? [];
  return cells.map((cell, place) => {
    const bare = place === 0 ? cell : cell.slice(1);
    return withoutDefusal(bare.startsWith('"') ? bare.slice(1, -1).replaceAll('""', '"') : bare);
  });
}
