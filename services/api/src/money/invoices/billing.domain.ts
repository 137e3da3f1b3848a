import { DomainError } from '@barnum/rules/errors';
import { billedTooMuch } from '@barnum/rules/money/invoices/correction';
import { billedBefore } from '@barnum/rules/money/invoices/invoice-amounts';
import type { BilledBefore, RateAmount } from '@barnum/rules/money/invoices/invoice-content';
import { dealOf } from '@barnum/rules/money/invoices/invoice-deal';
import { invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import {
  type Account,
  agreedAmount,
  amountToInvoice,
  dealStage,
  invoicedAmount,
} from '@barnum/rules/money/ledger/account';
import { quoteTermsOf } from '@barnum/rules/prices/quotes';
import type { Db } from '../../platform/db/client.ts';
import { quotedRequest, requestToQuote } from '../../requests/quotes/request-to-quote.domain.ts';
import { getReservationRequest } from '../../requests/reservation-requests/reservation-requests.domain.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { issuedContent } from './invoice-rows.domain.ts';
import { balanceOf, type InvoiceAccount, listRequestInvoices } from './invoices.domain.ts';

/** What was agreed of a request, and what of it was billed; in cents. */
export interface Billing {
  invoices: InvoiceAccount[];
  convenu: number;
  /** Without what credit notes gave back. */
  facture: number;
  /** What is agreed and not billed; negative where more was billed. */
  aFacturer: number;
  /** The share of a deal that the company asks for in advance, in percent; 0 for none. */
  acompte: number;
  /** By how much what is agreed now differs from what it was when the latest advance was billed; null without one. */
  ecart: number | null;
  /** What is billed beyond what is agreed now, rate by rate: also where the sums are equal. */
  tooMuch: RateAmount[];
  /** Why no invoice can be made of it, in a sentence; null where one can. */
  refus: string | null;
}

/**
 * The invoices of a request, and what is left to bill of it.
 * @throws DomainError NOT_FOUND when there is no such request.
 */
export async function readBilling(db: Db, requestId: number): Promise<Billing> {
  const request = await getReservationRequest(db, requestId, requestToQuote);
  const invoices = await listRequestInvoices(db, requestId);
  const { vat, acompte } = quoteTermsOf(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  const stage = dealStage(request.statut);
  const refus = stage === 'agreed' ? null : invoiceSentences.notAgreed;
  const accountOf = (total: number): Account => ({ stage, total, invoices: invoices.map(balanceOf), movements: [] });
  const sumsOf = (account: Account) => ({
    convenu: agreedAmount(account),
    facture: invoicedAmount(account),
    aFacturer: amountToInvoice(account),
  });
  const autoliquidation = invoices.some(isReverseCharged);
  try {
    const deal = dealOf(quotedRequest(request), { vat, autoliquidation });
    const { total } = deal;
    const tooMuch = refus === null ? billedTooMuch({ ...deal, acomptes: billedOf(invoices) }) : [];
    return { invoices, acompte, ...sumsOf(accountOf(total)), ecart: changeOf(invoices, total), tooMuch, refus };
  } catch (error) {
    // Something of it has no price.
    if (!(error instanceof DomainError)) throw error;
    return { invoices, acompte, ...sumsOf(accountOf(0)), ecart: null, tooMuch: [], refus: refus ?? error.message };
  }
}

/** Whether it stands and the client owes its VAT: the deal counts without taxes then. */
function isReverseCharged({ invoice, state }: InvoiceAccount): boolean {
  const isIssued = invoice.numero !== null && invoice.nature !== 'avoir' && state !== 'annulee';
  return isIssued && issuedContent(invoice).autoliquidation;
}

/** What the issued ones among them ask for, without their credit notes. */
function billedOf(invoices: readonly InvoiceAccount[]): BilledBefore[] {
  const issued = invoices.map(({ invoice }) => invoice).filter(({ numero }) => numero !== null);
  return issued
    .filter(({ nature }) => nature !== 'avoir')
    .map((one) => {
      const creditNotes = issued.filter(({ correctsId }) => correctsId === one.id);
      return billedBefore(issuedContent(one), creditNotes.map(issuedContent));
    })
    .filter((before) => before !== null);
}

function changeOf(invoices: readonly InvoiceAccount[], convenu: number): number | null {
  const advance = invoices.findLast(
    ({ invoice: { nature, numero }, state }) => nature === 'acompte' && numero !== null && state !== 'annulee',
  );
  const agreed = advance && issuedContent(advance.invoice);
  return agreed?.convenu == null || agreed.autoliquidation ? null : convenu - agreed.convenu;
}
