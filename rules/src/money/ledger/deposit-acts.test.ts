import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canLetGo,
  type DepositAct,
  depositSituation,
  depositSituations,
  depositTable,
  depositTask,
  isHeld,
  nextDepositSteps,
  reversalRefusal,
  reversibleEntry,
} from './deposit-acts.ts';
import { type DepositBalance, type DepositStep, depositBalance, holdsMoney, leftToReturn } from './deposits.ts';
import { type DepositMeans, depositMeans, ledgerSentences } from './ledger.ts';

interface Step {
  etat: DepositStep;
  montant: number;
}

const whole = 500_00;
const received = (moyen: DepositMeans, steps: readonly Step[] = [], isExpired = false) =>
  depositBalance(moyen, [{ etat: 'recue', montant: whole }, ...steps], { isExpired });

const part: Step = { etat: 'retenue', montant: 120_00 };
const all: Step = { etat: 'retenue', montant: whole };
const cashed: Step = { etat: 'encaissee', montant: whole };

describe('what can be done with a deposit', () => {
  it.each<[string, DepositBalance, DepositAct[], string]>([
    ['a cheque', received('cheque'), ['rendue', 'detruite', 'retenue', 'encaissee'], 'Rendre'],
    ['an imprint', received('empreinte'), ['rendue', 'retenue', 'encaissee'], 'Rendre'],
    ['a cheque that no bank pays', received('cheque', [], true), ['rendue', 'detruite', 'retenue'], 'Rendre'],
    ['an imprint that is over', received('empreinte', [], true), ['rendue', 'retenue'], 'Rendre'],
    ['that of which a part is kept', received('cheque', [part], true), ['lever'], 'Lever la retenue'],
    ['a cheque that was cashed in time', received('cheque', [cashed], true), ['rendue', 'retenue'], 'Rendre'],
    ['cash', received('especes'), ['rendue', 'retenue'], 'Rendre'],
    ['a transfer', received('virement'), ['rendue', 'retenue'], 'Rendre'],
    ['a cheque that was cashed', received('cheque', [cashed]), ['rendue', 'retenue'], 'Rendre'],
    [
      'a cheque of which a part is kept',
      received('cheque', [part]),
      ['encaissee', 'lever'],
      'Encaisser ou lever la retenue',
    ],
    ['a cheque that is kept whole', received('cheque', [all]), ['encaissee', 'lever'], 'Encaisser ou lever la retenue'],
    ['that cheque, cashed', received('cheque', [part, cashed]), ['rendue', 'lever'], 'Rendre le reste'],
    ['cash of which a part is kept', received('especes', [part]), ['rendue', 'lever'], 'Rendre le reste'],
    ['cash that is kept whole', received('especes', [all]), ['lever'], ''],
    [
      'a part that was kept and is of no invoice any more, once the rest is back',
      { ...received('virement', [part, { etat: 'rendue', montant: 380_00 }]), surplus: 20_00 },
      ['rembourser'],
      'Rendre ce qui n’est d’aucune facture',
    ],
    [
      'that part, before the rest is back',
      { ...received('virement', [part]), surplus: 20_00 },
      ['rendue', 'lever'],
      'Rendre le reste',
    ],
    ['what was given back', received('cheque', [{ etat: 'rendue', montant: whole }]), [], ''],
    ['what was destroyed', received('cheque', [{ etat: 'detruite', montant: whole }]), [], ''],
  ])('of %s', (_name, deposit, acts, task) => {
    expect(actsOf(deposit)).toEqual(acts);
    expect(depositTask(deposit)).toBe(task);
    expect(isHeld(deposit)).toBe(task !== '');
  });

  it('is to let go of what is kept, unless it settles an invoice', () => {
    expect(canLetGo(received('especes', [part]), { isCounted: true })).toBe(false);
  });

  it('ends from everywhere, by ordinary acts, and keeps or gives back the whole of it, never more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...depositMeans),
        fc.integer({ min: 1, max: whole }),
        fc.array(fc.nat(3), { maxLength: 12 }),
        fc.boolean(),
        (moyen, kept, choices, isExpired) => {
          const now = (steps: readonly Step[]) => received(moyen, steps, isExpired);
          let steps: Step[] = [];
          for (const choice of choices) {
            const acts = actsOf(now(steps));
            const act = acts[choice % acts.length];
            if (act === undefined) break;
            steps = after(moyen, steps, { act, kept });
          }
          expect(gone(steps)).toBeLessThanOrEqual(whole);
          // The usual act, again and again, comes to an end.
          for (let count = 0; isHeld(now(steps)); count += 1) {
            expect(count).toBeLessThan(4);
            const [usual] = actsOf(now(steps));
            if (usual === undefined) throw new Error(`${depositSituation(now(steps))} has no way out`);
            steps = after(moyen, steps, { act: usual, kept });
          }
          expect(gone(steps)).toBe(whole);
          const deposit = now(steps);
          if (sum(steps, 'retenue') > 0 && sum(steps, 'rendue') > 0) expect(holdsMoney(deposit)).toBe(true);
        },
      ),
    );
  });

  it('is in every situation of the table reached by some way, and gives a cheque back whole once nothing is kept', () => {
    const seen = new Set<string>();
    for (const moyen of depositMeans) {
      for (const kept of [120_00, whole]) {
        for (const isExpired of [false, true]) walk(moyen, [], { kept, isExpired, depth: 4 });
      }
    }
    expect([...seen].toSorted()).toEqual([...depositSituations].toSorted());

    function walk(
      moyen: DepositMeans,
      steps: Step[],
      { kept, isExpired, depth }: { kept: number; isExpired: boolean; depth: number },
    ) {
      const deposit = received(moyen, steps, isExpired);
      seen.add(depositSituation(deposit));
      // Some of what is kept is counted, and nothing is left to pay.
      if (holdsMoney(deposit) && deposit.retenu > 0) seen.add(depositSituation({ ...deposit, surplus: 1 }));
      if (isHeld(deposit)) expect(actsOf(deposit).length).toBeGreaterThan(0);
      if (!holdsMoney(deposit) && sum(steps, 'retenue') === 0 && isHeld(deposit)) {
        expect(actsOf(deposit)).toContain('rendue');
        expect(leftToReturn(deposit)).toBe(whole);
      }
      if (depth === 0) return;
      for (const act of actsOf(deposit)) {
        walk(moyen, after(moyen, steps, { act, kept }), { kept, isExpired, depth: depth - 1 });
      }
    }
  });
});

it('the latest entry alone is taken back, and none that settles an invoice', () => {
  const receipt = { id: 1, etat: 'recue', isCounted: false } as const;
  const kept = { id: 2, etat: 'retenue', isCounted: false } as const;
  const counted = { ...kept, isCounted: true } as const;
  expect([reversibleEntry([]), reversibleEntry([receipt]), reversibleEntry([receipt, kept])]).toEqual([
    null,
    receipt,
    kept,
  ]);
  expect(reversibleEntry([receipt, counted])).toBeNull();
  expect(reversalRefusal([receipt, kept], 1)).toBe(ledgerSentences.onlyLast);
  expect(reversalRefusal([receipt, counted], 2)).toBe(ledgerSentences.isCounted);
  const cashed = { id: 3, etat: 'encaissee', isCounted: false } as const;
  expect(reversalRefusal([receipt, counted, cashed], 3)).toBe(ledgerSentences.isCounted);
  expect(reversalRefusal([receipt, kept, cashed], 3)).toBeNull();
});

/** All that is offered, in the order of the table. */
function actsOf(deposit: DepositBalance): DepositAct[] {
  const offered = [
    ...nextDepositSteps(deposit),
    ...(canLetGo(deposit, { isCounted: false }) ? (['lever'] as const) : []),
    ...((deposit.surplus ?? 0) > 0 ? (['rembourser'] as const) : []),
  ].filter((act) => act !== 'recue');
  return depositTable[depositSituation(deposit)].acts.filter((act) => offered.includes(act));
}

function after(moyen: DepositMeans, steps: readonly Step[], { act, kept }: { act: DepositAct; kept: number }): Step[] {
  if (act === 'lever') return steps.filter(({ etat }) => etat !== 'retenue');
  // No step of a deposit: a refund.
  if (act === 'rembourser') return [...steps];
  const amounts: Partial<Record<DepositStep, number>> = { retenue: kept, encaissee: whole };
  return [...steps, { etat: act, montant: amounts[act] ?? leftToReturn(received(moyen, steps)) }];
}

function sum(steps: readonly Step[], ...of: DepositStep[]): number {
  return steps.reduce((total, { etat, montant }) => (of.includes(etat) ? total + montant : total), 0);
}

function gone(steps: readonly Step[]): number {
  return sum(steps, 'retenue', 'rendue', 'detruite');
}
