import { daysBetween } from '../../dates/days.ts';
import { formatShortWeekday } from '../../dates/format-dates.ts';
import { timeInWords } from '../../dates/time-of-day.ts';
import { formatCents } from '../../prices/amounts.ts';
import { ended } from '../../text/french.ts';
import { formatNumber } from '../../text/numbers.ts';
import type { RequestState } from './request-states.ts';

/** What the company's next step for a request depends on; amounts in cents. */
export interface OfficeDeal {
  statut: RequestState;
  debut: string;
  fin: string;
  /** The time of day of the departure, `HH:MM`; null where it is agreed on with the client. */
  depart: string | null;
  livraisonMontage: boolean;
  /** The newest version of its quote: whether it says what would be said now, the client has it, and accepted it online; null for none. */
  quote: { stands: boolean; isHandedOut: boolean; isAccepted: boolean } | null;
  /** Whether its return waits for a word: what is broken or missing is counted, what comes of it not chosen. */
  isReturnOpen: boolean;
  /** Null for a company that invoices elsewhere. */
  money: OfficeMoney | null;
}

export interface OfficeMoney {
  /** The share that the company asks for in advance, in percent. */
  advance: number;
  /** Why no invoice can be made of it, in a sentence; null where one can. */
  refusal: string | null;
  agreed: number;
  invoiced: number;
  received: number;
  /** Negative where more was billed than is agreed. */
  toInvoice: number;
  /** Negative where more came in than is billed. */
  toPay: number;
  /** What lacks of the deposit, and what of it is in hand. */
  deposit: { missing: number; held: number };
}

/**
 * What the company does next: an act of its quote, of its money, a change of state; nothing for now (`attente`) or any more
 * (`fin`). `acompteRecu` bills what came in without an invoice, `bilan` decides what comes of a return.
 */
export type OfficeAct =
  | 'devis'
  | 'remise'
  | 'confirmation'
  | 'acompte'
  | 'acompteRecu'
  | 'facture'
  | 'avoir'
  | 'paiement'
  | 'remboursement'
  | 'depart'
  | 'retour'
  | 'bilan'
  | 'caution'
  | 'attente'
  | 'fin';

export interface OfficeStep {
  act: OfficeAct;
  /** Why, in a whole sentence. */
  why: string;
}

/** The state that an act leads to. */
export const actStates: Partial<Record<OfficeAct, RequestState>> = {
  confirmation: 'confirmee',
  depart: 'sortie',
  retour: 'rendue',
};

/** From so many days before the departure on, it comes before all else. */
const departureNear = 2;

/** The one next step of a request for the company, by its state, its money and the day. */
export function officeStepOf(deal: OfficeDeal, today: string): OfficeStep {
  switch (deal.statut) {
    case 'nouvelle':
    case 'a_confirmer':
      return proposal(deal, today);
    case 'confirmee':
      return beforeDeparture(deal, today);
    case 'sortie':
      return { act: 'retour', why: returnInWords(deal, today) };
    case 'rendue':
      return settlement(deal);
    case 'refusee':
    case 'annulee':
      return givenUp(deal.money) ?? { act: 'fin', why: 'Rien de plus à faire pour cette demande.' };
  }
}

function proposal({ statut, quote, fin }: OfficeDeal, today: string): OfficeStep {
  if (fin < today)
    return {
      act: 'attente',
      why: 'Ses jours sont passés\u00a0: refusez ou annulez cette demande, ou changez ses jours.',
    };
  if (quote === null && statut === 'nouvelle') return { act: 'devis', why: 'Répondez à cette demande par un devis.' };
  if (quote?.stands === false) return { act: 'devis', why: 'Le devis ne dit plus ce qui vaut maintenant.' };
  if (quote?.isHandedOut === false) return { act: 'remise', why: 'Le devis est établi\u00a0: votre client l’attend.' };
  if (quote?.isAccepted)
    return { act: 'confirmation', why: 'Votre client a accepté\u00a0: trouvez ce qui manque, puis confirmez.' };
  return { act: 'confirmation', why: 'Confirmez dès que votre client est d’accord.' };
}

function beforeDeparture(deal: OfficeDeal, today: string): OfficeStep {
  const { debut, depart, livraisonMontage, money } = deal;
  const day = formatShortWeekday(debut);
  // What is delivered leaves at no hours of the company's place.
  const departure = livraisonMontage ? `Livraison ${day}` : `Départ ${day}${depart ? ` à ${timeInWords(depart)}` : ''}`;
  if (daysBetween(today, debut) <= departureNear) {
    const past = debut < today ? '\u00a0: le jour est passé' : '';
    return { act: 'depart', why: `${[`${departure}${past}`, ...stillToCome(money)].join(', ')}.` };
  }
  return (
    (money && beforehand(money)) ?? {
      act: 'attente',
      why: `Rien à faire avant le départ. ${departure}.`,
    }
  );
}

/** What of the money comes before the departure. */
function beforehand(money: OfficeMoney): OfficeStep | null {
  const ahead = money.received - money.invoiced;
  if (money.toPay > 0) return payment(money);
  if (money.refusal !== null) return null;
  if (money.toInvoice < 0) return creditNote(money);
  if (ahead > 0 && money.toInvoice > 0)
    return { act: 'acompteRecu', why: `${formatCents(ahead)} reçus sans facture\u00a0: facturez-les.` };
  if (money.advance > 0 && money.invoiced === 0 && money.received === 0)
    return { act: 'acompte', why: `Demandez l’acompte de ${formatNumber(money.advance)}\u00a0% avant le départ.` };
  return null;
}

/** What is to come in at the departure, if not before. */
function stillToCome(money: OfficeMoney | null): string[] {
  if (money === null) return [];
  const { agreed, invoiced, received, deposit } = money;
  const open = Math.max(agreed, invoiced) - received;
  return [
    ...(open > 0 ? [`${formatCents(open)} à recevoir`] : []),
    ...(deposit.missing > 0 ? [`caution de ${formatCents(deposit.missing)} à recevoir`] : []),
  ];
}

function returnInWords({ fin, livraisonMontage }: OfficeDeal, today: string): string {
  const what = livraisonMontage ? 'Reprise' : 'Retour';
  return `${what} ${formatShortWeekday(fin)}${fin < today ? '\u00a0: le jour est passé' : ''}.`;
}

function settlement({ isReturnOpen, money }: OfficeDeal): OfficeStep {
  if (isReturnOpen) {
    return { act: 'bilan', why: 'Tout est compté\u00a0: décidez de ce qui est cassé, manquant ou sale.' };
  }
  const done: OfficeStep = { act: 'fin', why: 'Tout est rentré, rien n’est plus à faire.' };
  if (money === null) return done;
  const { refusal, toInvoice, toPay } = money;
  if (refusal !== null) return { act: 'facture', why: `Tout est rentré. ${ended(refusal)}` };
  if (toInvoice > 0) {
    return { act: 'facture', why: `Tout est rentré. Il reste ${formatCents(toInvoice)} à facturer.` };
  }
  if (toPay > 0) return payment(money);
  if (toInvoice < 0) return creditNote(money);
  if (toPay < 0) return { act: 'remboursement', why: `${formatCents(-toPay)} reçus en trop\u00a0: à rembourser.` };
  return givingBack(money) ?? done;
}

/** Of a request that was refused or cancelled. */
function givenUp(money: OfficeMoney | null): OfficeStep | null {
  if (money === null) return null;
  const { toPay } = money;
  if (toPay > 0) return payment(money);
  if (toPay < 0) {
    const why = `${formatCents(-toPay)} reçus sans facture\u00a0: à rembourser, sauf ce que le contrat vous laisse.`;
    return { act: 'remboursement', why };
  }
  return givingBack(money);
}

function payment({ toPay }: OfficeMoney): OfficeStep {
  return { act: 'paiement', why: `${formatCents(toPay)} à recevoir.` };
}

function creditNote({ toInvoice }: OfficeMoney): OfficeStep {
  return { act: 'avoir', why: `${formatCents(-toInvoice)} facturés en trop\u00a0: faites un avoir.` };
}

function givingBack({ deposit: { held } }: OfficeMoney): OfficeStep | null {
  return held <= 0 ? null : { act: 'caution', why: `Rendez la caution\u00a0: ${formatCents(held)}.` };
}
