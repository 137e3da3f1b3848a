import { movedPeriodOf } from '@barnum/rules/dates/closed-days';
import { isRentalDay } from '@barnum/rules/dates/days';
import { daysOf, type RentedPeriod } from '@barnum/rules/dates/period';
import { limits } from '@barnum/rules/limits';
import { priceRequest, type RequestPrice } from '@barnum/rules/money/price-request';
import { requestChanges } from '@barnum/rules/request-changes';
import type { Left } from '../../availability/use-occupation.ts';
import { type EditedRequest, piecesOf, type RequestLine, type RequestValues } from './edited-request.ts';

/** The days that the form's request would take; null while they are wrong or unknown. */
export function draftPeriod(values: RequestValues, { former, terms }: EditedRequest): Required<RentedPeriod> | null {
  const { date, dateRetrait, dateRetour } = values;
  if (!isRentalDay(date) || [dateRetrait, dateRetour].some((day) => day !== '' && !isRentalDay(day))) return null;
  const chosen = { date, dateRetrait: dateRetrait || null, dateRetour: dateRetour || null };
  const period = movedPeriodOf(chosen, former, terms.fermetures);
  const isWrong = period.debut > period.fin || daysOf(period) > limits.rentalDays;
  return isWrong ? null : period;
}

type PricedLine = Omit<RequestLine, 'quantite'> & { quantite: number };

/** The price of the form's request: what is not yet a number counts as none. */
export function draftPrice(
  values: RequestValues,
  period: RentedPeriod | null,
  { former, terms }: EditedRequest,
): RequestPrice<PricedLine> {
  const items = values.items.map((line) => ({ ...line, quantite: countOf(line) }));
  const { supplementParJour } = former ?? terms;
  return priceRequest({ items, period, supplementParJour, livraisonMontage: values.livraisonMontage });
}

/** The price that the request has as it is stored, in cents; null for a new one. */
export function formerPrice({ former }: EditedRequest): number | null {
  return former && priceRequest({ ...former, period: former }).total;
}

/** What saving would change, a line each, as its history will hold it. */
export function draftChanges(values: RequestValues, period: RentedPeriod | null, { former }: EditedRequest): string[] {
  if (former === null || period === null) return [];
  const { nom, prenom, date, livraisonMontage } = values;
  return requestChanges(former, {
    ...{ nom: nom.trim(), prenom: prenom.trim(), date, ...period, livraisonMontage },
    phone: values.phone.trim() || null,
    email: values.email.trim() || null,
    adresse: livraisonMontage ? values.adresse.trim() || null : null,
    items: values.items.map((line) => ({ ...line, quantite: countOf(line) })),
  });
}

/** The lines that ask for more than what is left of their article, and how many pieces are missing. */
export function missingPieces(lines: readonly RequestLine[], left: ReadonlyMap<number, Left>) {
  return lines.flatMap((line) => {
    const missing = countOf(line) - (leftOf(line, left)?.libre ?? Number.POSITIVE_INFINITY);
    return missing > 0 ? [{ line, missing }] : [];
  });
}

export function leftOf({ articleId }: RequestLine, left: ReadonlyMap<number, Left>): Left | undefined {
  return articleId === null ? undefined : left.get(articleId);
}

function countOf(line: RequestLine): number {
  const pieces = piecesOf(line);
  return Number.isInteger(pieces) && pieces > 0 && pieces <= limits.maxQuantity ? pieces : 0;
}
