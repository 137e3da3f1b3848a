import { describe, expect, it } from 'vitest';
import { epcPayment, formatIban, isIban } from './transfer.ts';

// The example of the register of IBANs (SWIFT), and others of other countries.
const iban = 'FR1420041010050500013M02606';

describe('an account for transfers', () => {
  it.each([iban, 'FR7630006000011234567890189', 'BE68539007547034', 'DE89370400440532013000'])('takes %s', (known) => {
    expect(isIban(known)).toBe(true);
  });

  it.each([
    ['a wrong digit', 'FR1420041010050500013M02607'],
    ['two turned round', 'FR1420041010050500013M02660'],
    ['one that lacks', 'FR142004101005050001302606'],
    ['small letters', iban.toLowerCase()],
    ['no country', '7630006000011234567890189'],
    ['nothing', ''],
  ])('refuses %s', (_what, wrong) => {
    expect(isIban(wrong)).toBe(false);
  });

  it('is read in groups of four that stay on one line', () => {
    expect(formatIban(iban)).toBe('FR14 2004 1010 0505 0001 3M02 606'.replaceAll(' ', '\u00a0'));
    expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00'.replaceAll(' ', '\u00a0'));
    expect(formatIban('BE68539007547034')).toBe('BE68 5390 0754 7034'.replaceAll(' ', '\u00a0'));
  });

  it('fills in a transfer by its QR code', () => {
    const transfer = { beneficiaire: 'Les Barnums\nd’Armor', iban, montant: 123_450, reference: 'F-2027-00012' };
    expect(epcPayment(transfer).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Les Barnums d’Armor',
      iban,
      'EUR1234.50',
      '',
      '',
      'F-2027-00012',
    ]);
    expect(epcPayment({ ...transfer, beneficiaire: 'a'.repeat(80) }).split('\n')[5]).toHaveLength(70);
  });
});
