import { expect, test } from 'vitest';
import { plainNumber, stepNumber, typedNumber } from './numbers.ts';

test.each([
  ['12,5', '12.5'],
  ['12.50', '12.50'],
  ['1 234,50 €', '1234.50'],
  ['1 234,50 €', '1234.50'],
  ['', ''],
  ['-3', '-3'],
  ['douze', 'douze'],
])('« %s » reads %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});

test('an amount shows its comma', () => {
  expect(typedNumber('1234.50')).toBe('1234,50');
});

test.each([
  ['12,50', 0.01, 0, '12,51'],
  ['0,29', 0.01, 0, '0,30'],
  ['', 0.01, 0, '0,01'],
  ['0', -0.01, 0, '0,00'],
  ['douze', 0.01, 0, '0,01'],
  ['', 1, 1, '1'],
  ['3', -1, 1, '2'],
  ['1', -1, 1, '1'],
])('« %s » and a step of %f, from %i on, is « %s »', (typed, step, min, next) => {
  expect(stepNumber(typed, step, min)).toBe(next);
});
