import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@a', '＝1+1', '＋1', '－1', '＠a', '\t=1', "'=1"])('« %s » is no formula', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it('other texts stay', () => {
  expect(toCsv([['a＝b', 'c;d', 'e"f', '-12,50']])).toBe('\uFEFFa＝b;"c;d";"e""f";-12,50\r\n');
});

it.each([
  '+33 2 97 00 00 01 / 06 12 34 56 78 (le soir), poste 12',
  '+33 6 12 34 56 78 poste 4',
  '+44 (0)20 7946 0000',
  '+1 (514) 555-0199',
  '+33 6 12 34 56 78, +33 2 97 00 00 01',
  '+33 6 12 34 56 78, sauf l’après-midi',
])('« %s » is a telephone', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${text}\r\n`);
});

it.each([
  '+A1',
  '+33*2',
  "+1+cmd|' /C calc'!A0",
  "+33 6 12 34 56 78 +cmd|' /C calc'!A0",
  '+33 6 12 34 56 78 =A1',
  '+33 6 12 34 56 78*2',
  '+33 6 12 34 56 78 HYPERLINK(A1)',
  '+33 6 12 34 56 78 +SUM(A1)',
  '+33 6 12',
  '+32-475-12-34-56',
  '-33 6 12 34 56 78',
])('« %s » may be a formula', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it('a telephone number in groups stands as it is dialled', () => {
  expect(toCsv([['+33 6 39 98 01 12', '+33639980112', '+1+1', '+1 +1']])).toBe(
    "\uFEFF+33 6 39 98 01 12;'+33639980112;'+1+1;'+1 +1\r\n",
  );
});
