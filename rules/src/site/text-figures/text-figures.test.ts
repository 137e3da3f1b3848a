import { expect, test } from 'vitest';
import { textFigures } from './text-figures.ts';

const info = (values: Record<string, string>) => Object.entries(values).map(([nom, valeur]) => ({ nom, valeur }));

test('the figures of texts are those of the settings, in words that stand in a sentence', () => {
  expect(
    textFigures(
      info({
        'Supplément par jour (%)': '40',
        'Heure de retrait': '9h30',
        'Heure de retour': '18:00',
        'Restitution de la caution (jours)': '21',
        'Acompte (%)': '50 %',
      }),
    ),
  ).toEqual({
    supplement: '40\u00a0%',
    retrait: 'vendredi 9\u00a0h\u00a030',
    retour: 'lundi 18\u00a0h',
    delai_caution: '21\u00a0jours',
    acompte: '50\u00a0%',
  });
});

test('what is not set, or cannot be read, is as usual', () => {
  const usual = {
    supplement: '25\u00a0%',
    retrait: 'vendredi 14\u00a0h',
    retour: 'lundi 12\u00a0h',
    delai_caution: 'sept jours',
    acompte: '30\u00a0%',
  };
  expect(textFigures([])).toEqual(usual);
  expect(textFigures(info({ 'Heure de retrait': 'le matin', 'Restitution de la caution (jours)': 'vite' }))).toEqual(
    usual,
  );
});

test('a week-end begins and ends on open days', () => {
  const { retrait, retour } = textFigures(info({ 'Jours fermés': 'le vendredi ; le lundi ; le mardi' }));
  expect([retrait, retour]).toEqual(['samedi 14\u00a0h', 'mercredi 12\u00a0h']);
});

test.each([
  ['0', '24\u00a0heures'],
  ['1', '24\u00a0heures'],
  ['2', 'deux jours'],
  ['16', 'seize jours'],
  ['30', '30\u00a0jours'],
])('a deposit given back after « %s » days: dans les %s qui suivent', (days, words) => {
  expect(textFigures(info({ 'Restitution de la caution (jours)': days })).delai_caution).toBe(words);
});
