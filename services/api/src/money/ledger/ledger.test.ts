import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCents } from '@barnum/rules/prices/amounts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { runOperatorCommand } from '../../assembly/operator-commands.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { freeByRequest, receivedForRequest, settleFromRequest } from './balances.domain.ts';
import { checkLedger } from './check-ledger.domain.ts';
import { appendEntry, eraseLedgerNotes, lockLedger, type NewEntry, reverseOf } from './ledger.domain.ts';

const auteur = 'admin@barnum.example';
const payment: NewEntry = { nature: 'paiement', date: '2026-11-23', montant: 12_345, moyen: 'virement', requestId: 1 };

onEveryDatabase('the ledger', (service) => {
  const append = (entry: NewEntry) =>
    inTransaction(service.db, async (tx) => {
      await lockLedger(tx);
      return appendEntry(tx, entry, { auteur });
    });
  const check = () => checkLedger(service.db);
  const freeOf = async (requestId: number) => (await freeByRequest(service.db, [requestId])).get(requestId) ?? 0;

  const settledOf = async (invoiceId: number) => {
    const counted = await service.db.ledgerEntry.aggregate({ where: { invoiceId }, _sum: { montant: true } });
    return toCents(counted._sum.montant?.toFixed(2) ?? '0');
  };

  it('is one chain, also of parallel writers', async () => {
    await Promise.all(Array.from({ length: 8 }, (_none, index) => append({ ...payment, montant: index + 1 })));
    const entries = await service.db.ledgerEntry.findMany({ orderBy: { id: 'asc' } });
    expect(entries.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(entries.slice(1).map(({ previousHash }) => previousHash)).toEqual(
      entries.slice(0, -1).map(({ hash }) => hash),
    );
    expect(await check()).toMatchObject({ entries: 8, broken: null });
  });

  it('is changed, deleted and emptied by no SQL', async () => {
    await append({ ...payment, payeur: 'Anne Le Goff', note: 'Au comptoir' });
    for (const statement of [
      'UPDATE ledger_entries SET montant = 1',
      'DELETE FROM ledger_entries',
      'TRUNCATE ledger_entries CASCADE',
      `UPDATE ledger_notes SET payeur = 'Yann'`,
      `UPDATE ledger_notes SET effacees_le = now()`,
      'DELETE FROM ledger_notes',
      'TRUNCATE ledger_notes',
    ])
      await expect(service.db.$executeRawUnsafe(statement), statement).rejects.toThrow(/append-only/);
  });

  it('tells the first entry that somebody changed behind its back', async () => {
    for (const montant of [100, 200, 300, 400]) await append({ ...payment, montant, note: `${montant}` });
    const behind = (statement: string) =>
      service.db.$transaction([
        service.db.$executeRaw`SET LOCAL session_replication_role = replica`,
        service.db.$executeRawUnsafe(statement),
      ]);
    await behind(`UPDATE ledger_notes SET note = 'autre' WHERE entry_id = 4`);
    expect(await check()).toMatchObject({ broken: { id: 4, why: 'notes' } });
    await behind('UPDATE ledger_entries SET montant = 3.01 WHERE id = 3');
    expect(await check()).toMatchObject({ broken: { id: 3, why: 'content' } });
    await behind('DELETE FROM ledger_entries WHERE id = 2');
    expect(await check()).toMatchObject({ broken: { id: 3, why: 'chain' } });
  });

  it('is written into a file that can be proved like itself', async () => {
    for (const montant of [100, 200, 300]) await append({ ...payment, montant, payeur: 'Anne Le Goff' });
    const folder = await mkdtemp(join(tmpdir(), 'barnum-ledger-'));
    const path = join(folder, 'ledger.jsonl');
    const run = (...words: string[]) => runOperatorCommand(service, { words });
    expect(await run('ledger-check')).toMatch(/^3 entries follow from each other, up to number 3\. Hash of the last: /);
    expect(await run('ledger-archive', path, '2026-01-01', '2199-12-31')).toMatch(/^Entries 1 to 3 were written/);
    expect(await run('ledger-check', path)).toBe(await run('ledger-check'));
    await expect(run('ledger-archive', path, '2026-01-01', '2199-12-31')).rejects.toThrow(/EEXIST/);
    const lines = (await readFile(path, 'utf8')).split('\n');
    await writeFile(path, lines.toSpliced(2, 1).join('\n'));
    await expect(run('ledger-check', path)).rejects.toThrow(/^Entry 3 does not follow the one before/);
    await writeFile(path, lines.join('\n').replace('"montant\\":\\"2.00', '"montant\\":\\"9.00'));
    await expect(run('ledger-check', path)).rejects.toThrow(/^Entry 2 is not what was written/);
    await writeFile(path, lines.slice(0, -2).join('\n'));
    await expect(run('ledger-check', path)).rejects.toThrow(/no whole archive/);
    await rm(folder, { recursive: true });
  });

  it('keeps its chain when what it says of a person is erased', async () => {
    await append({ ...payment, payeur: 'Anne Le Goff', note: 'Au comptoir' });
    await append({ ...payment, requestId: 2, payeur: 'Yann Le Bras' });
    await eraseLedgerNotes(service.db, { requestIds: [1], invoiceIds: [] });
    expect(await service.db.ledgerNotes.findMany({ orderBy: { entryId: 'asc' } })).toMatchObject([
      { sel: null, payeur: '', note: '', effaceesLe: expect.any(Date) },
      { payeur: 'Yann Le Bras', effaceesLe: null },
    ]);
    expect(await check()).toMatchObject({ entries: 2, erased: 1, broken: null });
  });

  it('counts what is free of a request against its invoices, never more', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 500_00 }), { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: 800_00 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        async (payments, dues, requestId) => {
          const before = await receivedForRequest(service.db, requestId);
          const free = await freeOf(requestId);
          for (const montant of payments) await append({ ...payment, montant, requestId });
          const paid = payments.reduce((sum, one) => sum + one, 0);
          const invoices = dues.map((upTo, index) => ({ invoiceId: requestId * 10 + index, upTo }));
          const settled = new Map<number, number>();
          for (const { invoiceId } of invoices) settled.set(invoiceId, await settledOf(invoiceId));
          let left = free + paid;
          for (const { invoiceId, upTo } of invoices) {
            const counted = await inTransaction(service.db, (tx) =>
              settleFromRequest(tx, { invoiceId, requestId, upTo, auteur, date: '2026-11-23' }),
            );
            expect(counted).toBe(Math.min(left, upTo));
            left -= counted;
            expect(await settledOf(invoiceId)).toBe((settled.get(invoiceId) ?? 0) + counted);
          }
          expect(await freeOf(requestId)).toBe(left);
          expect(await receivedForRequest(service.db, requestId)).toBe(before + paid);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('is as it was before once an entry is reversed, which is done once', async () => {
    const entry = await append(payment);
    const reverse = reverseOf(entry, { date: '2026-11-24', motif: 'Saisi deux fois' });
    await append(reverse);
    expect(await receivedForRequest(service.db, 1)).toBe(0);
    expect(await freeOf(1)).toBe(0);
    await expect(append(reverse)).rejects.toThrow();
    expect(await check()).toMatchObject({ entries: 2, broken: null });
  });
});
