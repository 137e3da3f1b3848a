import { expect, test } from 'vitest';
import { hoursDraft, writeDraft } from './hours-draft.ts';

const today = '2026-11-23';
const text =
  'Du lundi au vendredi de 9 h à 12 h et de 14 h à 18 h\nLe 2 janvier : fermé\nLe 24 décembre 2026 de 9 h à 12 h';

test('a draft is written as it was read', () => {
  const draft = hoursDraft(text, today);
  expect(draft.exceptions.map(({ day, isYearly }) => [day, isYearly])).toEqual([
    ['2027-01-02', true],
    ['2026-12-24', false],
  ]);
  expect(writeDraft(draft).replaceAll('\u00a0', ' ')).toBe(text);
});

test('hours in free words start from the default ones, and an unfinished draft is what lacks something', () => {
  const draft = hoursDraft('Sur rendez-vous', today);
  expect(writeDraft(draft).replaceAll('\u00a0', ' ')).toBe(
    'Du lundi au vendredi de 9 h à 18 h\nLe samedi de 9 h à 12 h',
  );
  const week = draft.week.with(0, [{ opens: '09:00', closes: '' }]);
  expect(writeDraft({ ...draft, week })).toBe('Le dimanche de …');
  expect(writeDraft({ ...draft, exceptions: [{ day: '', isYearly: false, ranges: [] }] })).toBe('Jour exceptionnel 1');
});
