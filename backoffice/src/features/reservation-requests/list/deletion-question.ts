import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { withDe } from '@barnum/rules/text/french';
import { fullName } from '../../../lib/full-name.ts';
import type { ReservationRequest } from '../requests.ts';

type Deleted = Pick<ReservationRequest, 'prenom' | 'nom' | 'date' | 'devis'>;

/** The confirmation before a request is deleted, with the names of its quotes, which go with it. */
export function deletionQuestion(request: Deleted): string {
  const what = `la demande ${withDe(fullName(request))} pour le ${formatShortDay(request.date)}`;
  return `Supprimer définitivement ${what}${withQuotes(request.devis)} ?`;
}

/** « , avec ses devis D-2026-00001, D-2026-00002 »: what goes with what is deleted; empty for none. */
export function withQuotes(devis: readonly string[]): string {
  if (devis.length === 0) return '';
  return `, avec ${devis.length > 1 ? 'ses devis' : 'son devis'} ${devis.join(', ')}`;
}
