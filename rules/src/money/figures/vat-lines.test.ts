import { expect, it } from 'vitest';
import { toCsv } from '../../text/csv.ts';
import { type VatLine, vatLineRows, vatLinesHead, vatLinesInWords } from './vat-lines.ts';

const line: VatLine = {
  basis: 'declarer',
  date: '2027-05-04',
  numero: 'F-2027-00001',
  corrige: null,
  requestId: 12,
  client: 'Nolwenn C.',
  debits: false,
  taux: '20.00',
  total: 12_000,
  horsTaxes: 10_000,
  tva: 2_000,
};

it('is a line for each day, document and rate, and says what is to be declared', () => {
  const rows = vatLineRows([
    line,
    { ...line, numero: null, requestId: 13, debits: null, total: -600, horsTaxes: -500, tva: -100 },
    { ...line, basis: 'recu', taux: null, tva: 0, horsTaxes: 12_000 },
  ]);
  expect(rows[1]?.join(';')).toBe(
    'À déclarer;04/05/2027;Sans facture;;13;Nolwenn C.;à l’encaissement;20\u00a0%;-5,00;-1,00;-6,00',
  );
  expect(vatLinesInWords(toCsv([vatLinesHead, ...rows]))).toBe('3 lignes, TVA à déclarer 19,00\u00a0€');
});
