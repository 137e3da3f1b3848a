import { expect, it } from 'vitest';
import { debtInWords } from './debt-in-words.ts';

it('says what is owed, what came in beyond it, and nothing where it is not known', () => {
  const words = (aPayer: string | null, recuDAvance = false) =>
    debtInWords({ aPayer, recuDAvance })?.replaceAll(/\s/g, ' ');
  expect(words('120.00')).toBe('120,00 €');
  expect(words('0.00')).toBe('0,00 €');
  expect(words('-40.00', true)).toBe('40,00 € reçu d’avance');
  expect(words('-40.00')).toBe('40,00 € reçu en trop');
  expect(words(null)).toBeUndefined();
});
