import { DomainError } from '@barnum/rules/errors';
import {
  type InvoiceSettings,
  invoiceSettingsOf,
  invoiceSettingsSentences,
} from '@barnum/rules/money/invoices/invoice-settings';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchangedDefault } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** The settings, and when they were changed; null for the defaults. */
export interface StoredInvoiceSettings {
  settings: InvoiceSettings;
  updatedAt: Date | null;
}

export async function readInvoiceSettings(db: Db): Promise<StoredInvoiceSettings> {
  const row = await db.invoiceSettings.findUnique({ where: { id: 1 } });
  return { settings: invoiceSettingsOf(row?.settings), updatedAt: row?.updatedAt ?? null };
}

/**
 * The settings of a company that invoices here.
 * @throws DomainError CONFLICT when it has switched invoices off.
 */
export async function requireInvoicing(db: Db): Promise<InvoiceSettings> {
  const { settings } = await readInvoiceSettings(db);
  if (!settings.actif) throw new DomainError('CONFLICT', { message: invoiceSettingsSentences.off });
  return settings;
}

/**
 * Changes the settings; what was issued before keeps its words.
 * @throws DomainError CONFLICT when they changed after `seen` (null: the defaults; undefined: whatever it was).
 */
export function saveInvoiceSettings(
  db: Db | PrismaClient,
  settings: InvoiceSettings,
  seen: Date | null | undefined,
): Promise<StoredInvoiceSettings> {
  return inTransaction(db, async (tx) => {
    // There may be no row to lock.
    await tx.$executeRaw`LOCK TABLE invoice_settings IN SHARE ROW EXCLUSIVE MODE`;
    const { updatedAt } = await readInvoiceSettings(tx);
    requireUnchangedDefault(updatedAt, seen);
    const data = { settings: settings as unknown as Prisma.InputJsonValue };
    await tx.invoiceSettings.upsert({ where: { id: 1 }, create: data, update: data });
    return readInvoiceSettings(tx);
  });
}
