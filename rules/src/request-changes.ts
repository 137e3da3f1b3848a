import { formatWeekdayDate } from './dates/format-dates.ts';
import { formatCents } from './money/amounts.ts';

/** French label of each field of a request's content. */
export const requestFieldLabels = {
  nom: 'Nom',
  prenom: 'Prénom',
  date: 'Date souhaitée',
  dateRetrait: 'Retrait',
  dateRetour: 'Retour',
  phone: 'Téléphone',
  email: 'E-mail',
  items: 'Articles',
  livraisonMontage: 'Livraison et montage',
  adresse: 'Adresse de livraison',
} as const;

/** What a request asks for, its days as `YYYY-MM-DD`. */
export interface RequestContent {
  nom: string;
  prenom: string;
  date: string;
  debut: string;
  fin: string;
  phone: string | null;
  email: string | null;
  items: readonly RequestedItem[];
  livraisonMontage: boolean;
  adresse: string | null;
}

interface RequestedItem {
  /** Null for what is no article of the catalogue, or of no longer. */
  articleId: number | null;
  nom: string;
  quantite: number;
}

/** What differs between two contents of a request, a line in words each: « Téléphone : de « 1 » à « 2 » ». */
export function requestChanges(before: RequestContent, after: RequestContent): string[] {
  const former = fieldsOf(before);
  const items = new Set([...before.items, ...after.items].map(identityOf));
  return [
    ...fieldsOf(after).map(([label, value], index) => change(label, former[index]?.[1] ?? '', value)),
    ...[...items].map((item) => change(requestFieldLabels.items, pieces(before, item), pieces(after, item))),
  ].filter((line) => line !== null);
}

/**
 * What the company may say to a visitor about the changes of a request, and of its price in cents, where it is another
 * one: « Nous avons modifié votre demande : – Articles : de … ».
 */
export function changesMessage(changes: readonly string[], price: { before: number; after: number } | null): string {
  const lines = ['Nous avons modifié votre demande :', ...changes.map((change) => `– ${change}`)];
  if (price === null || price.before === price.after) return lines.join('\n');
  const [before, after] = [formatCents(price.before), formatCents(price.after)];
  return [...lines, '', `Son prix, hors livraison, passe de ${before} à ${after}.`].join('\n');
}

function fieldsOf(content: RequestContent): [label: string, value: string][] {
  return [
    [requestFieldLabels.nom, content.nom],
    [requestFieldLabels.prenom, content.prenom],
    [requestFieldLabels.date, formatWeekdayDate(content.date)],
    [requestFieldLabels.dateRetrait, formatWeekdayDate(content.debut)],
    [requestFieldLabels.dateRetour, formatWeekdayDate(content.fin)],
    [requestFieldLabels.phone, content.phone ?? ''],
    [requestFieldLabels.email, content.email ?? ''],
    [requestFieldLabels.livraisonMontage, content.livraisonMontage ? 'oui' : 'non'],
    [requestFieldLabels.adresse, content.adresse ?? ''],
  ];
}

/** Two articles may have the same name. */
function identityOf({ articleId, nom }: RequestedItem): number | string {
  return articleId ?? nom;
}

/** `2 × Barnum pliant`; empty for none. */
function pieces({ items }: RequestContent, identity: number | string): string {
  const found = items.filter((item) => identityOf(item) === identity);
  const total = found.reduce((sum, { quantite }) => sum + quantite, 0);
  return total === 0 ? '' : `${total} × ${found[0]?.nom}`;
}

function change(label: string, from: string, to: string): string | null {
  if (from === to) return null;
  if (from === '') return `${label} : ajout de ${quoted(to)}`;
  return to === '' ? `${label} : suppression de ${quoted(from)}` : `${label} : de ${quoted(from)} à ${quoted(to)}`;
}

function quoted(value: string): string {
  return `« ${value.replace(/\s*\n\s*/g, ' ')} »`;
}
