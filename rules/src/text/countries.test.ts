import { expect, it } from 'vitest';
import { countries, countryName, isVatNumber, plainVatNumber, vatPrefix } from './countries.ts';

it.each([
  ['FR', 'FR 44 732 829 320'],
  ['BE', 'be 0428.759.497'],
  ['GR', 'EL123456789'],
  ['NL', 'NL004495445B01'],
  ['CH', 'CHE-123.456.788 TVA'],
  ['MC', 'FR 44 732829320'],
] as const)('in %s, « %s » has the form of a VAT number', (country, number) => {
  expect(isVatNumber(country, plainVatNumber(number))).toBe(true);
});

it.each([
  ['FR', 'FR7328293200'],
  ['FR', 'BE0428759497'],
  ['GR', 'GR123456789'],
  ['AD', 'AD123'],
  ['DE', ''],
] as const)('in %s, « %s » has not', (country, number) => {
  expect(isVatNumber(country, plainVatNumber(number))).toBe(false);
});

it('every country has a French name, and none the prefix of another but Monaco', () => {
  expect(countryName('DE')).toBe('Allemagne');
  for (const country of countries) expect(countryName(country)).not.toBe(country);
  const prefixes = countries.filter((country) => country !== 'MC').flatMap((country) => vatPrefix(country) ?? []);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
