import { turnoverOf } from '@barnum/rules/money/invoice-exports/invoice-journal';
import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { toAmount } from '@barnum/rules/prices/amounts';

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
