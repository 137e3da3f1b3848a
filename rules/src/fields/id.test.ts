import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { id, optionalId } from './id.ts';

it('an id is a whole number from 1 to 32 bits, or that number written plainly', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double()), (number) => {
      const isId = Number.isInteger(number) && number >= 1 && number <= limits.maxId;
      expect(id.safeParse(number).success).toBe(isId);
      if (isId) expect(id.parse(String(number))).toBe(number);
    }),
  );
});

it('no other text is read as an id', () => {
  const nearly = fc.array(fc.constantFrom(...'0123456789.e+- ')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(nearly, fc.string({ unit: 'grapheme' })), (sent) => {
      const { data } = id.safeParse(sent);
      expect(data === undefined || String(data) === sent).toBe(true);
    }),
  );
});

it('only nothing stands for no id', () => {
  fc.assert(
    fc.property(fc.anything(), (sent) => {
      const isNothing = sent === undefined || sent === null || sent === '';
      expect(optionalId.safeParse(sent).data === null).toBe(isNothing);
    }),
  );
});
