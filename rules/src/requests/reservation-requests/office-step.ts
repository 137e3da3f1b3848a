import { daysBetween } from '../../dates/days.ts';
import { formatShortWeekday } from '../../dates/format-dates.ts';
import { timeInWords } from '../../dates/time-of-day.ts';
import { formatCents } from '../../prices/amounts.ts';
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
  /** Null for a company that invoices elsewhere. */
  money: OfficeMoney | null;
}

export interface OfficeMoney {
  /** The share that the company asks for in advance, in percent. */
  advance: number;
  /** Whether an invoice can be made of it. */
  isBillable: boolean;
  invoiced: number;
  received: number;
  toInvoice: number;
  toPay: number;
  /** What lacks of the deposit, and what of it is in hand. */
  deposit: { missing: number; held: number };
}

/** What the company does next: an act of its quote, of its money, a change of state; nothing for now (`attente`) or any more (`fin`). */
export type OfficeAct =
  | 'devis'
  | 'remise'
  | 'confirmation'
  | 'acompte'
  | 'facture'
  | 'paiement'
  | 'depart'
  | 'retour'
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
      return proposal(deal);
    case 'confirmee':
      return beforeDeparture(deal, today);
    case 'sortie':
      return { act: 'retour', why: returnInWords(deal, today) };
    case 'rendue':
      return settlement(deal);
    case 'refusee':
    case 'annulee':
      return givingBack(deal.money) ?? { act: 'fin', why: 'Rien de plus à faire pour cette demande.' };
  }
}

function proposal({ statut, quote }: OfficeDeal): OfficeStep {
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
    return { act: 'depart', why: [departure, ...stillToCome(money)].join(', ').concat('.') };
  }
  if (money !== null && money.toPay > 0) return payment(money);
  if (money !== null && asksAdvance(money)) {
    return { act: 'acompte', why: `Demandez l’acompte de ${formatNumber(money.advance)}\u00a0% avant le départ.` };
  }
  return { act: 'attente', why: `Rien à faire avant le départ. ${departure}.` };
}

/** What is to come in at the departure, if not before. */
function stillToCome(money: OfficeMoney | null): string[] {
  if (money === null) return [];
  const { toPay, deposit } = money;
  return [
    ...(toPay > 0 ? [`${formatCents(toPay)} à recevoir`] : []),
    ...(deposit.missing > 0 ? [`caution de ${formatCents(deposit.missing)} à recevoir`] : []),
  ];
}

function asksAdvance({ advance, isBillable, invoiced, received }: OfficeMoney): boolean {
  return isBillable && advance > 0 && invoiced === 0 && received === 0;
}

function returnInWords({ fin, livraisonMontage }: OfficeDeal, today: string): string {
  const what = livraisonMontage ? 'Reprise' : 'Retour';
  return `${what} ${formatShortWeekday(fin)}${fin < today ? '\u00a0: le jour est passé' : ''}.`;
}

function settlement({ money }: OfficeDeal): OfficeStep {
  if (money?.isBillable && money.toInvoice > 0) {
    return { act: 'facture', why: `Tout est rentré. Il reste ${formatCents(money.toInvoice)} à facturer.` };
  }
  if (money !== null && money.toPay > 0) return payment(money);
  return givingBack(money) ?? { act: 'fin', why: 'Tout est rentré, rien n’est plus à faire.' };
}

function payment({ toPay }: OfficeMoney): OfficeStep {
  return { act: 'paiement', why: `${formatCents(toPay)} à recevoir.` };
}

function givingBack(money: OfficeMoney | null): OfficeStep | null {
  if (money === null || money.deposit.held <= 0) return null;
  return { act: 'caution', why: `Rendez la caution\u00a0: ${formatCents(money.deposit.held)}.` };
}
