import { articleInput } from '@barnum/rules/catalogue/articles-input';
import type { FieldErrors } from '@barnum/rules/errors';
import { uncategorised } from '@barnum/rules/paths';
import { foldText } from '@barnum/rules/text/fold';
import { fieldErrorsOf } from '../../../components/form/field-errors-of.ts';
import { newArticle, toCommand } from '../edited-article.ts';

/** The cells of a row, in the order of the grid. */
export const quickCells = ['nom', 'categorie', 'prix', 'quantite', 'montantCaution'] as const;
export type QuickCell = (typeof quickCells)[number];

/** An article as it is typed in the grid, and why it was refused, at its cell. */
export interface QuickRow extends Record<QuickCell, string> {
  key: number;
  errors: Partial<Record<QuickCell, string>>;
}

interface Category {
  id: number;
  nom: string;
}

export function emptyRow(key: number): QuickRow {
  return { key, nom: '', categorie: '', prix: '', quantite: '', montantCaution: '', errors: {} };
}

export function isEmptyRow(row: QuickRow): boolean {
  return quickCells.every((cell) => row[cell].trim() === '');
}

/** The rows with the cells of a spreadsheet from a cell on; further rows follow the last one. */
export function pasted(rows: readonly QuickRow[], at: { row: number; cell: QuickCell }, text: string): QuickRow[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const first = quickCells.indexOf(at.cell);
  const all = [...rows];
  for (const [down, line] of lines.entries()) {
    const place = at.row + down;
    const row = all[place] ?? emptyRow(nextKey(all));
    const typed = line.split('\t').flatMap((value, right) => {
      const cell = quickCells[first + right];
      return cell ? [[cell, value.trim()] as const] : [];
    });
    all[place] = { ...row, ...Object.fromEntries(typed), errors: {} };
  }
  return all;
}

export function nextKey(rows: readonly QuickRow[]): number {
  return Math.max(0, ...rows.map(({ key }) => key)) + 1;
}

const check = fieldErrorsOf(articleInput);

/** What the service takes for a row, or what is wrong with it, a sentence at its cell. */
export function commandOf(row: QuickRow, categories: readonly Category[]) {
  const { nom, prix, quantite, montantCaution } = row;
  const sought = foldText(row.categorie).trim();
  const known = categories.find((category) => foldText(category.nom).trim() === sought);
  const command = toCommand({
    ...newArticle.values,
    nom,
    prix,
    quantite,
    montantCaution,
    categorieId: known?.id ?? uncategorised.id,
  });
  const errors = errorsOf(check(command) ?? {});
  if (sought !== '' && !known)
    errors.categorie = 'Cette catégorie n’existe pas\u00a0: créez-la d’abord, ou laissez vide';
  return Object.keys(errors).length === 0
    ? ({ errors: null, input: articleInput.parse(command) } as const)
    : ({ errors } as const);
}

/** Errors of an article at the cells of the grid; what has none stands at the name. */
export function errorsOf(errors: FieldErrors): Partial<Record<QuickCell, string>> {
  const entries = Object.entries(errors).map(([path, sentence]) => {
    const cell = path === 'categorieId' ? 'categorie' : quickCells.find((known) => known === path);
    return [cell ?? 'nom', sentence] as const;
  });
  return Object.fromEntries(entries);
}
