import { sentences } from '@barnum/rules/sentences';
import { expect, test } from 'vitest';
import { pictureRefusalOf, refusalAt, refusalLines } from './picture-refusal.ts';

const { unreadable, tooLarge, heic, damaged } = sentences.images;
const failed = { status: 'failed' } as const;

test('the two refusals that the spec has are joined by commas, the others stand alone', () => {
  const refusals = [
    { name: 'a.heic', refusal: heic },
    { name: 'b.txt', refusal: unreadable },
    { name: 'c.png', refusal: damaged },
    { name: 'd.gif', refusal: tooLarge },
  ];
  expect(refusalLines(refusals)).toEqual([
    'b.txt: format non supporté, d.gif: taille > 5MB',
    `a.heic\u00a0: ${heic}`,
    `c.png\u00a0: ${damaged}`,
  ]);
  expect(refusalLines([])).toEqual([]);
});

test('a refused picture is an error of its field, with the service’s sentence, or ours where a proxy refuses it', () => {
  const byService = { ...failed, httpStatus: 415, code: 'UNSUPPORTED_TYPE', sentence: heic } as const;
  expect(refusalAt('logo', byService)).toEqual({ status: 'invalid', fields: { logo: heic }, sentence: heic });
  expect(pictureRefusalOf({ ...failed, httpStatus: 413, sentence: 'HTTP error! status: 413' })).toBe(tooLarge);
  expect(pictureRefusalOf({ ...failed, httpStatus: 415, sentence: 'HTTP error! status: 415' })).toBe(unreadable);
});

test('another failure stays what it is', () => {
  const outcome = { ...failed, httpStatus: 500, sentence: 'HTTP error! status: 500' };
  expect(refusalAt('logo', outcome)).toBe(outcome);
  expect(refusalAt('logo', { status: 'done', data: 1 })).toEqual({ status: 'done', data: 1 });
});
