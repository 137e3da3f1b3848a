import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { withDe } from '@barnum/rules/text/french';
import { fullName } from '../../../lib/full-name.ts';
import type { ReservationRequest } from '../requests.ts';

type Deleted = Pick<ReservationRequest, 'prenom' | 'nom' | 'date' | 'devis'>;

/** The confirmation before a request is deleted, with the names of its quotes, which go with it. */
export function deletionQuestion(request: Deleted): string {
  const what = `la demande ${withDe(fullName(request))} pour le ${formatShortDay(request.date)}`;
  const { devis } = request;
  const quotes =
    devis.length > 1
      ? `, avec ses devis ${devis.join(', ')}`
      : devis.map((name) => `, avec son devis ${name}`).join('');
  return `Supprimer définitivement ${what}${quotes} ?`;
}
