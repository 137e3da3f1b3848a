import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DepositStep,
  depositBalance,
  depositStates,
  holdsMoney,
  isHeld,
  lastDayOfCheque,
  leftToReturn,
  nextDepositSteps,
  offeredAtReturn,
  returnQuestion,
  warningsOf,
} from './deposits.ts';
import { type DepositMeans, depositMeans } from './ledger.ts';

const received = (moyen: DepositMeans, ...steps: { etat: DepositStep; montant: number }[]) =>
  depositBalance(moyen, [{ etat: 'recue', montant: 500_00 }, ...steps]);

describe('the steps of a deposit', () => {
  it.each<[string, ReturnType<typeof received>, DepositStep[]]>([
    ['a cheque', received('cheque'), ['rendue', 'detruite', 'retenue', 'encaissee']],
    ['an imprint', received('empreinte'), ['rendue', 'retenue', 'encaissee']],
    ['cash', received('especes'), ['rendue', 'retenue']],
    ['a transfer', received('virement'), ['rendue', 'retenue']],
    ['a cheque that was cashed', received('cheque', { etat: 'encaissee', montant: 500_00 }), ['rendue', 'retenue']],
    ['a cheque of which a part is kept', received('cheque', { etat: 'retenue', montant: 120_00 }), ['encaissee']],
    [
      'that cheque, cashed',
      received('cheque', { etat: 'retenue', montant: 120_00 }, { etat: 'encaissee', montant: 500_00 }),
      ['rendue'],
    ],
    ['cash of which a part is kept', received('especes', { etat: 'retenue', montant: 120_00 }), ['rendue']],
    ['cash that is kept whole', received('especes', { etat: 'retenue', montant: 500_00 }), []],
    ['what was given back', received('cheque', { etat: 'rendue', montant: 500_00 }), []],
    ['what was destroyed', received('cheque', { etat: 'detruite', montant: 500_00 }), []],
  ])('of %s', (_name, deposit, steps) => {
    expect(nextDepositSteps(deposit)).toEqual(steps);
    expect(isHeld(deposit)).toBe(steps.some((step) => step !== 'retenue'));
  });

  it('end, and keep or give back the whole of it, never more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...depositMeans),
        fc.integer({ min: 1, max: 500_00 }),
        fc.array(fc.nat(depositStates.length), { maxLength: 8 }),
        (moyen, kept, choices) => {
          const steps: { etat: DepositStep; montant: number }[] = [];
          let deposit = received(moyen);
          for (const choice of choices) {
            const next = nextDepositSteps(deposit);
            const etat = next[choice % next.length];
            if (etat === undefined) break;
            const amounts = { retenue: kept, encaissee: 500_00 } as Partial<Record<DepositStep, number>>;
            steps.push({ etat, montant: amounts[etat] ?? leftToReturn(deposit) });
            deposit = received(moyen, ...steps);
          }
          const sum = (...of: DepositStep[]) =>
            steps.reduce((all, { etat, montant }) => (of.includes(etat) ? all + montant : all), 0);
          const gone = sum('retenue', 'rendue', 'detruite');
          expect(gone).toBeLessThanOrEqual(500_00);
          if (nextDepositSteps(deposit).length === 0) expect(gone).toBe(500_00);
          if (sum('retenue') > 0 && sum('rendue') > 0) expect(holdsMoney(deposit)).toBe(true);
        },
      ),
    );
  });
});

it('a cheque is paid for a year and eight days', () => {
  expect(lastDayOfCheque('2025-11-15')).toBe('2026-11-23');
  expect(lastDayOfCheque('2024-02-29')).toBe('2025-03-08');
});

describe('what is told of a deposit that is held', () => {
  const deposit = {
    ...received('cheque'),
    dateCheque: '2026-11-01',
    finEmpreinte: null,
    retour: { fin: '2026-11-20', isBack: false },
  };
  const terms = { today: '2026-11-23', returnDays: 7 };

  it.each([
    ['nothing', {}, []],
    ['an old cheque', { dateCheque: '2025-11-14' }, ['cheque_perime']],
    ['a cheque on its last day', { dateCheque: '2025-11-15' }, []],
    [
      'an imprint that ends before the return',
      { moyen: 'empreinte', finEmpreinte: '2026-11-29', retour: { fin: '2026-11-30', isBack: false } },
      ['empreinte_avant_retour'],
    ],
    [
      'an imprint that ends with it',
      { moyen: 'empreinte', finEmpreinte: '2026-11-30', retour: { fin: '2026-11-30', isBack: false } },
      [],
    ],
    ['a return seven days ago', { retour: { fin: '2026-11-16', isBack: true } }, []],
    ['one of eight days ago', { retour: { fin: '2026-11-15', isBack: true } }, ['a_rendre']],
    ['one whose request is gone', { retour: null }, ['a_rendre']],
  ] as const)('%s', (_name, change, warnings) => {
    expect(warningsOf({ ...deposit, ...change }, terms)).toEqual(warnings);
  });
});

it('a return offers what is left of a deposit, and not what was cashed', () => {
  const cash = { aRendre: '260.00', moyen: 'especes', reference: '', enMain: true, suites: ['rendue'] } as const;
  const kept = { ...cash, etapes: [{ etat: 'retenue', contrePassation: null }] } as const;
  const cashed = { ...kept, etapes: [...kept.etapes, { etat: 'encaissee', contrePassation: null }] } as const;
  const mistaken = { ...kept, etapes: [{ etat: 'encaissee', contrePassation: { motif: 'Erreur' } }] } as const;
  const away = { ...kept, enMain: false, suites: [] };
  expect(offeredAtReturn([kept, cashed, mistaken, away])).toEqual([kept, mistaken]);
  expect(returnQuestion([kept])).toMatch(/^Rendre maintenant cette caution\s\?\n260,00\s€, espèces$/);
});
