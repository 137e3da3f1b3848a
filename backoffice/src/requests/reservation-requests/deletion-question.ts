import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { withDe } from '@barnum/rules/text/french';
import { fullName } from '../../lib/full-name.ts';
import { type KeptRecords, keptInWords, withQuotes } from '../../lib/with-quotes.ts';
import type { ReservationRequest } from './requests.ts';

type Deleted = Pick<ReservationRequest, 'prenom' | 'nom' | 'date' | 'devis'>;

/** The confirmation before a request is deleted, with the names of its quotes, which go with it, and what stays of it. */
export function deletionQuestion(request: Deleted, kept: KeptRecords): string {
  const what = `la demande ${withDe(fullName(request))} pour le ${formatShortDay(request.date)}`;
  return `Supprimer définitivement ${what}${withQuotes(request.devis)} ?${keptInWords(kept)}`;
}
