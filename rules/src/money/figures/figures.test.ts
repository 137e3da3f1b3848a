import { expect, it } from 'vitest';
import { answerInWords, franchiseInWords, isNearThreshold } from './figures.ts';

it('warns from four fifths of the threshold of the franchise on, and says when it is passed', () => {
  const of = (recu: number) => ({ annee: 2026, recu, seuil: 3_750_000, majore: null });
  expect([2_999_999, 3_000_000].map((recu) => isNearThreshold(of(recu)))).toEqual([false, true]);
  expect(franchiseInWords(of(2_999_999))).toMatch(/, soit 79\u00a0%\.$/);
  expect(franchiseInWords(of(3_000_000))).toMatch(/soit 80\u00a0%\. Parlez-en à votre comptable/);
  expect(franchiseInWords(of(3_750_000))).not.toMatch(/dépassé/);
  expect(franchiseInWords(of(3_750_001))).toMatch(/Le seuil est dépassé/);
  const higher = (recu: number) => franchiseInWords({ ...of(recu), majore: 4_125_000 });
  expect(higher(3_750_001)).toMatch(/Le seuil est dépassé.*Le seuil majoré est de 41\s250,00\s€\.$/);
  expect(higher(4_125_001)).toMatch(/Le seuil majoré de 41\s250,00\s€ est dépassé aussi/);
});

it('says how long an answer took in the mean', () => {
  const of = (repondues: number, joursDeReponse: number) => answerInWords({ repondues, joursDeReponse });
  expect([of(0, 0), of(30, 1)]).toEqual([null, 'réponse le jour même']);
  expect([of(2, 3), of(3, 6)]).toEqual(['réponse en 1,5\u00a0jour', 'réponse en 2\u00a0jours']);
});
