import { formatNumericDay } from '@barnum/rules/dates/format-dates';
import { requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { toCsv } from '@barnum/rules/text/csv';
import { formatNumber } from '@barnum/rules/text/numbers';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { requestAmount } from '../../request-amount.ts';
import type { ReservationRequest } from '../../requests.ts';

type Column = [title: string, value: (request: ReservationRequest) => string];

const columns: readonly Column[] = [
  ['Numéro', ({ id }) => `${id}`],
  ['Reçue le', ({ createdAt }) => formatNumericDay(createdAt)],
  ['État', ({ statut }) => requestStateLabels[statut]],
  ['Prénom', ({ prenom }) => prenom],
  ['Nom', ({ nom }) => nom],
  ['Téléphone', ({ phone }) => spacedPhones(phone ?? '')],
  ['E-mail', ({ email }) => email ?? ''],
  ['Date souhaitée', ({ date }) => formatNumericDay(date)],
  ['Départ', ({ debut }) => formatNumericDay(debut)],
  ['Retour', ({ fin }) => formatNumericDay(fin)],
  ['Articles', ({ items }) => items.map(({ nom, quantite }) => `${formatNumber(quantite)} × ${nom}`).join('\n')],
  ['Livraison', ({ livraisonMontage }) => (livraisonMontage ? 'oui' : 'non')],
  ['Adresse', ({ adresse }) => adresse ?? ''],
  ['Montant TTC', amountInNumbers],
  ['Devis', ({ devis }) => devis.join('\n')],
];

/** Requests as a table for a spreadsheet. */
export function requestsCsv(requests: readonly ReservationRequest[]): string {
  return toCsv([columns.map(([title]) => title), ...requests.map((row) => columns.map(([, value]) => value(row)))]);
}

/** As a French spreadsheet reads a number: « 1234,50 ». */
function amountInNumbers(request: ReservationRequest): string {
  const amount = requestAmount(request);
  return amount === null ? '' : (amount / 100).toFixed(2).replace('.', ',');
}
