import { emptyInvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import type { Prisma, PrismaClient } from '../../src/platform/db/client.ts';

/** The ids of drafts of advances of one euro each, more than the service would begin for one request. */
export async function advanceDrafts(db: PrismaClient, requestId: number, count: number): Promise<number[]> {
  const draft = { ...emptyInvoiceDraft, montant: '1.00' } as unknown as Prisma.InputJsonObject;
  const row = { nature: 'acompte', requestId, draft, client: '', total: 1, du: 1, auteur: '' } as const;
  const created = await db.invoice.createManyAndReturn({ data: Array.from({ length: count }, () => row) });
  return created.map(({ id }) => id);
}
