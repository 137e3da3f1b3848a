import { toCents } from '@barnum/rules/prices/amounts';
import type { VisitorDeal } from '@barnum/rules/requests/reservation-requests/visitor-progress';
import type { FollowUp } from './follow-up.ts';

/** What the progress of a request depends on. */
export function visitorDealOf({ statut, debut, fin, livraisonMontage, devis, compte }: FollowUp): VisitorDeal {
  return {
    statut,
    debut,
    fin,
    livraisonMontage,
    hasQuote: devis.length > 0,
    advance: { asked: cents(compte?.acompte), left: cents(compte?.acompteAPayer) },
    toPay: cents(compte?.aPayer),
    deposit: { missing: cents(compte?.cautionARemettre), toReturn: cents(compte?.cautionARendre) },
  };
}

function cents(amount: string | undefined): number {
  return amount === undefined ? 0 : toCents(amount);
}
