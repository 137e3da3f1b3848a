import { formatShortWeekday } from '../../dates/format-dates.ts';
import { formatCents } from '../../prices/amounts.ts';
import type { AcceptanceObstacle } from './acceptance-obstacles.ts';
import { isOver, isPending, type RequestState } from './request-states.ts';

/** What a visitor's progress depends on; amounts in cents. */
export interface VisitorDeal {
  statut: RequestState;
  debut: string;
  fin: string;
  /** Whether the day of the return is over. */
  isLate: boolean;
  livraisonMontage: boolean;
  hasQuote: boolean;
  /** Whether the quote can be accepted on the page now. */
  acceptsHere: boolean;
  /** Whether the quote was accepted while stock lacks. */
  isStockToReview: boolean;
  /** Why a quote that waits cannot be accepted on the page for now. */
  obstacle: AcceptanceObstacle | null;
  /** Whether the visitor asks for the cancellation of what is confirmed, and has no answer yet. */
  asksCancellation: boolean;
  /** The advance by the quote, what the issued invoices of an advance ask for, and what is left to pay of them. */
  advance: { agreed: number; asked: number; left: number };
  /** What is billed and what came in; null of a company that invoices elsewhere. */
  account: { invoiced: number; received: number } | null;
  /** Whether what came in stays with the company after a cancellation. */
  isAdvanceKept: boolean;
  /** What is billed and did not come in; negative where more came in. */
  toPay: number;
  /** What lacks of the deposit, and what the company is to give back. */
  deposit: { missing: number; toReturn: number };
}

/** A step of the line of progress. */
export interface ProgressStep {
  nom: string;
  etat: 'faite' | 'en_cours' | 'a_venir';
}

/** Who has to do something, and what, as a whole sentence. */
interface NextStep {
  who: 'visitor' | 'company';
  text: string;
}

/** The steps of a request, in order; none of what is refused or cancelled. What nobody asks for is no step. */
export function progressOf(deal: VisitorDeal): ProgressStep[] {
  const { statut, livraisonMontage, hasQuote } = deal;
  if (isOver(statut)) return [];
  const isAgreed = !isPending(statut);
  const advance = advanceStep(deal);
  const steps = [
    { nom: 'Reçue', isDone: true },
    ...(hasQuote || !isAgreed ? [{ nom: 'Devis', isDone: hasQuote }] : []),
    { nom: 'Confirmée', isDone: isAgreed },
    ...(advance ? [{ nom: 'Acompte', isDone: advance.isPaid }] : []),
    { nom: livraisonMontage ? 'Livraison' : 'Retrait', isDone: isOut(statut) },
    { nom: 'Rendue', isDone: statut === 'rendue' },
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  const stateOf = (isDone: boolean) => (isDone ? 'faite' : 'a_venir');
  return steps.map(({ nom, isDone }, index) => ({ nom, etat: index === current ? 'en_cours' : stateOf(isDone) }));
}

/** The advance as a step; null where there is none. One that was not billed is no step once all is, or the articles left. */
function advanceStep({ statut, advance, account }: VisitorDeal): { isPaid: boolean } | null {
  if (advance.asked > 0) return { isPaid: advance.left <= 0 };
  if (advance.agreed <= 0) return null;
  if (account !== null && account.received >= advance.agreed) return { isPaid: true };
  const isBilledAtOnce = account !== null && account.invoiced > 0;
  return isOut(statut) || isBilledAtOnce ? null : { isPaid: false };
}

function isOut(statut: RequestState): boolean {
  return statut === 'sortie' || statut === 'rendue';
}

/** Who has to do something next, and what, as a whole sentence; null where nothing is left to do. */
export function nextStepOf(deal: VisitorDeal): NextStep | null {
  const { statut, hasQuote, advance, toPay, deposit } = deal;
  const visitor = (text: string) => ({ who: 'visitor' as const, text });
  const company = (text: string) => ({ who: 'company' as const, text });
  switch (statut) {
    case 'nouvelle':
      return company('Nous vérifions vos dates et préparons notre réponse.');
    case 'a_confirmer':
      if (deal.isStockToReview) return company('Nous cherchons une solution pour ce qui manque.');
      if (deal.obstacle !== null) return aroundObstacle[deal.obstacle];
      if (deal.acceptsHere) return visitor('Lisez le devis, puis donnez-nous votre accord.');
      return visitor(hasQuote ? readThenSay : `Donnez-nous votre accord ${otherwise}.`);
    case 'confirmee':
      if (deal.asksCancellation) return company(cancellationWaits);
      if (advance.left > 0) return visitor(`Réglez l’acompte\u00a0: ${formatCents(advance.left)}.`);
      return advanceStep(deal)?.isPaid === false ? agreedAdvance(deal) : handOver(deal);
    case 'sortie':
      if (deal.isLate) return lateReturn(deal);
      return deal.livraisonMontage
        ? company(`Nous venons reprendre le matériel le ${formatShortWeekday(deal.fin)}.`)
        : visitor(`Rapportez le matériel le ${formatShortWeekday(deal.fin)}.`);
    case 'rendue':
      if (toPay > 0) return visitor(`Réglez ce qui est à payer\u00a0: ${formatCents(toPay)}.`);
      return deposit.toReturn > 0 ? company(depositReturned(deposit.toReturn)) : null;
    case 'refusee':
      return givenBack(deal);
    case 'annulee':
      return toPay > 0 ? visitor(`Réglez ce qui est à payer\u00a0: ${formatCents(toPay)}.`) : givenBack(deal);
  }
}

/** What the company gives back of a deal that was given up; null for nothing. */
function givenBack({ toPay, isAdvanceKept, deposit }: VisitorDeal): NextStep | null {
  const sentences = [
    ...(toPay < 0 && !isAdvanceKept ? [`Nous vous remboursons ${formatCents(-toPay)}.`] : []),
    ...(deposit.toReturn > 0 ? [depositReturned(deposit.toReturn)] : []),
  ];
  return sentences.length === 0 ? null : { who: 'company', text: sentences.join(' ') };
}

function depositReturned(cents: number): string {
  return `Nous vous rendons la caution\u00a0: ${formatCents(cents)}.`;
}

const otherwise = 'par un message ou par téléphone';
const readThenSay = `Lisez le devis, puis donnez-nous votre accord ${otherwise}.`;
const newVersion: NextStep = { who: 'company', text: 'Nous vous envoyons une nouvelle version du devis.' };
const aroundObstacle: Record<AcceptanceObstacle, NextStep> = {
  expire: { who: 'visitor', text: 'Demandez-nous un nouveau devis\u00a0: celui-ci n’est plus valable.' },
  change: newVersion,
  en_preparation: newVersion,
  sans_messagerie: { who: 'visitor', text: readThenSay },
};

const cancellationWaits =
  'Votre demande d’annulation est chez nous\u00a0: nous l’acceptons ou non, et vous lisez notre réponse ici. Vous n’avez rien à faire d’ici là.';

function lateReturn({ livraisonMontage }: VisitorDeal) {
  return livraisonMontage
    ? { who: 'company' as const, text: 'Nous venons reprendre le matériel dès que possible.' }
    : { who: 'visitor' as const, text: 'Rapportez le matériel dès que possible, ou appelez-nous.' };
}

/**
 * An advance that was agreed on and is not billed, which a company may never do apart. Who invoices elsewhere cannot say
 * whether it came in.
 */
function agreedAdvance(deal: VisitorDeal): NextStep {
  const { account, advance } = deal;
  const amount = formatCents(advance.agreed - (account?.received ?? 0));
  const pay = `Réglez l’acompte\u00a0: ${amount}`;
  const text =
    account === null
      ? `${pay}, si ce n’est pas encore fait. ${handOver(deal).text}`
      : `${pay}, comme convenu avec nous.`;
  return { who: 'visitor', text };
}

function handOver({ debut, livraisonMontage, deposit }: VisitorDeal) {
  const day = formatShortWeekday(debut);
  if (livraisonMontage) {
    const ready = deposit.missing > 0 ? ` Préparez la caution\u00a0: ${formatCents(deposit.missing)}.` : '';
    return { who: 'company' as const, text: `Nous vous livrons le ${day}.${ready}` };
  }
  const along = deposit.missing > 0 ? `, avec la caution de ${formatCents(deposit.missing)}` : '';
  return { who: 'visitor' as const, text: `Venez chercher le matériel le ${day}${along}.` };
}
