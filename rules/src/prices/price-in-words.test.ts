import { expect, it } from 'vitest';
import { formatCents, formatPrice } from './amounts.ts';
import { rateInWords, rentInWords, seasonInWords } from './price-in-words.ts';

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
  const said = rentInWords({ prix: '76.00', unite }, { debut: '2027-06-11', fin }, { supplementParJour: 25 });
  expect(said.replace(/\s/g, ' ')).toBe(words);
});

it('says that a day of closing costs nothing', () => {
  const period = { debut: '2027-06-11', fin: '2027-06-15', joursOfferts: 1 };
  const said = rentInWords({ prix: '76.00', unite: 'weekend' }, period, { supplementParJour: 25 });
  expect(said.replace(/\s/g, ' ')).toBe('76,00 € pour un week-end de 4 jours au plus, jour de fermeture offert');
});

it('says how a price grows with the days', () => {
  const words = rateInWords({ prix: '60.00', unite: 'weekend' }, { supplementParJour: 25 }).replace(/\s/g, ' ');
  expect(words).toBe('60,00 € pour un week-end de 4 jours au plus, puis 25 % du prix par jour de plus');
});

it('tells a table of durations, and the season', () => {
  const rate = { prix: '60.00', unite: 'weekend', categorieId: 3 } as const;
  const durees = [{ unite: 'weekend', jours: 7, coefficient: 1.5 } as const];
  const saisons = [{ nom: 'Été', du: '2027-07-01', au: '2027-08-31', categorieIds: [3], pourcent: 20 }];
  const rules = { supplementParJour: 25, tarifs: { durees, saisons } };
  const said = (fin: string, debut = '2027-07-01') => rentInWords(rate, { debut, fin }, rules).replace(/\s/g, ' ');
  expect(rateInWords(rate, rules).replace(/\s/g, ' ')).toBe(
    '60,00 € pour un week-end de 4 jours au plus, 90,00 € pour 7 jours au plus, puis 25 % du prix par jour de plus',
  );
  expect(said('2027-06-16', '2027-06-12')).toBe('90,00 € pour 7 jours au plus');
  expect(said('2027-07-09')).toBe(
    '90,00 € pour 7 jours au plus, et 30,00 € pour 2 jours de plus, à 25 % du prix chacun ; + 20 % (Été), soit 144,00 €',
  );
});

it('names a season with its days', () => {
  const season = { nom: 'Été', du: '2027-07-01', au: '2027-08-31', categorieIds: [], pourcent: -10 };
  expect(seasonInWords(season).replace(/\s/g, ' ')).toBe('Été, du 1er juillet 2027 au 31 août 2027 : − 10 %');
});

it('an amount below zero has the minus sign, close to it', () => {
  expect([formatCents(-660), formatPrice('-6.6'), formatCents(-0)]).toEqual(['−6,60 €', '−6,60 €', '0,00 €']);
});
