import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { figuresSentences } from '@barnum/rules/money/figures/figures';
import { toAmount } from '@barnum/rules/prices/amounts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readBilling } from '../invoices/billing.domain.ts';
import { createInvoiceDraft, updateInvoiceDraft } from '../invoices/invoice-drafts.domain.ts';
import { chosenOf } from '../invoices/invoice-rows.domain.ts';
import { readAhead } from './vat/vat-figures.domain.ts';

/**
 * Bills what came in for a request and is of no invoice: the draft of an advance of that amount, or of all that is left to
 * bill where it is as much. A draft of an advance that there was gets the amount. Returns the draft's id.
 * @throws DomainError NOT_FOUND; CONFLICT when invoices are switched off, or when nothing came in that is not billed;
 * VALIDATION when the request is not agreed on.
 */
export function billReceived(db: Db | PrismaClient, requestId: number, auteur: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { aFacturer } = await readBilling(tx, requestId);
    const ahead = (await readAhead(tx, todayInParis())).find((money) => money.requestId === requestId);
    const received = ahead ? ahead.montant - ahead.billed : 0;
    if (received === 0) throw new DomainError('CONFLICT', { message: figuresSentences.nothingAhead });
    if (received >= aFacturer) return (await createInvoiceDraft(tx, { requestId, nature: 'facture', auteur })).id;
    const begun = await createInvoiceDraft(tx, { requestId, nature: 'acompte', auteur });
    const draft = { ...chosenOf(begun), montant: toAmount(received), montantEnPourcent: false };
    return (await updateInvoiceDraft(tx, begun.id, { draft, auteur, seen: null })).id;
  });
}
