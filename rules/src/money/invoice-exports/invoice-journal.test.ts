import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VatShare } from '../../prices/price-request.ts';
import { withoutShares } from '../../prices/vat-shares.ts';
import { toCsv } from '../../text/csv.ts';
import type { InvoiceContent } from '../invoices/invoice-content.ts';
import { defaultInvoiceSettings } from '../invoices/invoice-settings.ts';
import { retentionPurposes } from '../ledger/deposits.ts';
import { depositMeans, ledgerKinds, paymentMeans } from '../ledger/ledger.ts';
import {
  type BookedInvoice,
  type BookedLedgerEntry,
  type BookedMovement,
  creditNoteEntry,
  dueVatEntry,
  fileHead,
  fileLine,
  fileLines,
  invoiceEntry,
  type JournalEntry,
  journalHead,
  journalRows,
  movementEntry,
  movementOf,
  turnoverOf,
} from './invoice-journal.ts';
import { journalSums } from './journal-sums.ts';

const { comptes } = defaultInvoiceSettings;

const share = (taux: string, total: number): VatShare => {
  const horsTaxes = Math.round(total / (1 + Number(taux) / 100));
  return { taux, total, horsTaxes, tva: total - horsTaxes };
};
const of = (shares: VatShare[], free: number) => ({
  total: shares.length > 0 ? shares.reduce((all, { total }) => all + total, 0) : free,
  tva: shares,
});
const cents = fc.integer({ min: 0, max: 5_000_000 });
const amounts = fc
  .tuple(fc.subarray(['20.00', '10.00', '5.50', '2.10', '8.50', '0.00']), fc.array(cents, { minLength: 6 }), cents)
  .map(([rates, totals, free]) =>
    of(
      rates.map((taux, index) => share(taux, totals[index] ?? 0)),
      free,
    ),
  );
const nature = fc.constantFrom('acompte', 'facture', 'avoir' as const);
const invoices: fc.Arbitrary<BookedInvoice> = fc
  .record({
    nature,
    numero: fc.constant('F-2027-00001'),
    date: fc.constant('2027-06-01'),
    client: fc.record({ nom: fc.constantFrom('Mairie', '=SOMME(A1)', '+33', '-5', '@x', 'A;"B"') }),
    amounts,
    acomptes: fc.array(
      fc.tuple(nature, amounts).map(([kind, one]) => ({ nature: kind, ...one })),
      { maxLength: 3 },
    ),
    corrige: fc.option(fc.record({ nature })),
    vendeur: fc.record({ debits: fc.boolean() }),
  })
  .map(({ amounts: own, ...invoice }) => ({ ...invoice, ...own }));
const movements: fc.Arbitrary<BookedMovement | null> = fc
  .record({
    nature: fc.constantFrom(...ledgerKinds),
    moyen: fc.constantFrom(...paymentMeans, ...depositMeans),
    usage: fc.constantFrom(...retentionPurposes, null),
    montant: fc.integer({ min: -5_000_000, max: 5_000_000 }),
    source: fc.constantFrom(...ledgerKinds, null),
    isMoney: fc.boolean(),
  })
  .map((entry) => {
    const movement = movementOf(entry);
    return movement && { date: '2027-06-02', piece: '12', client: 'Mairie', libelle: 'Règlement', ...movement };
  });

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
const debits = ({ lignes }: JournalEntry) => sum(lignes.map(({ debit }) => debit));
const credits = ({ lignes }: JournalEntry) => sum(lignes.map(({ credit }) => credit));

const entryOf = (invoice: BookedInvoice) =>
  invoice.nature === 'avoir'
    ? creditNoteEntry(invoice, comptes, {
        debits: invoice.vendeur.debits,
        isTakenOver: invoice.total % 2 === 0,
        freed: invoice.acomptes,
      })
    : invoiceEntry(invoice, comptes);

it('has as much debit as credit in each entry, to the cent, whatever was invoiced, paid and reversed', () => {
  fc.assert(
    fc.property(fc.array(invoices), fc.array(movements), (invoiced, moved) => {
      const entries = [
        ...invoiced.map(entryOf),
        ...moved.flatMap((movement) => (movement === null ? [] : [movementEntry(movement, comptes)])),
      ];
      for (const entry of entries) expect(debits(entry)).toBe(credits(entry));
      // What spreadsheets add up is the same: only numbers stand in the last two columns.
      const rows = journalRows(entries);
      const columns = rows.map((row) => row.slice(-2).map((cell) => Math.round(Number(cell.replace(',', '.')) * 100)));
      const [debit, credit] = [0, 1].map((column) => sum(columns.map((row) => row[column] ?? 0)));
      expect(debit).toBe(credit);
      const sums = { entries: Number(rows.at(-1)?.[1] ?? 0), debit, credit };
      expect(journalSums(toCsv([journalHead, ...rows]))).toEqual(sums);
      expect(journalSums(`${fileLine(fileHead)}${fileLines(entries)}`)).toEqual(sums);
      // The file of eighteen columns says the same amounts, line by line.
      const lines = fileLines(entries).split('\r\n').slice(0, -1);
      expect(lines.map((line) => line.split('\t').length)).toEqual(rows.map(() => fileHead.length));
      const told = lines.map((line) => line.split('\t').slice(11, 13));
      expect(told).toEqual(rows.map((row) => row.slice(-2).map((cell) => cell || '0,00')));
      expect(/(^|;|\n)"?[=+\-@]/.test(toCsv(rows))).toBe(false);
    }),
    { numRuns: 200 },
  );
});

const [whole, first] = [
  [share('20.00', 10_005), share('5.50', 2_110)],
  [share('20.00', 3_003), share('5.50', 631)],
];
const base = {
  numero: 'F-2027-00002',
  date: '2027-06-01',
  client: { nom: 'Mairie' },
  corrige: null,
  acomptes: [],
  vendeur: { debits: true },
};
const advance: BookedInvoice = { ...base, nature: 'acompte', ...of(first, 0) };
const taken = [{ nature: 'acompte' as const, ...of(first, 0) }];
const balance: BookedInvoice = { ...base, nature: 'facture', ...of(whole, 0), acomptes: taken };
const left = whole.map((one, index) => ({
  taux: one.taux,
  total: one.total - (first[index]?.total ?? 0),
  horsTaxes: one.horsTaxes - (first[index]?.horsTaxes ?? 0),
  tva: one.tva - (first[index]?.tva ?? 0),
}));
const creditNote = (nature: 'acompte' | 'facture'): BookedInvoice => ({
  ...base,
  nature: 'avoir',
  corrige: { nature },
  ...of(nature === 'acompte' ? first : left, 0),
});
const balances = (entries: readonly JournalEntry[]) => {
  const byAccount = new Map<string, number>();
  for (const { compte, debit, credit } of entries.flatMap(({ lignes }) => lignes))
    byAccount.set(compte, (byAccount.get(compte) ?? 0) + debit - credit);
  return Object.fromEntries([...byAccount].filter(([, cents]) => cents !== 0));
};
const none = { debits: true, isTakenOver: false, freed: [] };

it('counts once what an advance and its balance invoice, and sells the whole', () => {
  const total = (invoice: BookedInvoice) => sum(turnoverOf(invoice as InvoiceContent).map((one) => one.total));
  expect([advance, balance, creditNote('facture')].map(total)).toEqual([3_634, 8_481, -8_481]);
  const entries = [advance, balance].map((invoice) => invoiceEntry(invoice, comptes));
  expect(entries[1]?.lignes.map(({ intitule, debit, credit }) => [intitule, debit - credit])).toEqual([
    ['Clients', 8_481],
    ['Acomptes reçus', 3_101],
    ['Ventes et locations à 20\u00a0%', -8_338],
    ['Ventes et locations à 5,5\u00a0%', -2_000],
    ['TVA à 20\u00a0%', -1_167],
    ['TVA à 5,5\u00a0%', -77],
  ]);
  expect(balances(entries)).toEqual({ '411000': 12_115, '708300': -10_338, '445711': -1_667, '445713': -110 });
});

it('lets the VAT of an invoice wait for the money, at an account of its own', () => {
  const waiting = { ...balance, acomptes: [], vendeur: { debits: false } };
  const paid = [share('20.00', 5_003), share('5.50', 1_055)];
  const due = { date: '2027-06-05', piece: 'F-2027-00002', client: 'Mairie', shares: paid };
  const booked = [invoiceEntry(waiting, comptes), dueVatEntry(due, comptes)];
  expect(balances(booked)).toEqual({
    '411000': 12_115,
    '708300': -10_338,
    '445800': -888,
    '445711': -834,
    '445713': -55,
  });
  const credited = creditNoteEntry({ ...waiting, nature: 'avoir' }, comptes, { ...none, debits: false });
  expect(balances([...booked, credited])).toEqual({ '445800': 889, '445711': -834, '445713': -55 });
  const back = { ...due, shares: withoutShares([], paid) };
  expect(balances([...booked, credited, dueVatEntry(back, comptes)])).toEqual({});
});

it('takes off what a credit note corrects: an advance of a cancelled balance waits for the next one', () => {
  const [paidAhead, sold] = [invoiceEntry(advance, comptes), invoiceEntry(balance, comptes)];
  const cancelled = creditNoteEntry(creditNote('facture'), comptes, { debits: true, isTakenOver: false, freed: taken });
  expect(balances([paidAhead, sold, cancelled])).toEqual(balances([paidAhead]));
  expect(balances([paidAhead, sold, cancelled, sold])).toEqual(balances([paidAhead, sold]));
  const back = (isTakenOver: boolean) => creditNoteEntry(creditNote('acompte'), comptes, { ...none, isTakenOver });
  expect(balances([paidAhead, back(false)])).toEqual({});
  expect(balances([paidAhead, sold, back(true)])).toEqual({
    '411000': 8_481,
    '708300': -7_237,
    '445711': -1_167,
    '445713': -77,
  });
});

it('books money alone: neither a cheque that is kept without being cashed, nor what is only counted', () => {
  const entry = { moyen: 'cheque', usage: null, montant: 30_000, source: null, isMoney: false } as const;
  const accounts = (changed: Partial<BookedLedgerEntry> & Pick<BookedLedgerEntry, 'nature'>) => {
    const movement = movementOf({ ...entry, ...changed });
    return movement && `${movement.debit} ${movement.credit} ${movement.montant}`;
  };
  expect(accounts({ nature: 'caution_recue' })).toBeNull();
  expect(accounts({ nature: 'caution_rendue' })).toBeNull();
  expect(accounts({ nature: 'caution_recue', moyen: 'especes', isMoney: true })).toBe('caisse cautions 30000');
  expect(accounts({ nature: 'caution_encaissee' })).toBe('cheques cautions 30000');
  expect(accounts({ nature: 'caution_rendue', moyen: 'virement', isMoney: true })).toBe('banque cautions -30000');
  expect(accounts({ nature: 'caution_rendue', isMoney: true })).toBe('banque cautions -30000');
  expect(accounts({ nature: 'caution_retenue', usage: 'perte_ou_vol' })).toBe('cautions indemnites 30000');
  expect(accounts({ nature: 'caution_retenue', usage: 'remise_en_etat' })).toBeNull();
  expect(accounts({ nature: 'affectation', source: 'caution_retenue' })).toBe('cautions clients 30000');
  expect(accounts({ nature: 'affectation', source: 'paiement' })).toBeNull();
  expect(accounts({ nature: 'remise_en_banque' })).toBe('banque cheques 30000');
  expect(accounts({ nature: 'remise_en_banque', montant: -30_000 })).toBe('banque cheques -30000');
  expect(accounts({ nature: 'remise_en_banque', moyen: 'especes' })).toBe('banque caisse 30000');
  expect(accounts({ nature: 'cheque_impaye' })).toBeNull();
  expect(accounts({ nature: 'comptage_caisse', moyen: 'especes' })).toBeNull();
  const refund = { nature: 'remboursement', moyen: 'virement', montant: -500 } as const;
  expect(accounts({ ...refund, source: 'paiement' })).toBe('banque clients -500');
  expect(accounts({ ...refund, source: 'caution_retenue' })).toBe('banque cautions -500');
});

it('opens in a French spreadsheet: semicolons, decimal commas, the mark of UTF-8', () => {
  const movement: BookedMovement = {
    date: '2027-06-02',
    piece: 'R-12',
    client: '=1+1',
    libelle: 'Espèces; reçues',
    debit: 'caisse',
    credit: 'clients',
    montant: 123_450,
  };
  const rows = journalRows([movementEntry(movement, comptes)], 7);
  expect(toCsv([journalHead, ...rows])).toBe(
    '\uFEFFJournal;Écriture;Date;Compte;Intitulé;Pièce;Client;Libellé;Débit;Crédit\r\n' +
      'CA;7;02/06/2027;530000;Caisse (espèces);R-12;\'=1+1;"Espèces; reçues";1234,50;\r\n' +
      'CA;7;02/06/2027;411000;Clients;R-12;\'=1+1;"Espèces; reçues";;1234,50\r\n',
  );
});
