import { declaredThen, receivedAheadThen } from '@barnum/rules/money/figures/declared-vat';
import { dailyChanges, daysOfDeal, daysOfInvoice, dealThen, invoiceThen } from '@barnum/rules/money/figures/histories';
import { receivedShares } from '@barnum/rules/money/figures/received-shares';
import type { DueVat } from '@barnum/rules/money/invoice-exports/invoice-journal';
import type { RateShare } from '@barnum/rules/prices/vat-shares';
import type { Db } from '../../platform/db/client.ts';
import { readFreeMoney } from '../figures/vat/dated-deals.domain.ts';
import { readDatedInvoices, touchedIn } from '../figures/vat/dated-invoices.domain.ts';
import type { LedgerPeriod } from '../ledger/totals.domain.ts';

/**
 * The VAT that became due in a period by money, day by day: of invoices without the option for the *débits*, and of deals
 * ahead of their invoices. With the VAT of invoices under the option it is what *Chiffres* has to be declared (decision 036).
 */
export async function readDueVat(db: Db, period: LedgerPeriod): Promise<DueVat[]> {
  const invoices = await readDatedInvoices(db, touchedIn(period), period.au);
  const { deals } = await readFreeMoney(db, period);
  const due = [
    ...invoices
      .filter(({ debits }) => !debits)
      .flatMap((invoice) =>
        changes(daysOfInvoice(invoice), period, (day) => receivedShares(invoiceThen(invoice, day))).map((change) => ({
          ...change,
          piece: invoice.numero,
          client: invoice.client,
        })),
      ),
    ...deals.flatMap((deal) =>
      changes(daysOfDeal(deal), period, (day) => receivedAheadThen(dealThen(deal, day), declaredThen)).map(
        (change) => ({ ...change, piece: `Demande ${deal.requestId}`, client: deal.client }),
      ),
    ),
  ];
  return due.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** By how much taxes differ from the day before, on the days of a period on which they do. */
function changes(days: readonly string[], period: LedgerPeriod, sharesOn: (day: string) => RateShare[]) {
  return dailyChanges(days, period, sharesOn).filter(({ shares }) => shares.some(({ tva }) => tva !== 0));
}
