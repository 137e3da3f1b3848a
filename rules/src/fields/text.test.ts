import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signInInput } from '../access/auth-input.ts';
import { fieldErrors } from '../errors.ts';
import { sentences } from '../sentences.ts';
import { normaliseLines } from '../text/normalise.ts';
import { isStorable, isVisible } from '../text/text.ts';
import { accountEmailText, emailText, optionalText, requiredText, text } from './text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  // Halves of surrogate pairs, too.
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
);

it('a text comes out as one sees it, without the blanks around it, or is refused in a sentence', () => {
  fc.assert(
    fc.property(anyText, fc.nat(40), (sent, max) => {
      const { data, error } = text(max).safeParse(sent);
      const kept = normaliseLines(sent).trim();
      const fits = isStorable(sent) && [...kept].length <= max;
      expect(data).toBe(fits ? kept : undefined);
      const reason = isStorable(sent) ? sentences.field.tooLong(max) : sentences.field.characters;
      if (!fits) expect(error?.issues.map(({ message }) => message)).toContain(reason);
    }),
  );
});

it('an e-mail is taken without the end of its sentence, an account’s as it stands', () => {
  expect(emailText(254).parse('Paul@exemple.fr. ')).toBe('Paul@exemple.fr');
  expect(emailText(254).parse('paul@exemple.fr ;')).toBe('paul@exemple.fr');
  expect(accountEmailText(254).parse(' paul@exemple.fr.')).toBe('paul@exemple.fr.');
});

it('a text that must be given is one in which something is seen; an optional one is that or nothing', () => {
  fc.assert(
    fc.property(anyText.filter(isStorable), (sent) => {
      expect(requiredText(10_000, 'Il manque').safeParse(sent).success).toBe(isVisible(sent));
      expect(optionalText(10_000).parse(sent)).toBe(isVisible(sent) ? normaliseLines(sent).trim() : null);
    }),
  );
});

it.each(['', ' ', '\u200b', '\u3164\u2800', '\u{e0041}', '\t\n', '\u202e'])('nobody sees %j', (blank) => {
  expect(isVisible(blank)).toBe(false);
});

it('what is too long is held to no pattern: one may take very long over it', () => {
  const { error } = signInInput.safeParse({ email: `a@${'.'.repeat(300)}@`, password: 'x' });
  expect(error?.issues).toHaveLength(1);
  expect(error && fieldErrors(error)).toEqual({ email: sentences.field.tooLong(254) });
});
