import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@a', '＝1+1', '＋1', '－1', '＠a', '\t=1'])('« %s » is no formula', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it('other texts stay', () => {
  expect(toCsv([['a＝b', 'c;d', 'e"f']])).toBe('\uFEFFa＝b;"c;d";"e""f"\r\n');
});
