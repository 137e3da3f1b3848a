import { kindOf } from '../../customers/customers.ts';
import type { CustomerImportField } from './customer-import-columns.ts';
import type { SheetRow } from './find-table.ts';

/** What cells that hold a first name and a name say first; `ensemble`: they stay as they are. */
export const nameOrders = ['prenomNom', 'nomPrenom', 'ensemble'] as const;
export type NameOrder = (typeof nameOrders)[number];

export const nameOrderLabels: Record<NameOrder, string> = {
  prenomNom: 'Le prénom d’abord\u00a0: Nolwenn Corre',
  nomPrenom: 'Le nom d’abord\u00a0: Corre Nolwenn',
  ensemble: 'Les garder dans le nom',
};

/** Whether most names of persons are of several words, in the only column of names. */
export function areNamesWhole(rows: readonly SheetRow[], columns: readonly (CustomerImportField | null)[]): boolean {
  if (columns.includes('prenom') || columns.includes('societe')) return false;
  const at = columns.indexOf('nom');
  const persons = rows
    .map(({ cells }) => (cells[at] ?? '').trim())
    .filter((name) => name !== '' && kindOf(name) === 'particulier');
  const whole = persons.filter((name) => wordsOf(name).length > 1);
  return at !== -1 && whole.length > persons.length / 2;
}

/**
 * First name and name of a person; null for a couple, an organisation, or a single word. Words in capitals are the name,
 * whatever the order.
 */
export function splitName(text: string, order: NameOrder | null): { prenom: string; nom: string } | null {
  const words = wordsOf(text);
  const isCouple = words.some((word) => /^(?:et|&|ou)$/i.test(word));
  if (order === null || order === 'ensemble' || words.length < 2 || isCouple || kindOf(text) !== 'particulier')
    return null;
  const [name, first] = text.split(',').map((part) => wordsOf(part).join(' '));
  if (name && first) return { prenom: first, nom: name };
  const capitals = words.filter((word) => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase());
  // Two letters alone are initials.
  const isCapital = (word: string) => capitals.includes(word) && capitals.some(({ length }) => length > 2);
  const small = words.filter((word) => !isCapital(word));
  if (small.length > 0 && small.length < words.length)
    return { prenom: small.join(' '), nom: words.filter(isCapital).join(' ') };
  const at = order === 'prenomNom' ? 1 : -1;
  const [one, other] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  return order === 'prenomNom' ? { prenom: one, nom: other } : { prenom: other, nom: one };
}

/** Without « M. », « Mme ». */
function wordsOf(name: string): string[] {
  return name
    .trim()
    .split(/\s+/)
    .filter((word) => !/^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle)\.?$/i.test(word));
}
