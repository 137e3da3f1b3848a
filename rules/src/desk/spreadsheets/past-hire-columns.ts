import type { Column } from '../../platform/table-columns.ts';
import { importFields } from './find-table.ts';
import { isNet } from './read-cells.ts';

export const pastHireColumns = [
  { key: 'id', title: 'N° Barnum', kind: 'number' },
  { key: 'reference', title: 'Référence', kind: 'text' },
  { key: 'debut', title: 'Date', kind: 'day' },
  { key: 'client', title: 'Client', kind: 'text' },
  { key: 'total', title: 'Total TTC', kind: 'amount' },
  { key: 'totalHorsTaxes', title: 'Total HT', kind: 'amount' },
] as const satisfies Column[];

/** What a column of a table of hires of the past can be, and what people call it; folded, without signs. */
const names = {
  id: '',
  reference:
    'reference|ref|numero|n|facture|n facture|n de facture|numero de facture|devis|n devis|n de devis|contrat|n de contrat|dossier|n de dossier|location|n de location',
  debut:
    'date|debut|date de debut|date debut|du|jour|depart|date de depart|date de location|date de la location|date de l evenement|evenement|date facture|date de facture',
  client: 'client|clients|nom|prenom|nom du client|nom client|nom prenom|nom et prenom|societe|raison sociale',
  email: 'e mail|email|mail|courriel|adresse e mail|adresse email',
  total: 'total ttc|montant ttc|ttc|prix ttc|total|montant|prix|ca ttc|ca',
  totalHorsTaxes: 'total ht|montant ht|ht|prix ht|ca ht|total hors taxes|montant hors taxes',
} as const satisfies Record<string, string>;

export type PastHireImportField = keyof typeof names;

export const pastHireFields = importFields<PastHireImportField>({
  names,
  columns: pastHireColumns,
  titles: { email: 'E-mail du client' },
  naming: ['client'],
  kept: ['id', 'reference', 'debut', 'client', 'email', 'total', 'totalHorsTaxes'],
  joined: ['client'],
  // « N° de téléphone » is none.
  read: (found, words) => (found === 'reference' && !names.reference.split('|').includes(words) ? null : found),
  readCells: (found, title) => (found === 'total' && isNet(title) ? 'totalHorsTaxes' : found),
});
