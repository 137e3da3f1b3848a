import { turnoverOf } from '@barnum/rules/invoice-exports/invoice-journal';
import type { InvoiceContent } from '@barnum/rules/invoices/invoice-content';
import { toAmount } from '@barnum/rules/money/amounts';

/** The rows of what an issued invoice adds to the turnover. */
export function turnoverRows(invoiceId: number, content: InvoiceContent) {
  return turnoverOf(content).map(({ taux, total, horsTaxes, tva }) => ({
    invoiceId,
    taux,
    total: toAmount(total),
    horsTaxes: toAmount(horsTaxes),
    tva: toAmount(tva),
  }));
}
