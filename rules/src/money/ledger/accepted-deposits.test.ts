import { describe, expect, it, test } from 'vitest';
import { acceptedDeposits, depositMeansInWords, depositMeansText, parseDepositMeans } from './accepted-deposits.ts';
import { depositMeans } from './ledger.ts';

describe('how a company takes a deposit', () => {
  it('is stored and read back in one order, and nothing where it does not say', () => {
    const stored = depositMeansText(['especes', 'cheque']);
    expect(stored).toBe('Chèque, Espèces');
    expect(acceptedDeposits([{ nom: 'Moyens de caution', valeur: stored }])).toEqual(['cheque', 'especes']);
    expect(parseDepositMeans(depositMeansText(depositMeans))).toEqual([...depositMeans]);
    expect(acceptedDeposits([])).toEqual([]);
  });

  test.each(['Carte bleue', 'Chèque, troc', 'chèque'])('« %s » is none of them', (stored) => {
    expect(parseDepositMeans(stored)).toBeNull();
  });

  it('is said to visitors', () => {
    expect(depositMeansInWords([])).toBe('');
    expect(depositMeansInWords(['cheque'])).toBe('par chèque');
    expect(depositMeansInWords(['cheque', 'empreinte', 'especes'])).toBe(
      'par chèque, par empreinte de carte ou en espèces',
    );
  });
});
