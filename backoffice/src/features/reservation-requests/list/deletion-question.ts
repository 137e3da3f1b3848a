import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { withDe } from '@barnum/rules/text/french';
import { fullName } from '../../../lib/full-name.ts';
import { keptInvoices, withQuotes } from '../../../lib/with-quotes.ts';
import type { ReservationRequest } from '../requests.ts';

type Deleted = Pick<ReservationRequest, 'prenom' | 'nom' | 'date' | 'devis' | 'factures'>;

/** The confirmation before a request is deleted, with the names of its quotes, which go with it, and of its invoices, which stay. */
export function deletionQuestion(request: Deleted): string {
  const what = `la demande ${withDe(fullName(request))} pour le ${formatShortDay(request.date)}`;
  return `Supprimer définitivement ${what}${withQuotes(request.devis)} ?${keptInvoices(request.factures)}`;
}
