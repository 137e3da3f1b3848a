import { expect, it } from 'vitest';
import { newTotpSecret, stepOfCode, totpAddress, totpCode, totpStep } from './totp.ts';

// « 12345678901234567890 », the secret of RFC 6238, appendix B; its codes have eight digits, the last six being ours.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of second %d is the one of the RFC', (seconds, code) => {
  expect(totpCode(secret, totpStep(new Date(seconds * 1_000)))).toBe(code);
});

it('a clock may be half a minute wrong, and no more', () => {
  const now = new Date(2_000_000_000_000);
  const step = totpStep(now);
  const found = [-2, -1, 0, 1, 2].map((drift) => stepOfCode(secret, totpCode(secret, step + drift), now));
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
});

it('a secret has 160 bits, and reaches the app with the names of who asks', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(made);
  expect(totpAddress(made, { issuer: 'Fête & Cie', account: 'a@b.example' })).toBe(
    `otpauth://totp/F%C3%AAte%20%26%20Cie:a%40b.example?secret=${made}&issuer=F%C3%AAte%20%26%20Cie`,
  );
});
