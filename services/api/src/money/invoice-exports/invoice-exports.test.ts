import { invoiceExportSentences } from '@barnum/rules/money/invoice-exports/invoice-exports';
import { fileHead } from '@barnum/rules/money/invoice-exports/invoice-journal';
import { invoiceExportPaths } from '@barnum/rules/paths';
import { expect, it } from 'vitest';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { appendEntry, lockLedger, type NewEntry } from '../ledger/ledger.domain.ts';

const auteur = 'admin@barnum.example';

onEveryDatabase('what the accountant gets of a period', (service) => {
  const { archive, journal, journalFile } = invoiceExportPaths;
  const open = async (
    path: string,
    [du, au]: [string, string],
    role: 'administrator' | 'user' | null = 'administrator',
  ) =>
    service.app.inject({
      url: `${path}?du=${du}&au=${au}`,
      headers: role === null ? {} : { authorization: `Bearer ${await service.signIn(role)}` },
    });
  const enter = (entries: NewEntry[]) =>
    service.db.$transaction(async (tx) => {
      await lockLedger(tx);
      const ids: number[] = [];
      for (const entry of entries) {
        const sourceId = entry.sourceId ? (ids[entry.sourceId - 1] ?? null) : null;
        ids.push((await appendEntry(tx, { ...entry, sourceId }, { auteur })).id);
      }
    });

  it('is for administrators alone, of days that exist', async () => {
    await seedIssuedInvoices(service.db, [{ rang: 1 }]);
    for (const path of [archive, journal, journalFile]) {
      expect((await open(path, ['2027-01-01', '2027-12-31'], null)).statusCode).toBe(401);
      expect((await open(path, ['2027-01-01', '2027-12-31'], 'user')).statusCode).toBe(403);
      expect((await open(path, ['2027-02-30', '2027-12-31'])).statusCode).toBe(422);
      expect((await open(path, ['2027-12-31', '2027-01-01'])).json().fields).toEqual({
        au: invoiceExportSentences.endsBefore,
      });
    }
    expect((await open(archive, ['2026-01-01', '2026-12-31'])).json().error).toBe(invoiceExportSentences.nothing);
  });

  it('holds each document byte for byte, in a file whose size is known before', async () => {
    await seedIssuedInvoices(service.db, [
      { rang: 1, date: '2027-01-31' },
      // Begun before number 2.
      { rang: 3, date: '2027-02-28' },
      { rang: 2, date: '2027-02-28' },
    ]);
    const answer = await open(archive, ['2027-02-01', '2027-02-28']);
    const bytes = answer.rawPayload;
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(bytes.length),
      'content-disposition': 'attachment; filename="factures-2027-02-01-2027-02-28.zip"',
      'cache-control': 'private, no-store',
    });
    const text = bytes.toString('latin1');
    expect([...new Set(text.match(/[AF]-2027-\d{5}\.(pdf|xml)/g))]).toEqual([
      'F-2027-00002.pdf',
      'F-2027-00002.xml',
      'F-2027-00003.pdf',
      'F-2027-00003.xml',
    ]);
    const rows = (await open(journal, ['2027-02-01', '2027-02-28'])).body;
    expect([...new Set(rows.match(/F-2027-\d{5}/g))]).toEqual(['F-2027-00002', 'F-2027-00003']);
    expect(text.split('%PDF F-2027-00002').length).toBe(2);
    expect(text.split('<xml>F-2027-00003').length).toBe(2);
  });

  it('is a journal by day, and within a day by number, whose entries have no gap', async () => {
    const [second = 0] = await seedIssuedInvoices(service.db, [
      // Written down before those that their numbers follow.
      { rang: 4, date: '2027-02-28' },
      { rang: 3, date: '2027-02-27' },
      { rang: 2, date: '2027-02-27' },
    ]);
    await seedIssuedInvoices(service.db, [
      { rang: 2, nature: 'avoir', date: '2027-02-28', correctsId: second },
      { rang: 1, nature: 'avoir', date: '2027-02-27', correctsId: second },
    ]);
    const paid = { nature: 'paiement', moyen: 'virement', montant: 1_000 } as const;
    await enter([
      { ...paid, date: '2027-02-28' },
      { ...paid, date: '2027-02-27' },
      { ...paid, date: '2027-02-27' },
    ]);
    const [, ...rows] = (await open(journal, ['2027-02-01', '2027-02-28'])).body.trimEnd().split('\r\n');
    const cells = rows.map((row) => row.split(';'));
    const entries = [...new Set(cells.map(([kind, entry, date, , , piece]) => [kind, entry, date, piece].join(' ')))];
    expect(entries).toEqual([
      'VE 1 27/02/2027 F-2027-00002',
      'VE 2 27/02/2027 F-2027-00003',
      'VE 3 27/02/2027 A-2027-00001',
      'VE 4 28/02/2027 F-2027-00004',
      'VE 5 28/02/2027 A-2027-00002',
      'BQ 6 27/02/2027 2',
      'BQ 7 27/02/2027 3',
      'BQ 8 28/02/2027 1',
    ]);
  });

  it('is a journal with as much debit as credit, and money alone in it', async () => {
    const [invoice = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: '2027-02-01', client: '=Mairie; "Port"', total: 10_005 },
      { rang: 2, date: '2027-03-01' },
    ]);
    const payment = {
      nature: 'paiement',
      date: '2027-02-03',
      moyen: 'cheque',
      montant: 10_005,
      reference: '41',
    } as const;
    const deposit = { date: '2027-02-04', moyen: 'cheque', montant: 30_000, banque: 'Banque' } as const;
    await enter([
      { ...payment, payeur: 'Anne' },
      { nature: 'affectation', date: '2027-02-03', moyen: 'cheque', montant: 10_005, invoiceId: invoice, sourceId: 1 },
      { ...deposit, nature: 'caution_recue' },
      { ...deposit, nature: 'caution_encaissee', sourceId: 3 },
      { ...deposit, moyen: 'virement', nature: 'caution_rendue', sourceId: 3 },
      { ...deposit, nature: 'caution_recue' },
      { ...deposit, nature: 'caution_rendue', sourceId: 6 },
    ]);
    const answer = await open(journal, ['2027-02-01', '2027-02-28']);
    expect(answer.headers['content-disposition']).toContain('journal-2027-02-01-2027-02-28.csv');
    const [head, ...rows] = answer.body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFJournal;Écriture;Date;Compte;Intitulé;Pièce;Client;Libellé;Débit;Crédit');
    expect(rows.slice(0, 3)).toEqual([
      `VE;1;01/02/2027;411000;Clients;F-2027-00001;"'=Mairie; ""Port""";Facture F-2027-00001;100,05;`,
      `VE;1;01/02/2027;708300;Ventes et locations à 20\u00a0%;F-2027-00001;"'=Mairie; ""Port""";Facture F-2027-00001;;83,38`,
      `VE;1;01/02/2027;445800;TVA à 20\u00a0% en attente;F-2027-00001;"'=Mairie; ""Port""";Facture F-2027-00001;;16,67`,
    ]);
    expect(
      rows.slice(3, 9).map((row) => row.split(';').filter((_cell, column) => [0, 3, 6, 8, 9].includes(column))),
    ).toEqual([
      ['BQ', '511200', 'Anne', '100,05', ''],
      ['BQ', '411000', 'Anne', '', '100,05'],
      ['BQ', '511200', '', '300,00', ''],
      ['BQ', '467000', '', '', '300,00'],
      ['BQ', '512000', '', '', '300,00'],
      ['BQ', '467000', '', '300,00', ''],
    ]);
    const due = '03/02/2027';
    const [client, label] = [`"'=Mairie; ""Port"""`, 'TVA sur encaissement F-2027-00001'];
    expect(rows.slice(9)).toEqual([
      `OD;5;${due};445800;TVA en attente d’encaissement;F-2027-00001;${client};${label};16,67;`,
      `OD;5;${due};445711;TVA à 20\u00a0%;F-2027-00001;${client};${label};;16,67`,
    ]);
    const file = await open(journalFile, ['2027-02-01', '2027-02-28']);
    expect(file.headers['content-disposition']).toContain('journal-18-colonnes-2027-02-01-2027-02-28.txt');
    const lines = file.body.split('\r\n').map((line) => line.split('\t'));
    expect(lines[0]).toEqual([...fileHead]);
    expect(lines.length).toBe(rows.length + 2);
    expect(lines[1]).toEqual([
      ...['VE', 'Ventes', '1', '20270201', '411000', 'Clients', '', '', 'F-2027-00001', '20270201'],
      ...['Facture F-2027-00001, =Mairie; "Port"', '100,05', '0,00', '', '', '20270201', '', ''],
    ]);
  });
});
