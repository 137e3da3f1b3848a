import { expect, test } from 'vitest';
import { phoneLink, phoneParts, spacedPhones } from './telephones.ts';

test.each([
  ['02 97 00 00 01', 'tel:0297000001', '02 97 00 00 01'],
  ['0297000001', 'tel:0297000001', '02 97 00 00 01'],
  ['02.97.00.00.01', 'tel:0297000001', '02 97 00 00 01'],
  ['02-97-00-00-01', 'tel:0297000001', '02 97 00 00 01'],
  ['02/97/00/00/01', 'tel:0297000001', '02 97 00 00 01'],
  ['+33 (0)2 97 00 00 01', 'tel:+33297000001', '+33 2 97 00 00 01'],
  ['+33 2 97 00 00 01', 'tel:+33297000001', '+33 2 97 00 00 01'],
  ['+330297000001', 'tel:+33297000001', '+33 2 97 00 00 01'],
  ['0033 2 97 00 00 01', 'tel:+33297000001', '+33 2 97 00 00 01'],
  ['0033 (0) 297000001', 'tel:+33297000001', '+33 2 97 00 00 01'],
  ['612345678', 'tel:0612345678', '06 12 34 56 78'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000', '+44 (0)20 7946 0000'],
  ['+39 06 698 12345', 'tel:+390669812345', '+39 06 698 12345'],
  ['00 32 2 555 12 12', 'tel:+3225551212', '00 32 2 555 12 12'],
  ['3949', 'tel:3949', '3949'],
  ['02 97 00 00 01 poste 12', 'tel:0297000001', '02 97 00 00 01 poste 12'],
  ['bureau', null, 'bureau'],
  ['', null, ''],
])('« %s » dials %s and reads « %s »', (field, link, spaced) => {
  expect(phoneLink(field)).toBe(link);
  expect(spacedPhones(field)).toBe(spaced);
});

test.each([
  '0297000001 / 0612345678',
  '0297000001 ou 0612345678',
  '02 97 00 00 01 06 12 34 56 78',
  '0297000001,0612345678 (soir)',
])('each number of « %s » has its link', (field) => {
  expect(phoneParts(field).flatMap(({ href }) => href ?? [])).toEqual(['tel:0297000001', 'tel:0612345678']);
});

test('what is no number stays as it was typed', () => {
  expect(phoneParts('Mme Le Goff 0297000001, poste 3 (sauf le 12)')).toEqual([
    { text: 'Mme Le Goff ', href: null },
    { text: '02 97 00 00 01', href: 'tel:0297000001' },
    { text: ', poste 3 (sauf le 12)', href: null },
  ]);
});

test('a printed number is printed the same again', () => {
  for (const field of ['0033297000001', '+33(0)297000001 / 0612345678', '612345678']) {
    const once = spacedPhones(field);
    expect(spacedPhones(once)).toBe(once);
  }
});
