import { expect, test } from 'vitest';
import { defaultMailTemplates, fillMail, mailFields, unknownMailFields } from './templates.ts';

test('a « de » before a name is elided as the name wants it', () => {
  const subjectFor = (prenom: string) => fillMail(defaultMailTemplates.alerte, { ...mailFields, prenom }).subject;
  expect(subjectFor('Erwan')).toMatch(/ d’Erwan Le Goff$/);
  expect(subjectFor('Nolwenn')).toMatch(/ de Nolwenn Le Goff$/);
  const own = { subject: 'Décède {{prenom}} de {{inconnu}}', text: 'De la part de {{ prenom }}' };
  expect(fillMail(own, { ...mailFields, prenom: 'Anna' })).toEqual({
    subject: 'Décède Anna de {{inconnu}}',
    text: 'De la part d’Anna\n',
  });
  expect(unknownMailFields(own.subject)).toEqual(['inconnu']);
});

test('blanks between braces, however many, are no work', () => {
  const long = `{{${' '.repeat(5_000)}`;
  expect(unknownMailFields(long)).toEqual([]);
  expect(fillMail({ subject: 'Bonjour', text: `${long}prenom }}` }, mailFields).text).toBe('Camille\n');
});
