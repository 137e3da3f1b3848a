import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  chargeOf,
  keepablePrice,
  keptOf,
  type ReturnChoice,
  returnOutcome,
  returnSentences,
  settledFaults,
  settlements,
  stockOutcomes,
} from './return-outcome.ts';

const glass = { id: 1, nom: 'Verre', articleId: 7, casse: 4, manque: 2, sale: 3 };
const cheque = { id: 30, montant: 50_000 };
const choose = (part: Partial<ReturnChoice>): ReturnChoice => ({
  lineId: 1,
  fault: 'casse',
  stock: null,
  prix: 0,
  reglement: null,
  ...part,
});

const count = fc.integer({ min: 0, max: 20 });
const line = fc.record({ casse: count, manque: count, sale: count, articleId: fc.constantFrom(null, 5) });
const choice = fc.record({
  lineId: fc.integer({ min: 0, max: 3 }),
  fault: fc.constantFrom(...settledFaults),
  stock: fc.constantFrom(null, ...stockOutcomes),
  prix: fc.integer({ min: 0, max: 20_000 }),
  reglement: fc.constantFrom(null, ...settlements),
});

it('what is billed and kept is, to the cent, what was ticked; the stock loses the pieces that were ticked', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 4 }),
      fc.array(choice, { maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 2 }),
      (counts, choices, amounts) => {
        const lines = counts.map((counted, id) => ({ ...counted, id, nom: `Pièce ${id}` }));
        const deposits = amounts.map((montant, id) => ({ id, montant }));
        const outcome = returnOutcome(lines, choices, deposits);
        if (typeof outcome === 'string') return outcome !== '';
        const kept = deposits.map(({ id }) => keptOf(outcome, id));
        const billed = outcome.fees.map(({ montant }) => montant);
        const asked = choices.flatMap((one) => {
          const of = lines.find(({ id }) => id === one.lineId);
          return one.reglement === null || of === undefined ? [] : [chargeOf(of, one)];
        });
        const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
        const taken = choices.filter(({ stock }) => stock !== null);
        return (
          sum([...kept, ...billed]) === sum(asked) &&
          kept.every((part, id) => part <= (deposits[id]?.montant ?? 0)) &&
          outcome.movements.length === taken.length &&
          sum(outcome.movements.map(({ quantite }) => quantite)) ===
            sum(taken.map((one) => lines.find(({ id }) => id === one.lineId)?.[one.fault] ?? 0))
        );
      },
    ),
  );
});

it('nothing comes of what was not ticked', () => {
  expect(returnOutcome([glass], [], [cheque])).toEqual({ movements: [], fees: [], retentions: [] });
  expect(returnOutcome([glass], [choose({ prix: 900 })], [cheque])).toEqual({
    movements: [],
    fees: [],
    retentions: [],
  });
});

it('breakage is billed with the rental or kept, a loss is an indemnity out of the deposit alone', () => {
  const broken = choose({ prix: 250, reglement: 'facture', stock: 'perte' });
  const lost = choose({ fault: 'manque', prix: 250, reglement: 'caution' });
  expect(returnOutcome([glass], [broken, lost], [cheque])).toEqual({
    movements: [{ articleId: 7, kind: 'perte', quantite: 4, libelle: 'Casse\u00a0: 4 × Verre' }],
    fees: [{ libelle: 'Casse\u00a0: 4 × Verre', montant: 1_000 }],
    retentions: [
      { depositId: 30, usage: 'perte_ou_vol', lignes: [{ libelle: 'Manquant\u00a0: 2 × Verre', montant: 500 }] },
    ],
  });
  expect(returnOutcome([glass], [{ ...lost, reglement: 'facture' }], [cheque])).toBe(returnSentences.lossOfNoInvoice);
  const both = [lost, { ...broken, reglement: 'caution' } as const];
  expect(returnOutcome([glass], both, [cheque])).toBe(returnSentences.depositTooSmall);
  expect(returnOutcome([glass], both, [cheque, { id: 31, montant: 1_000 }])).toMatchObject({
    retentions: [{ depositId: 30 }, { depositId: 31, usage: 'remise_en_etat' }],
  });
});

it('of a piece that is worth more than the deposit, as much is kept as the deposit suffices for', () => {
  const lost = choose({ fault: 'manque', prix: 300_000, reglement: 'caution' });
  expect(keepablePrice([glass], [], lost, [cheque])).toBe(25_000);
  expect(keepablePrice([{ ...glass, id: 2 }, glass], [{ ...lost, lineId: 2, prix: 10_000 }], lost, [cheque])).toBe(
    15_000,
  );
  expect(keepablePrice([glass], [], { ...lost, prix: 900 }, [cheque])).toBe(900);
  const broken = choose({ prix: 900, reglement: 'caution' });
  expect(keepablePrice([glass], [broken], lost, [cheque])).toBe(0);
  expect(keepablePrice([glass], [], lost, [])).toBe(0);
  expect(returnSentences.keptInPart(300_000, 25_000)).toMatch(/^Une pièce vaut 3.000,00/);
});

it('refuses what was not counted, a stock that is none, and a charge without a price', () => {
  expect(returnOutcome([{ ...glass, casse: 0 }], [choose({ stock: 'perte' })], [])).toBe(returnSentences.nothingThere);
  expect(returnOutcome([glass], [choose({ fault: 'sale', stock: 'perte' })], [])).toBe(
    returnSentences.noStock('Verre'),
  );
  expect(returnOutcome([glass], [choose({ reglement: 'facture' })], [])).toBe(returnSentences.priceRequired('Verre'));
});
