import type { Db, Prisma } from '../../platform/db/client.ts';
import { entriesOf, inForce } from './ledger.domain.ts';

/** What stays for ten years of requests and customers that are deleted. */
export interface KeptRecords {
  /** Numbers of issued invoices and credit notes. */
  factures: string[];
  /** How many payments, and how many deposits, the ledger keeps of them, without names. */
  paiements: number;
  cautions: number;
  /** The quotes that were accepted online, whose evidence stays with the name of who accepted. */
  acceptations: string[];
}

/** What the law has kept of these requests and customers; of a customer also what has no request any more. */
export async function readKeptRecords(
  db: Db,
  { requestIds, customerIds = [] }: { requestIds: readonly number[]; customerIds?: readonly number[] },
): Promise<KeptRecords> {
  const invoices = await listKeptInvoices(db, { requestIds, customerIds });
  const entries = await db.ledgerEntry.groupBy({
    by: ['nature'],
    where: {
      ...inForce,
      nature: { in: ['paiement', 'caution_recue'] },
      AND: entriesOf({ requestIds, invoiceIds: invoices.map(({ id }) => id) }),
    },
    _count: true,
  });
  const acceptances = await db.acceptance.findMany({
    where: { requestId: { in: [...requestIds] }, papers: { isNot: null } },
    orderBy: { id: 'asc' },
    select: { devis: true },
  });
  const countOf = (nature: string) => entries.find((group) => group.nature === nature)?._count ?? 0;
  return {
    factures: invoices.map(({ numero }) => numero ?? ''),
    paiements: countOf('paiement'),
    cautions: countOf('caution_recue'),
    acceptations: acceptances.map(({ devis }) => devis),
  };
}

/** The issued invoices and credit notes of these requests and customers, the oldest first. */
export function listKeptInvoices(
  db: Db,
  { requestIds, customerIds }: { requestIds: readonly number[]; customerIds: readonly number[] },
) {
  const of: Prisma.InvoiceWhereInput[] = [
    { requestId: { in: [...requestIds] } },
    { customerId: { in: [...customerIds] }, requestId: null },
  ];
  return db.invoice.findMany({
    where: { numero: { not: null }, OR: of },
    orderBy: { id: 'asc' },
    select: { id: true, numero: true, content: true },
  });
}
