import { expect, it } from 'vitest';
import { fontParts, printedText, unprintableIn } from './printed-text.ts';
import { leftOutSentences, unprintableSentences } from './unprintable-sentences.ts';

it.each([
  ['every kind of blank', 'a\u2002b\u2003c\u3000d\u2009e\u205ff\u1680g\th', 'a b c d e f g h'],
  ['blanks that do not break', 'a\u2007b\u00a0c\u202fd', 'a\u00a0b\u00a0c\u202fd'],
  ['ends of lines', 'a\u2028b\u2029c\r\nd\re\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['ligatures', 'Arti\ufb01cielle, plancher \ufb01xe, a\ufb03che, \ufb05', 'Artificielle, plancher fixe, affiche, st'],
  ['bullets', '◦ a ▪ b ➢ c ‣ d ● e ❖ f', '• a • b • c • d ● e • f'],
  ['diameters and points between words', 'Table ⌀ 150, a‧b', 'Table Ø 150, a·b'],
  ['superscript letters', '1ᵉʳ étage, n° 2ᵃ, 9 m²', '1ᵉʳ étage, n° 2ᵃ, 9 m²'],
  ['signs of units', '30 ㎡ à 20 ℃, ① Ａ', '30 m2 à 20 °C, 1 A'],
  ['letters of Europe', 'Łukasz Żółć, Ștefan, Ελένη, Дмитро, Đỗ', 'Łukasz Żółć, Ștefan, Ελένη, Дмитро, Đỗ'],
  ['letters with their accents apart', 'e\u0301te\u0301', 'été'],
  ['symbols', '★ ☎ ✂ → ☐ ✓ ♥ ⇒ ≤', '★ ☎ ✂ → ☐ ✓ ♥ ⇒ ≤'],
  ['emoji that no font has', 'Fête 🎪🏽 !', 'Fête  !'],
  ['what nobody sees', 'a\u200bb\u00adc\u202ed\ufeffe', 'abcde'],
  ['letters that no font has', '李雷 و', '?? ?'],
])('%s', (_what, typed, printed) => {
  expect(printedText(typed)).toBe(printed);
  expect(printedText(printed)).toBe(printed);
});

it('names what cannot be written, once each, with its field and where it is entered', () => {
  expect(unprintableIn('Zoé ★ 🎪 \ufb01 \u3000')).toEqual([]);
  expect(unprintableIn('王小王 de مريم')).toEqual(['王', '小', 'م', 'ر', 'ي']);
  const fields = [
    { name: 'Le nom du client', place: 'fiche du client', text: '王小明' },
    { name: 'La note', place: 'brouillon de la facture', text: 'Merci ★' },
  ];
  expect(unprintableSentences(fields)).toEqual([
    'Le nom du client sans «\u00a0王 小 明\u00a0», que le document ne peut pas écrire\u00a0: fiche du client',
  ]);
});

it('names the emoji that are left out, which keep nothing back', () => {
  const fields = [
    { name: 'La note', place: 'brouillon de la facture', text: 'Merci 🥳🥳 ★ 👨\u200d👩\u200d👧 🇫🇷' },
    { name: 'Le nom du client', place: 'fiche du client', text: 'Élise ★' },
  ];
  expect(unprintableSentences(fields)).toEqual([]);
  expect(leftOutSentences(fields)).toEqual([
    'La note\u00a0: le document l’écrira sans «\u00a0🥳 👨\u200d👩\u200d👧 🇫🇷\u00a0» (brouillon de la facture)',
  ]);
});

it('parts what is set in the font for symbols', () => {
  expect(fontParts('a ★☆ b')).toEqual([
    { text: 'a ', isSymbols: false },
    { text: '★☆', isSymbols: true },
    { text: ' b', isSymbols: false },
  ]);
  expect(fontParts('')).toEqual([{ text: '', isSymbols: false }]);
  expect(fontParts('Żółć → été')).toEqual([{ text: 'Żółć → été', isSymbols: false }]);
});
