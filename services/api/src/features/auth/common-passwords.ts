import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Of the fifty thousand most common passwords those that are long enough to be taken otherwise. */
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= limits.ownPasswordMin).map(plain),
);

/**
 * Refuses a new password that many people have, however its letters are written.
 * @throws DomainError VALIDATION at `field`.
 */
export function requireUncommonPassword(password: string, field: string): void {
  if (!common.has(plain(password))) return;
  const message = sentences.auth.ownPasswordCommon;
  throw new DomainError('VALIDATION', { message, fields: { [field]: message } });
}

function plain(password: string): string {
  return password.toLowerCase();
}
