import { expect, it } from 'vitest';
import { depositForVisitor } from './deposit-for-visitor.ts';

it('a visitor reads what became of a deposit, also that it was destroyed', () => {
  const cheque = {
    moyen: 'cheque',
    montant: '400.00',
    retenu: '0.00',
    aRendre: '400.00',
    encaissee: false,
    detruite: false,
  } as const;
  const said = (changes: object) => depositForVisitor({ ...cheque, ...changes }).replaceAll(/\s/g, ' ');
  expect(said({})).toBe('400,00 € reçus, chèque conservé sans être encaissé, à vous rendre : 400,00 €');
  expect(said({ aRendre: '0.00' })).toBe('400,00 € reçus, rendus');
  expect(said({ aRendre: '0.00', detruite: true })).toBe('400,00 € reçus, chèque détruit à votre demande');
  expect(said({ retenu: '100.00', aRendre: '0.00', detruite: true })).toBe(
    '400,00 € reçus, dont 100,00 € retenus, chèque détruit à votre demande',
  );
  expect(said({ retenu: '400.00', aRendre: '0.00' })).toBe('400,00 € reçus, retenus en entier');
});
