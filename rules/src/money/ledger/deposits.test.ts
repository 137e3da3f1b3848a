import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates/days.ts';
import {
  type DepositStep,
  depositBalance,
  lastDayOfCheque,
  lineNameForVisitor,
  oldestPaidCheque,
  restorationName,
  warningsOf,
} from './deposits.ts';
import type { DepositMeans } from './ledger.ts';

const received = (moyen: DepositMeans, ...steps: { etat: DepositStep; montant: number }[]) =>
  depositBalance(moyen, [{ etat: 'recue', montant: 500_00 }, ...steps]);

it('a cheque is paid for a year and eight days', () => {
  expect(lastDayOfCheque('2025-11-15')).toBe('2026-11-23');
  expect(lastDayOfCheque('2024-02-29')).toBe('2025-03-08');
  for (const day of ['2026-11-23', '2025-03-08', '2025-03-09', '2028-03-01']) {
    const oldest = oldestPaidCheque(day);
    expect(lastDayOfCheque(oldest) >= day).toBe(true);
    expect(lastDayOfCheque(addDays(oldest, -1)) < day).toBe(true);
  }
});

it('names a line of what is put in order without the number of the entry, for its visitor', () => {
  const name = restorationName(56, { libelle: 'Toile (retenue n°\u00a056)' });
  expect(lineNameForVisitor(name)).toBe('Remise en état\u00a0: Toile (retenue n°\u00a056)');
  expect(lineNameForVisitor('Tente')).toBe('Tente');
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
