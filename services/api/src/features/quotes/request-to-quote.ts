import { toDay } from '@barnum/rules/dates/days';
import { DomainError } from '@barnum/rules/errors';
import type { QuotedRequest } from '@barnum/rules/money/quote-amounts';
import { quoteSentences } from '@barnum/rules/money/quotes';
import type { Prisma } from '../../db/client.ts';

/**
 * A request as far as a quote is about it.
 * @throws DomainError VALIDATION when something that is asked for has no price.
 */
export function quotedRequest(
  request: Prisma.ReservationRequestGetPayload<{ include: { items: true } }>,
): QuotedRequest {
  const { nom, prenom, phone, email, date, debut, fin, livraisonMontage, adresse, supplementParJour } = request;
  const items = request.items.toSorted((one, other) => one.id - other.id);
  return {
    ...{ nom, prenom, phone, email, date: toDay(date), debut: toDay(debut), fin: toDay(fin) },
    ...{ joursOfferts: request.joursOfferts, livraisonMontage, adresse, supplementParJour },
    items: items.map(({ nom: name, quantite, prix, unite, montantCaution, coutMontage }) => {
      if (prix === null || unite === null) {
        throw new DomainError('VALIDATION', { message: quoteSentences.priceMissing(name) });
      }
      const amounts = {
        montantCaution: (montantCaution ?? prix.mul(0)).toFixed(2),
        coutMontage: (coutMontage ?? prix.mul(0)).toFixed(2),
      };
      return { nom: name, quantite, prix: prix.toFixed(2), unite, ...amounts };
    }),
  };
}
