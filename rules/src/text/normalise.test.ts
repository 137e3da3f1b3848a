import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseEmail } from '../access/auth/auth.ts';
import { foldText } from './fold.ts';
import {
  normaliseLine,
  normaliseLines,
  normaliseName,
  normalisePhone,
  visibleEmail,
  withoutInvisible,
} from './normalise.ts';

/** Words as their scripts write them, with the joiners and selectors that they need. */
const real = [
  'Élodie Le Goff-Kerbœuf',
  'Ελένη Παπαδοπούλου',
  'Українська «лапки»',
  'می\u200cخواهم',
  'ക്\u200dഷ',
  'क्\u200dष',
  'ශ්\u200dරී',
  'ខ្មែរ',
  'ᠮᠣᠩᠭᠣᠯ',
  '葛\u{e0100}城',
  '한글',
  '👨\u200d👩\u200d👧\u200d👦',
  '🏳\ufe0f\u200d🌈',
  '👩🏽\u200d🍳',
  '❤\ufe0f\u200d🔥',
  '1\ufe0f\u20e3',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '✔\ufe0e',
  '3\u00a0×\u00a06\u202fm',
];

it.each(real)('« %s » stays as it is', (text) => {
  expect(normaliseLines(text)).toBe(text.normalize('NFC'));
  expect(normaliseLine(text)).toBe(text.normalize('NFC'));
});

const invisible = [
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202e',
  '\u2060',
  '\u2066',
  '\ufeff',
  '\u061c',
  '\u180e',
  '\u3164',
  '\u0007',
  '\u{e0041}',
];

it.each(invisible)('%j is taken out wherever it stands', (sign) => {
  expect(normaliseLines(`${sign}Cha${sign}ise ${sign}`)).toBe('Chaise ');
  expect(visibleEmail(`camille${sign}@exemple.fr`)).toBe('camille@exemple.fr');
});

it('joiners and selectors go where nothing needs them', () => {
  expect(normaliseLines('cha\u200dise\u200c a\ufe0f 1\ufe0f \u200d👩\u200d')).toBe('chaise a 1 👩');
});

it('accents are composed, and blanks and ends of lines are those that one sees', () => {
  expect(normaliseLines('E\u0301te\u0301\r\nun\u2028deux\u2003trois')).toBe('Été\nun\ndeux trois');
  expect(normaliseLine(' Jean\nDupont\t \u3000fils ')).toBe('Jean Dupont fils');
  expect(normaliseName('Jean\u00a0Dupont')).toBe('Jean Dupont');
  expect(normaliseLine('3\u00a0×\u00a06')).toBe('3\u00a0×\u00a06');
  expect(normaliseLine('Ｂａｒｎｕｍ ３×６, plancher ﬁxe, 18 m²')).toBe('Barnum 3×6, plancher fixe, 18 m²');
});

it('e-mails and telephones are those that one reads', () => {
  expect(normaliseEmail(' Camille\u200b@Exemple.fr\ufeff')).toBe('camille@exemple.fr');
  expect(visibleEmail('ｃａｍｉｌｌｅ＠exemple.fr')).toBe('camille@exemple.fr');
  expect(visibleEmail('o’neil@exemple.fr')).toBe("o'neil@exemple.fr");
  expect(visibleEmail('jean‐paul@exemple.fr')).toBe('jean-paul@exemple.fr');
  expect(normalisePhone('０２\u00a097\u201100\u202f00\u200b 01')).toBe('02 97-00 00 01');
});

it('searches do not see what nobody sees', () => {
  expect(foldText('Nappe\u00adron\u200b pli\u200dant')).toBe('napperon pliant');
});

it('tags stay in the flag of a region alone', () => {
  const wales = '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}';
  expect(normaliseLines(`${wales} x\u{e0041}\u{e0042}y`)).toBe(`${wales} xy`);
});

it('normalising twice is normalising once, and nothing visible is lost', () => {
  const anyText = fc
    .array(
      fc.oneof(
        fc.constantFrom(...real, ...invisible, '\u200c', '\u200d', '\ufe0f', ' ', '\n'),
        fc.string({ unit: 'grapheme' }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''))
    .filter((text) => text.isWellFormed());
  const seen = (text: string) =>
    text
      .normalize('NFC')
      .replace(/[\ufb00-\ufb06\uff10-\uff5a]/g, (letter) => letter.normalize('NFKC'))
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\ufff9-\ufffb]/gu, '')
      .normalize('NFC');
  fc.assert(
    fc.property(anyText, (text) => {
      for (const normalise of [withoutInvisible, normaliseLines, normaliseLine, normaliseName]) {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
        expect(seen(once)).toBe(seen(text));
      }
    }),
    { numRuns: 300 },
  );
});
