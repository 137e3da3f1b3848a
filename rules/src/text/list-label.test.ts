import { expect, test } from 'vitest';
import { readLabel, writeNumber } from './list-label.ts';

test.each([
  ['1.', '1', 1],
  ['12)', '1', 12],
  ['a)', 'a', 1],
  ['d)', 'a', 4],
  ['A.', 'A', 1],
  ['i.', 'i', 1],
  ['iv.', 'i', 4],
  ['XII.', 'I', 12],
] as const)('HTML counts « %s »', (written, type, value) => {
  const label = readLabel(written);
  expect(label.kind === 'number' && label.readings[0]).toEqual({ type, value });
});

test('« i. » may be the ninth letter', () => {
  expect(readLabel('i)')).toMatchObject({
    readings: [
      { type: 'i', value: 1 },
      { type: 'a', value: 9 },
    ],
  });
});

test.each(['Article 1 -', '1.1.', '1°', 'I.-', '01.', '§ 3', 'Article 1er', 'n° 5', 'a'])(
  '« %s » stays as text',
  (written) => {
    expect(readLabel(written)).toEqual({ kind: 'text', text: written });
  },
);

test.each(['·', 'o', '§', '-', '➢', ''])('« %s » is a sign', (written) => {
  expect(readLabel(written)).toEqual({ kind: 'sign' });
});

test('numbers are written as they are read', () => {
  expect([1, 4, 9, 40, 1994].map((value) => writeNumber({ type: 'i', value }))).toEqual([
    'i',
    'iv',
    'ix',
    'xl',
    'mcmxciv',
  ]);
  expect([1, 26, 27, 52].map((value) => writeNumber({ type: 'A', value }))).toEqual(['A', 'Z', 'AA', 'AZ']);
});
