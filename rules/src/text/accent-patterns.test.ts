import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentPatterns } from './accent-patterns.ts';

/** What `text ~* ALL (patterns)` answers. */
function finds(search: string, text: string): boolean {
  return accentPatterns(search).every((pattern) => {
    const ofJavaScript = pattern
      .replaceAll('[^[:alnum:]]', '[^\\p{L}\\p{N}]')
      .replace(/\\([^\x20-\x7e]|[@_%])|\\(?=p\{)/gu, (written, sign = written) => sign);
    return new RegExp(ofJavaScript, 'iu').test(text);
  });
}

it('is never too deep, whatever is typed', () => {
  const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), anyText), (text) => {
      expect(accentPatterns(text).every((pattern) => typeof pattern === 'string')).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  '𠮷野',
  'Fête 🎉 de l’été',
  'Crêperie Le Cœur, Straße',
  'VIR-2026-07/45',
  'F-2026-00009/2',
  'AV-2025-12/1',
  '3,00 × 6,00 m',
  '3m00 x 6 m',
  '5,0 m',
  '1m80',
  '12 mètres carrés',
  '3 mètres x 6 mètres',
  '25 kilos',
  '220 volts, 16 ampères',
  '12/07/2026',
])('« %s » is found by itself', (text) => {
  expect(finds(text, text)).toBe(true);
});

it('a reference is found by itself', () => {
  const parts = fc.constantFrom(
    'VIR',
    'F',
    'AV',
    'chq',
    ' m ',
    ' 3,00 × 6 ',
    ' kg ',
    '2026',
    '07',
    '0',
    '12',
    '00009',
    '/',
    '-',
    '. ',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 9 }), (written) => {
      // As fields of one line are kept.
      const text = written
        .join('')
        .replace(/ +/g, ' ')
        .replace(/[^\p{L}\d]{3,}/gu, '/')
        .trim();
      expect(finds(text, text), text).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['25 kg', 'Poids de 25 kilos'],
  ['12 m²', 'Tente de 12 mètres carrés'],
  ['3x6', 'Barnum de 3,00 × 6,00 m'],
  ['vir 2026 07 45', 'VIR-2026-07/45'],
  ['facture F-2026-0', 'F-2026-00009'],
])('« %s » finds « %s »', (search, text) => {
  expect(finds(search, text)).toBe(true);
});
