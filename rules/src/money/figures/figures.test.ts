import { expect, it } from 'vitest';
import { franchiseInWords, isNearThreshold } from './figures.ts';

it('warns from four fifths of the threshold of the franchise on, and says when it is passed', () => {
  const of = (recu: number) => ({ annee: 2026, recu, seuil: 3_750_000 });
  expect([2_999_999, 3_000_000].map((recu) => isNearThreshold(of(recu)))).toEqual([false, true]);
  expect(franchiseInWords(of(2_999_999))).toMatch(/, soit 79\u00a0%\.$/);
  expect(franchiseInWords(of(3_000_000))).toMatch(/soit 80\u00a0%\. Parlez-en à votre comptable/);
  expect(franchiseInWords(of(3_750_000))).not.toMatch(/dépassé/);
  expect(franchiseInWords(of(3_750_001))).toMatch(/Le seuil est dépassé/);
});
