import { todayInParis } from '@barnum/rules/dates/paris-time';
import { toCents } from '@barnum/rules/prices/amounts';
import { priceRequest } from '@barnum/rules/prices/price-request';
import type { VisitorDeal } from '@barnum/rules/requests/reservation-requests/visitor-progress';
import type { FollowUp } from './follow-up.ts';
import { lastAnswer } from './state-words.ts';

/** What the progress of a request depends on. */
export function visitorDealOf(followUp: FollowUp): VisitorDeal {
  const { statut, debut, fin, livraisonMontage, devis, compte, acceptation, annulationDemandeLe, events } = followUp;
  return {
    statut,
    debut,
    fin,
    isLate: fin < todayInParis(),
    livraisonMontage,
    hasQuote: devis.length > 0,
    acceptsHere: acceptation?.etat === 'a_accepter',
    isStockToReview: acceptation?.etat === 'a_revoir',
    obstacle: acceptation?.empechement ?? null,
    asksCancellation: annulationDemandeLe !== null,
    advance: {
      agreed: cents(devis.find(({ actuel }) => actuel)?.acompte),
      asked: cents(compte?.acompte),
      left: cents(compte?.acompteAPayer),
    },
    account: compte && { invoiced: toCents(compte.facture), received: toCents(compte.recu) },
    isAdvanceKept: lastAnswer(events) === 'acompte_conserve',
    toPay: cents(compte?.aPayer),
    deposit: { missing: missingDeposit(followUp), toReturn: cents(compte?.cautionARendre) },
  };
}

/** What lacks of the deposit, in cents: of a company that invoices elsewhere, all that the deal asks for. */
export function missingDeposit(followUp: FollowUp): number {
  const { statut, compte } = followUp;
  if (compte !== null) return toCents(compte.cautionARemettre);
  return statut === 'confirmee' ? priceRequest({ ...followUp, period: followUp }).deposits : 0;
}

function cents(amount: string | undefined): number {
  return amount === undefined ? 0 : toCents(amount);
}
