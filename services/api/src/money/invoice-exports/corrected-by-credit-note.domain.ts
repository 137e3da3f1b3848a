import type { CorrectedByCreditNote } from '@barnum/rules/money/invoice-exports/invoice-journal';
import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { toCents } from '@barnum/rules/prices/amounts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { type Invoice, issuedContent } from '../invoices/invoice-rows.domain.ts';

const withCreditNotes = {
  include: { creditNotes: { where: { numero: { not: null } }, select: { issuedAt: true, total: true } } },
} satisfies Pick<Prisma.InvoiceFindManyArgs, 'include'>;
type Credited = Prisma.InvoiceGetPayload<typeof withCreditNotes>;

/** What a credit note does to what it corrects; see `CorrectedByCreditNote`. */
export async function correctedByCreditNote(
  db: Db,
  creditNote: Pick<Invoice, 'correctsId' | 'issuedAt'>,
): Promise<CorrectedByCreditNote> {
  const origin = await db.invoice.findUniqueOrThrow({ ...withCreditNotes, where: { id: creditNote.correctsId ?? 0 } });
  const content = issuedContent(origin);
  const at = creditNote.issuedAt?.getTime() ?? 0;
  const { debits } = content.vendeur;
  if (content.nature === 'acompte') return { debits, isTakenOver: await isTakenOver(db, content, at), freed: [] };
  // The last of the credit notes that leave nothing of it.
  const isCancelled = isCancelledAt(origin, at) && !isCancelledAt(origin, at - 1);
  const advances = content.acomptes.filter(({ nature }) => nature === 'acompte');
  return { debits, isTakenOver: false, freed: isCancelled ? advances : [] };
}

/** Whether a balance had taken over this advance at an instant, and was not cancelled by then. */
async function isTakenOver(db: Db, { numero, demande }: InvoiceContent, at: number): Promise<boolean> {
  const balances = await db.invoice.findMany({
    ...withCreditNotes,
    where: {
      nature: 'facture',
      issuedAt: { lt: new Date(at) },
      content: { path: ['demande', 'id'], equals: demande?.id ?? 0 },
    },
  });
  return balances.some(
    (balance) =>
      issuedContent(balance).acomptes.some((before) => before.numero === numero) && !isCancelledAt(balance, at),
  );
}

/** Whether the credit notes until an instant leave nothing of an invoice. */
function isCancelledAt({ du, creditNotes }: Credited, at: number): boolean {
  const given = creditNotes.filter(({ issuedAt }) => issuedAt !== null && issuedAt.getTime() <= at);
  return given.reduce((sum, { total }) => sum + toCents(total.toFixed(2)), 0) >= toCents(du.toFixed(2));
}
