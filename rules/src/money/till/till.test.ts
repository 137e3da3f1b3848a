import { expect, it } from 'vitest';
import { ledgerKinds } from '../ledger/ledger.ts';
import { cashOf, differenceInWords } from './till.ts';

it('cash comes in by payments and deposits, and goes out by what is given back or taken to the bank', () => {
  const moved = Object.fromEntries(ledgerKinds.map((nature) => [nature, cashOf({ nature, montant: 100 })]));
  expect(moved).toMatchObject({ paiement: 100, caution_recue: 100, caution_rendue: -100, remise_en_banque: -100 });
  expect(moved).toMatchObject({ affectation: 0, caution_retenue: 0, comptage_caisse: 0 });
  // A refund has a negative amount already, and so has the reverse of all else.
  expect(cashOf({ nature: 'remboursement', montant: -100 })).toBe(-100);
  expect(cashOf({ nature: 'remise_en_banque', montant: -100 })).toBe(100);
});

it('a difference is said from the side of the till', () => {
  expect([0, 500, -500].map(differenceInWords)).toEqual(['Aucun écart', '5,00\u00a0€ en trop', '5,00\u00a0€ manquent']);
});
