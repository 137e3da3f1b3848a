import { formatCents } from '../../prices/amounts.ts';

/** Cash that may be taken or given back for one debt, in cents (Code monétaire et financier, D. 112-3). */
export const cashLimit = 100_000;

/** Sentences about payments, which only administrators read. */
export const paymentSentences = {
  notFound: 'Ce paiement n’existe pas',
  ofNothing: 'Veuillez dire à quelle demande ou à quelle facture ce paiement se rapporte',
  requestUnknown: 'Cette demande n’existe plus',
  invoiceUnknown: 'Cette facture n’existe pas',
  notIssued: 'Un brouillon ne se règle pas\u00a0: émettez d’abord la facture',
  creditNote: 'Un avoir ne se règle pas\u00a0: il se déduit de sa facture',
  invoiceTwice: 'Cette facture est déjà dans la liste',
  moreThanPaid: (most: number) =>
    `Le total affecté dépasse ce paiement${most > 0 ? `\u00a0: ${formatCents(most)} au plus` : ''}`,
  moreThanDue: (most: number) =>
    most > 0
      ? `C’est plus que ce qui est à payer de cette facture\u00a0: ${formatCents(most)} au plus`
      : 'Cette facture est déjà payée',
  cash: (earlier: number) =>
    `Pas plus de ${formatCents(cashLimit)} en espèces pour une même dette (article D. 112-3 du code monétaire et financier)${
      earlier > 0 ? `\u00a0: ${formatCents(earlier)} ont déjà été reçus en espèces` : ''
    }`,
  cashBack: (earlier: number) =>
    `Pas plus de ${formatCents(cashLimit)} rendus en espèces pour une même dette (article D. 112-3 du code monétaire et financier)${
      earlier > 0 ? `\u00a0: ${formatCents(earlier)} ont déjà été rendus en espèces` : ''
    }`,
  cashAgain: (after: number) =>
    `Les espèces reçues pour cette dette seraient de ${formatCents(after)}, et la loi en permet ${formatCents(cashLimit)} (article D. 112-3 du code monétaire et financier)\u00a0: annulez d’abord un autre paiement en espèces de cette dette, ou remboursez-en une partie`,
  cashKept: (rest: number, canLetGo: boolean) =>
    `${formatCents(rest)} ne peuvent pas régler sa facture\u00a0: pas plus de ${formatCents(cashLimit)} en espèces pour une même dette (article D. 112-3 du code monétaire et financier). ${canLetGo ? 'Levez la retenue, rendez la caution, et faites régler par un autre moyen.' : 'Faites-les régler par un autre moyen\u00a0: ce qui n’est d’aucune facture se rend ensuite.'}`,
  indemnity: 'Une indemnité pour perte ou vol n’est d’aucune facture',
  notCashed: 'Encaissez d’abord ce chèque ou cette empreinte\u00a0: ce qui en est retenu n’est pas encore reçu',
  moreThanReceived: (most: number) => `C’est plus que ce qui peut être remboursé\u00a0: ${formatCents(most)} au plus`,
  recorded: 'Paiement enregistré',
  refunded: 'Remboursement enregistré',
  allocated: 'Paiement affecté',
  receiptFailed: 'Le reçu n’a pas pu être téléchargé. Veuillez réessayer.',
  failed: 'Le paiement n’a pas été enregistré. Veuillez réessayer.',
  loadFailed: 'Les paiements n’ont pas pu être lus',
} as const;

/** Refusal message where cash for one debt would exceed the limit; else null. Cents; `earlier` came in before. */
export function cashRefusal(earlier: number, cash: number): string | null {
  return earlier + cash > cashLimit ? paymentSentences.cash(earlier) : null;
}

/** Cash that may still come in for a debt, in cents; `earlier` came in before. */
export function cashRoom(earlier: number): number {
  return Math.max(0, cashLimit - earlier);
}

/** Refusal message where cash given back of one debt would exceed the limit; else null. Cents; `earlier` went before. */
export function cashBackRefusal(earlier: number, cash: number): string | null {
  return earlier + cash > cashLimit ? paymentSentences.cashBack(earlier) : null;
}

/** The name of a receipt's document. */
export function receiptFileName(entryId: number): string {
  return `recu-${String(entryId).padStart(5, '0')}.pdf`;
}
