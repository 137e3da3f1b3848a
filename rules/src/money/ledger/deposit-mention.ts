import { formatCents } from '../../prices/amounts.ts';
import type { RequestState } from '../../requests/reservation-requests/request-states.ts';
import type { InvoiceContent } from '../invoices/invoice-content.ts';
import { type DepositBalance, leftToReturn } from './deposits.ts';

/** What an invoice says of the deposit; amounts in cents. */
interface MentionedDeposit {
  /** What the deal asks for. */
  asked: number;
  /** Of its request. */
  statut: RequestState;
  /** Those that came in, what was reversed left out. */
  deposits: readonly DepositBalance[];
}

/**
 * What an invoice says of the deposit on the day of issue, without a full stop: what is to be handed over until the
 * departure, what came in, what is kept and what went back. Empty where there is nothing to be said.
 */
export function depositMention({ asked, statut, deposits }: MentionedDeposit): string {
  const sum = (of: (deposit: DepositBalance) => number) => deposits.reduce((all, deposit) => all + of(deposit), 0);
  const received = sum(({ montant }) => montant);
  const kept = sum(({ retenu }) => retenu);
  const left = sum(leftToReturn);
  const held = left + kept;
  if (statut === 'rendue' || statut === 'annulee' || statut === 'refusee') {
    return received === 0 ? '' : came({ received, kept, left });
  }
  if (held >= asked) return received === 0 ? '' : came({ received, kept, left });
  const missing = `à remettre${statut === 'sortie' ? '' : ' au retrait'}`;
  if (held === 0) return `Caution de ${formatCents(asked)} ${missing}, hors facture`;
  const parts = `${formatCents(held)} reçus, ${formatCents(asked - held)} ${missing}`;
  return `Caution de ${formatCents(asked)}, hors facture\u00a0: ${parts}`;
}

function came({ received, kept, left }: { received: number; kept: number; left: number }): string {
  const deposit = `Caution de ${formatCents(received)}`;
  if (kept === 0) return `${deposit} ${left === 0 ? 'rendue' : 'reçue'}, hors facture`;
  if (kept === received) return `${deposit} retenue, hors facture`;
  return `${deposit}, hors facture\u00a0: ${formatCents(kept)} retenus, le reste ${left === 0 ? 'rendu' : 'à rendre'}`;
}

/** What an issued invoice, or its draft, says of the deposit; those that keep no words ask for it. */
export function mentionOf({ caution, mentionCaution }: Pick<InvoiceContent, 'caution' | 'mentionCaution'>): string {
  if (mentionCaution !== undefined) return mentionCaution;
  return caution === null ? '' : depositMention({ asked: caution, statut: 'confirmee', deposits: [] });
}
