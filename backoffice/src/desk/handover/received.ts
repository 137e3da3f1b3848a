import { todayInParis } from '@barnum/rules/dates/paris-time';
import {
  type DepositMeans,
  type LedgerMeans,
  ledgerMeansLabels,
  type PaymentMeans,
} from '@barnum/rules/money/ledger/ledger';
import { toAmount, toCents } from '@barnum/rules/prices/amounts';
import type { Handover } from './handover.ts';

/** A deposit or a payment as it is typed; null while none is received. */
export interface Received<Means> {
  montant: string;
  moyen: Means;
  reference: string;
  banque: string;
  finEmpreinte: string;
  /** Of the cheque of a deposit, already shrunk. */
  photo?: File | null;
}

/** What is proposed: the whole amount, by cheque. */
export function proposed<Means>(amount: string | null, moyen: Means): Received<Means> {
  return { montant: (amount ?? '').replace('.', ','), moyen, reference: '', banque: '', finEmpreinte: '' };
}

/** A deposit as it is sent. */
export function depositOf({ montant, finEmpreinte, photo: _photo, ...typed }: Received<DepositMeans>) {
  return { ...typed, date: todayInParis(), montant: plain(montant), finEmpreinte: finEmpreinte || null };
}

/** A payment as it is sent: it settles the invoices that are owed, the oldest first. */
export function paymentOf(
  { montant, moyen, reference, banque }: Received<PaymentMeans>,
  factures: Handover['argent']['factures'],
) {
  const amount = plain(montant);
  let left = Number.isFinite(Number(amount)) ? toCents(amount) : 0;
  const affectations = factures.flatMap(({ id: invoiceId, reste }) => {
    const part = Math.min(left, toCents(reste));
    left -= part;
    return part > 0 ? [{ invoiceId, montant: toAmount(part) }] : [];
  });
  return { date: todayInParis(), montant: amount, moyen, reference, banque, affectations };
}

/** What is typed to close a sheet, in words; empty where nothing is. */
export function closingInWords(typed: unknown): string {
  const { deposit, payment, signed } = (typed ?? {}) as {
    deposit?: Received<DepositMeans> | null;
    payment?: Received<PaymentMeans> | null;
    signed?: { signataire: string };
  };
  return [
    deposit && `caution\u00a0: ${receivedInWords(deposit)}`,
    payment && `paiement\u00a0: ${receivedInWords(payment)}`,
    signed?.signataire && `signé par ${signed.signataire}`,
  ]
    .filter(Boolean)
    .join('\u00a0; ');
}

function receivedInWords({ montant, moyen, reference }: Received<LedgerMeans>): string {
  const number = reference === '' ? '' : ` n°\u00a0${reference}`;
  return `${montant}\u00a0€, ${ledgerMeansLabels[moyen].toLowerCase()}${number}`;
}

function plain(typed: string): string {
  return typed.trim().replace(',', '.');
}
