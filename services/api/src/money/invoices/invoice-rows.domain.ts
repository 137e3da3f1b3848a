import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { emptyInvoiceDraft, type InvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import type { Prisma } from '../../platform/db/client.ts';

export type Invoice = Prisma.InvoiceGetPayload<object>;

/** What an issued invoice says. */
export function issuedContent({ content }: Pick<Invoice, 'content'>): InvoiceContent {
  return { ...ofEarlierVersions, ...(content as unknown as Partial<InvoiceContent>) } as InvoiceContent;
}

/** What those do not say that were issued before it was told. */
const ofEarlierVersions = { operation: 'services', payeLe: null } satisfies Partial<InvoiceContent>;

/** What an administrator chose of a draft. */
export function chosenOf({ draft }: Pick<Invoice, 'draft'>): InvoiceDraft {
  // Those that were begun before there was a choice have none.
  return { ...emptyInvoiceDraft, ...(draft as unknown as Partial<InvoiceDraft>) };
}
