import { customerName } from '@barnum/rules/customers/customers';
import { isRentalDay, toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { invoiceLineColumns, paymentColumns } from '@barnum/rules/desk/spreadsheets/money-columns';
import type { pastHireColumns } from '@barnum/rules/desk/spreadsheets/past-hire-columns';
import { readInvoiceFilter } from '@barnum/rules/money/invoices/invoice-list';
import { invoiceKindLabels } from '@barnum/rules/money/invoices/invoices';
import { ledgerKindLabels, ledgerMeansLabels, paymentMeans } from '@barnum/rules/money/ledger/ledger';
import { linesOf, type RowOf } from '@barnum/rules/platform/table-columns';
import { toAmount } from '@barnum/rules/prices/amounts';
import { listIssuedIds } from '../../money/invoices/invoice-list.domain.ts';
import { type Invoice, issuedContent } from '../../money/invoices/invoice-rows.domain.ts';
import {
  listPastHireIds,
  listPastHires,
  type PastHire,
  pastHireContent,
} from '../../money/past-hires/past-hires.domain.ts';
import { listPaymentIds, listPaymentsById, type Payment } from '../../money/payments/payment-list.domain.ts';
import type { Db } from '../../platform/db/client.ts';
import { type Rows, rowsInBatches } from '../../platform/sheets/in-batches.ts';
import { type Narrowed, searchOf } from './narrowed.ts';

type InvoiceLineRow = RowOf<typeof invoiceLineColumns>;
type PaymentRow = RowOf<typeof paymentColumns>;
type PastHireRow = RowOf<typeof pastHireColumns>;

/** The lines of the issued invoices of a list, the oldest first; amounts of a credit note are negative. */
export async function readInvoiceLineRows(db: Db, read: Narrowed): Promise<Rows<InvoiceLineRow>> {
  const ids = await listIssuedIds(db, { ...readInvoiceFilter(read, todayInParis()), search: searchOf(read) });
  const select = { id: true, content: true, customerId: true, requestId: true } as const;
  const readInvoices = (id: number[]) => db.invoice.findMany({ where: { id: { in: id } }, select });
  return rowsInBatches(ids, readInvoices, invoiceRows);
}

function invoiceRows({ content, ...of }: Pick<Invoice, 'content' | 'customerId' | 'requestId'>): InvoiceLineRow[] {
  const { numero, nature, date, echeance, client, corrige, lignes, remise } = issuedContent({ content });
  const signed = (cents: number) => toAmount(nature === 'avoir' ? -cents : cents);
  const whole = {
    numero,
    nature: invoiceKindLabels[nature],
    date,
    echeance,
    client: client.nom,
    customerId: of.customerId,
    requestId: of.requestId,
    corrige: corrige?.numero ?? null,
  };
  const lines = lignes.map(({ nom, quantite, prixUnitaire, remise: discount, total, tauxTva }) => ({
    ...whole,
    nom,
    quantite,
    prixUnitaire: toAmount(prixUnitaire),
    remise: discount === 0 ? null : signed(discount),
    montant: signed(total),
    tauxTva,
  }));
  const discounts = (remise?.parTaux ?? []).map(({ taux, total }) => ({
    ...whole,
    nom: ['Remise sur l’ensemble', ...(remise?.motif ? [remise.motif] : [])].join(' : '),
    quantite: null,
    prixUnitaire: null,
    remise: null,
    montant: signed(-total),
    tauxTva: taux,
  }));
  return [...lines, ...discounts];
}

/** The payments and refunds of a list, the oldest first. */
export async function readPaymentRows(db: Db, read: Narrowed): Promise<Rows<PaymentRow>> {
  const ids = await listPaymentIds(db, {
    search: searchOf(read),
    du: dayOf(read('du')),
    au: dayOf(read('au')),
    moyen: paymentMeans.find((means) => means === read('moyen')) ?? null,
  });
  return rowsInBatches(ids, (id) => listPaymentsById(db, id), paymentRow);
}

function paymentRow(payment: Payment): PaymentRow {
  const { id, date, nature, moyen, montant, reference, banque, notes, request, steps, invoices, reversedBy } = payment;
  const numbers = steps.flatMap(({ invoiceId }) => (invoiceId === null ? [] : (invoices.get(invoiceId) ?? [])));
  return {
    id,
    date: toDay(date),
    nature: ledgerKindLabels[nature],
    moyen: ledgerMeansLabels[moyen],
    montant: montant.toFixed(2),
    reference,
    banque,
    payeur: notes?.payeur ?? null,
    requestId: request?.id ?? null,
    factures: linesOf(numbers),
    annule: reversedBy !== null,
  };
}

/** All hires of the past, the oldest first. */
export async function readPastHireRows(db: Db): Promise<Rows<PastHireRow>> {
  return rowsInBatches(await listPastHireIds(db), (ids) => listPastHires(db, { ids }), pastHireRow);
}

function pastHireRow(hire: PastHire): PastHireRow {
  const { reference, debut, total, totalHorsTaxes } = pastHireContent(hire);
  const client = hire.customer === null ? null : customerName(hire.customer);
  return { id: hire.id, reference, debut, client, total, totalHorsTaxes };
}

function dayOf(text: string): string | null {
  return isRentalDay(text) ? text : null;
}
