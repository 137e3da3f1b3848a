import { formatNumericDay } from '@barnum/rules/dates/format-dates';
import { type MoneySums, moneyWords } from '@barnum/rules/money/ledger/account';
import { toCents } from '@barnum/rules/prices/amounts';
import { requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { toCsv } from '@barnum/rules/text/csv';
import { formatNumber } from '@barnum/rules/text/numbers';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { requestAmount } from '../../request-amount.ts';
import type { ReservationRequest } from '../../requests.ts';
import type { RequestMoney } from './requests-money.ts';

type Column = [title: string, value: (request: ReservationRequest, money: RequestMoney | undefined) => string];

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
  ['Montant TTC', (request) => inNumbers(requestAmount(request))],
];

const moneyColumns = (['convenu', 'facture', 'recu', 'aFacturer', 'aPayer', 'enRetard'] as const).map(
  (word): Column => [moneyWords[word], (_request, money) => inNumbers(money ? centsOf(word, money[word]) : null)],
);

const quotes: Column = ['Devis', ({ devis }) => devis.join('\n')];

/** Requests as a table for a spreadsheet; with the words of money where these are told. */
export function requestsCsv(
  requests: readonly ReservationRequest[],
  money: readonly RequestMoney[] | null = null,
): string {
  const all = [...columns, ...(money === null ? [] : moneyColumns), quotes];
  const byId = new Map(money?.map((one) => [one.id, one]));
  return toCsv([
    all.map(([title]) => title),
    ...requests.map((request) => all.map(([, value]) => value(request, byId.get(request.id)))),
  ]);
}

/** Cents of a word. What is too much of it has another word, and stands in no column of its own: the others tell it. */
function centsOf(word: keyof MoneySums, amount: string): number {
  const cents = toCents(amount);
  return word === 'aFacturer' || word === 'aPayer' ? Math.max(0, cents) : cents;
}

/** As a French spreadsheet reads a number: « 1234,50 ». */
function inNumbers(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');
}
