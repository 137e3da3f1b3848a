import { expect, it } from 'vitest';
import { htmlOfCell, numberText, readAmountCell, readDayCell, readRateCell, readWholeCell } from './read-cells.ts';

it.each([
  ['1 234,50 €', '1234.50'],
  ['1\u202f234,50\u00a0€ TTC', '1234.50'],
  ['1.200,00', '1200.00'],
  ['1,200.50', '1200.50'],
  ['12.5', '12.50'],
  ['007', '7.00'],
])('« %s » is an amount', (text, value) => {
  expect(readAmountCell(text)).toEqual({ value });
});

it.each(['1.200', '12,345', '1,2345', '120/150', 'à partir de 120 €', 'sur devis', '-5'])('« %s » is asked', (text) => {
  expect(readAmountCell(text)).toHaveProperty('problem');
});

it('a whole number has one reading, and a rate may be a share', () => {
  expect(readWholeCell('1 200')).toEqual({ value: 1_200 });
  expect(readWholeCell('12,00')).toEqual({ value: 12 });
  expect(readWholeCell('12 (dont 2 HS)')).toHaveProperty('problem');
  expect(readWholeCell('3 lots de 10')).toHaveProperty('problem');
  expect(readRateCell('5,5 %')).toEqual({ value: '5.50' });
  expect(readRateCell('0,2')).toEqual({ value: '20.00' });
});

it('numbers lose the dust of binary fractions, and plain text becomes paragraphs', () => {
  expect(numberText(4.1 * 3)).toBe('12,3');
  expect(htmlOfCell('Un < deux\r\ntrois')).toBe('<p>Un &lt; deux</p><p>trois</p>');
  expect(htmlOfCell('<p>Déjà</p>')).toBe('<p>Déjà</p>');
});

it.each([
  ['12/07/2025', '2025-07-12'],
  ['3-5-25', '2025-05-03'],
  ['01.02.2024', '2024-02-01'],
  ['2025-07-12 10:00', '2025-07-12'],
  ['samedi 9 août 2025', '2025-08-09'],
  ['1er janvier 2025', '2025-01-01'],
  ['dim. 5 janv. 2025', '2025-01-05'],
  ['31/02/2025', null],
  ['2025', null],
  ['hier', null],
])('« %s » as a day', (text, day) => {
  expect(readDayCell(text)).toEqual(day === null ? { problem: expect.any(String) } : { value: day });
});
