import { expect, it } from 'vitest';
import { frenchVatRefusal, frenchVatSentences } from './french-vat.ts';

it.each([
  ['FR44732829320', '732829320'],
  ['FR44732829320', '73282932000074'],
  ['FR44732829320', ''],
  ['FR83404833048', '404833048'],
  // 12 + 3 × 94 is 294, 3 beyond three times 97: a key of one digit is written with its zero.
  ['FR03552081317', '552081317'],
  // Letters come out of another formula.
  ['FRK7732829320', '732829320'],
  ['FR4K732829320', ''],
  ['BE0428759497', '732829320'],
  ['', '732829320'],
])('« %s » may be of %s', (number, siret) => {
  expect(frenchVatRefusal(number, siret)).toBeNull();
});

it.each([
  ['FR45732829320', '732829320', frenchVatSentences.key('732\u00a0829\u00a0320', '44')],
  ['FR45732829320', '', frenchVatSentences.key('732\u00a0829\u00a0320', '44')],
  ['FR83404833048', '732829320', frenchVatSentences.ofOther('732\u00a0829\u00a0320')],
  ['FRK7404833048', '73282932000074', frenchVatSentences.ofOther('732\u00a0829\u00a0320')],
])('« %s » is not of %s', (number, siret, sentence) => {
  expect(frenchVatRefusal(number, siret)).toBe(sentence);
});
