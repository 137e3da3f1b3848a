import { DomainError } from '@barnum/rules/errors';
import { dealOf } from '@barnum/rules/invoices/invoice-deal';
import { invoiceSentences } from '@barnum/rules/invoices/invoices';
import { companyVat } from '@barnum/rules/money/vat';
import { sum } from '@barnum/rules/money/vat-shares';
import { agreedStates, type RequestState } from '@barnum/rules/reservation-requests/request-states';
import type { Db } from '../../db/client.ts';
import { listCompanyInfo } from '../company-info/company-info.domain.ts';
import { quotedRequest, requestToQuote } from '../quotes/request-to-quote.domain.ts';
import { getReservationRequest } from '../reservation-requests/reservation-requests.domain.ts';
import { billedBeforeOf, type InvoiceAccount, issuedContent, listRequestInvoices } from './invoices.domain.ts';

/** What was agreed of a request, and what of it was billed; in cents. */
export interface Billing {
  invoices: InvoiceAccount[];
  convenu: number;
  /** Without what credit notes gave back. */
  facture: number;
  /** By how much what is agreed now differs from what it was when the latest advance was billed; null without one. */
  ecart: number | null;
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
  const facture = sum((await billedBeforeOf(db, requestId)).map(({ total }) => total));
  const vat = companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } }));
  const isAgreed = (agreedStates as readonly RequestState[]).includes(request.statut);
  const refus = isAgreed ? null : invoiceSentences.notAgreed;
  try {
    const { total: convenu } = dealOf(quotedRequest(request), { vat, autoliquidation: false });
    return { invoices, convenu, facture, ecart: changeOf(invoices, convenu), refus };
  } catch (error) {
    // Something of it has no price.
    if (!(error instanceof DomainError)) throw error;
    return { invoices, convenu: 0, facture, ecart: null, refus: refus ?? error.message };
  }
}

function changeOf(invoices: readonly InvoiceAccount[], convenu: number): number | null {
  const advance = invoices.findLast(
    ({ invoice: { nature, numero }, state }) => nature === 'acompte' && numero !== null && state !== 'annulee',
  );
  const agreed = advance && issuedContent(advance.invoice);
  return agreed?.convenu == null || agreed.autoliquidation ? null : convenu - agreed.convenu;
}
