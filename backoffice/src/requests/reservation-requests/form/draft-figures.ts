import { movedPeriodOf } from '@barnum/rules/dates/closed-days';
import { isRentalDay } from '@barnum/rules/dates/days';
import { daysOf, type RentedPeriod } from '@barnum/rules/dates/period';
import { limits } from '@barnum/rules/limits';
import { quantityFault } from '@barnum/rules/prices/line-quantity';
import type { LineKind } from '@barnum/rules/prices/lines';
import { priceRequest } from '@barnum/rules/prices/price-request';
import { lineChanges, requestChanges } from '@barnum/rules/requests/reservation-requests/request-changes';
import { type LeftOfLines, lineKey } from '../../availability/use-occupation.ts';
import { minimumsInWords } from '../minimums-in-words.ts';
import type { EditedRequest, RequestValues } from './edited-request.ts';
import { discountOf, exact, piecesOf, type RequestLine } from './lines/lines.ts';

/** The days that the form's request would take; null while they are wrong or unknown. */
export function draftPeriod(values: RequestValues, { former, terms }: EditedRequest): Required<RentedPeriod> | null {
  const { date, dateRetrait, dateRetour } = values;
  if (!isRentalDay(date) || [dateRetrait, dateRetour].some((day) => day !== '' && !isRentalDay(day))) return null;
  const chosen = { date, dateRetrait: dateRetrait || null, dateRetour: dateRetour || null };
  const period = movedPeriodOf(chosen, former, terms.fermetures);
  const isWrong = period.debut > period.fin || daysOf(period) > limits.rentalDays;
  return isWrong ? null : period;
}

/** The price of the form's request: what is not yet a number counts as none. */
export function draftPrice(
  values: RequestValues,
  period: RentedPeriod | null,
  { former, terms, vat, tarifs }: EditedRequest,
) {
  const { supplementParJour } = former ?? terms;
  const { livraisonMontage } = values;
  return priceRequest({ ...dealOf(values), period, supplementParJour, livraisonMontage, vat, tarifs });
}

/** The company's minimums that the form's request does not reach, in words. */
export function draftMinimums(values: RequestValues, period: RentedPeriod | null, edited: EditedRequest): string[] {
  const { total, delivery } = draftPrice(values, period, edited);
  const adresse = values.livraisonMontage ? values.adresse : null;
  return minimumsInWords(edited.tarifs, { period, total: total - delivery, adresse });
}

/** The price that the request has as it is stored, in cents; null for a new one. */
export function formerPrice({ former }: EditedRequest): number | null {
  return former && priceRequest({ ...former, period: former }).total;
}

/** Whether a request is delivered, and nobody has said for how much. */
export function hasOpenDelivery({
  livraisonMontage,
  items,
}: {
  livraisonMontage: boolean;
  items: readonly { nature: LineKind }[];
}): boolean {
  return livraisonMontage && !items.some(({ nature }) => nature === 'livraison');
}

/** What saving would change, a line each, as its history will hold it. */
export function draftChanges(
  values: RequestValues,
  period: RentedPeriod | null,
  { former, vat }: EditedRequest,
): string[] {
  if (former === null || period === null) return [];
  const { nom, prenom, date, livraisonMontage } = values;
  const edited = {
    ...dealOf(values),
    nom: nom.trim(),
    prenom: prenom.trim(),
    date,
    ...period,
    livraisonMontage,
    phone: values.phone.trim() || null,
    email: values.email.trim() || null,
    adresse: livraisonMontage ? values.adresse.trim() || null : null,
    creneau: livraisonMontage ? values.creneau || null : null,
  };
  return requestChanges(former, edited, vat.taux);
}

/** What differs between two lists of lines of the form, in the words of the history of a request. */
export function changesOfLines(before: readonly RequestLine[], after: readonly RequestLine[]): string[] {
  return lineChanges(draftLines(before), draftLines(after));
}

/** How many pieces are missing on these days, by `lineKey`: all lines of it together. */
export function missingPieces(lines: readonly RequestLine[], left: LeftOfLines): Map<string, number> {
  const missing = new Map<string, number>();
  for (const [key, { libre }] of left) {
    const wanted = lines.filter((line) => lineKey(line) === key).reduce((sum, line) => sum + countOf(line), 0);
    if (wanted > libre) missing.set(key, wanted - libre);
  }
  return missing;
}

/** What the form's request asks for, and for how much. */
function dealOf(values: RequestValues) {
  return { items: draftLines(values.items), ...draftDiscount(values), cautionFixee: amountOf(values.cautionFixee) };
}

/** The lines of the form in numbers. */
function draftLines(lines: readonly RequestLine[]) {
  return lines.map((line) => ({
    ...line,
    quantite: countOf(line),
    prix: amountOf(line.prix),
    montantCaution: amountOf(line.montantCaution),
    coefficient: amountOf(line.coefficient),
    tauxTva: amountOf(line.tauxTva),
    ...draftDiscount(line),
  }));
}

function draftDiscount({ remise, motifRemise }: { remise: string; motifRemise: string }) {
  const discount = discountOf(remise);
  return { ...discount, remise: amountOf(discount.remise ?? ''), motifRemise: motifRemise.trim() };
}

function amountOf(typed: string): string | null {
  const amount = exact(typed);
  return amount !== null && /^\d+(\.\d+)?$/.test(amount) ? amount : null;
}

function countOf(line: RequestLine): number {
  const pieces = piecesOf(line);
  return quantityFault(pieces, line.nature) === null && pieces <= limits.maxQuantity ? pieces : 0;
}
