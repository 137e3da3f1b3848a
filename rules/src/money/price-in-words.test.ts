import { expect, it } from 'vitest';
import { rateInWords, rentInWords } from './price-in-words.ts';

it.each([
  ['journee', '2027-06-11', '76,00 € pour le premier jour'],
  ['journee', '2027-06-12', '76,00 € pour le premier jour, et 19,00 € pour un jour de plus, à 25 % du prix'],
  ['journee', '2027-06-14', '76,00 € pour le premier jour, et 57,00 € pour 3 jours de plus, à 25 % du prix chacun'],
  ['weekend', '2027-06-14', '76,00 € pour un week-end de 4 jours au plus'],
  [
    ...(['weekend', '2027-06-16'] as const),
    '76,00 € pour un week-end de 4 jours au plus, et 38,00 € pour 2 jours de plus, à 25 % du prix chacun',
  ],
  ['unitaire', '2027-06-16', '76,00 €, quelle que soit la durée'],
] as const)('says how the price for %s until %s comes about', (unite, fin, words) => {
  const said = rentInWords({ prix: '76.00', unite }, { debut: '2027-06-11', fin }, 25);
  expect(said.replace(/\s/g, ' ')).toBe(words);
});

it('says that a day of closing costs nothing', () => {
  const period = { debut: '2027-06-11', fin: '2027-06-15', joursOfferts: 1 };
  const said = rentInWords({ prix: '76.00', unite: 'weekend' }, period, 25);
  expect(said.replace(/\s/g, ' ')).toBe('76,00 € pour un week-end de 4 jours au plus, jour de fermeture offert');
});

it('says how a price grows with the days', () => {
  const words = rateInWords({ prix: '60.00', unite: 'weekend' }, 25).replace(/\s/g, ' ');
  expect(words).toBe('60,00 € pour un week-end de 4 jours au plus, puis 25 % du prix par jour de plus');
});
