import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@a', '＝1+1', '＋1', '－1', '＠a', '\t=1'])('« %s » is no formula', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it('other texts stay', () => {
  expect(toCsv([['a＝b', 'c;d', 'e"f']])).toBe('\uFEFFa＝b;"c;d";"e""f"\r\n');
});

it('a telephone number in groups stands as it is dialled', () => {
  expect(toCsv([['+33 6 39 98 01 12', '+33639980112', '+1+1', '+1 +1']])).toBe(
    "\uFEFF+33 6 39 98 01 12;'+33639980112;'+1+1;'+1 +1\r\n",
  );
});
