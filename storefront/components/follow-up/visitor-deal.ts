import { todayInParis } from '@barnum/rules/dates/paris-time';
import { toCents } from '@barnum/rules/prices/amounts';
import type { VisitorDeal } from '@barnum/rules/requests/reservation-requests/visitor-progress';
import type { FollowUp } from './follow-up.ts';

/** What the progress of a request depends on. */
export function visitorDealOf(followUp: FollowUp): VisitorDeal {
  const { statut, debut, fin, livraisonMontage, devis, compte, acceptation } = followUp;
  return {
    statut,
    debut,
    fin,
    isLate: fin < todayInParis(),
    livraisonMontage,
    hasQuote: devis.length > 0,
    answer: acceptation ? answers[acceptation.etat] : undefined,
    advance: { asked: cents(compte?.acompte), left: cents(compte?.acompteAPayer) },
    toPay: cents(compte?.aPayer),
    deposit: { missing: cents(compte?.cautionARemettre), toReturn: cents(compte?.cautionARendre) },
  };
}

const answers: Partial<Record<NonNullable<FollowUp['acceptation']>['etat'], VisitorDeal['answer']>> = {
  a_revoir: 'stock_to_review',
  indisponible: 'closed',
};

function cents(amount: string | undefined): number {
  return amount === undefined ? 0 : toCents(amount);
}
