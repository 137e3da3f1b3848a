import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAnswers, writtenAnswers } from './answers-in-addresses.ts';

it('an address says of packs what was answered, whatever the name of a choice', () => {
  const wish = { choix: [4, 7], reponses: [{ choix: '12:Nappes, « 8 » ~ 50 %', article: 45 }] };
  expect(writtenAnswers(wish)).toEqual(['45@12~3ANappes~2C~20~C2~AB~208~20~C2~BB~20~7E~2050~20~25', '4', '7']);
  expect(readAnswers(['45@~E0~A4', '0', 'x', '12@'])).toEqual({ choix: [], reponses: [] });
  const answer = fc.record({
    choix: fc.string({ unit: 'grapheme', minLength: 1 }),
    article: fc.integer({ min: 1, max: 999_999_999 }),
  });
  fc.assert(
    fc.property(fc.array(answer), fc.array(fc.integer({ min: 1, max: 9_999 })), (reponses, choix) => {
      const written = writtenAnswers({ choix, reponses });
      expect(written.some((one) => /[,:&?#]/.test(one))).toBe(false);
      expect(readAnswers(written)).toEqual({ choix, reponses });
    }),
  );
});
