import { chosenPassword } from '@barnum/rules/access/auth-input';
import { isMadeOfPlace } from '@barnum/rules/access/passwords/passwords';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Db } from '../../platform/db/client.ts';
import { readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import { hashPassword } from './passwords.ts';

/**
 * The hash of a password that somebody chooses, at whichever door: by an invitation, a link, in the own account, or as an
 * operator. `email` is whose it is.
 * @throws DomainError VALIDATION at `field` for one of the most common, or one made of the words of the place.
 */
export async function hashChosenPassword(
  db: Db,
  password: string,
  { email, field }: { email: string; field: 'newPassword' | 'password' },
): Promise<string> {
  if (isCommon(password)) throw refusal(field, sentences.auth.ownPasswordCommon);
  if (isMadeOfPlace(password, { email, shop: await readSiteText(db, 'name') }))
    throw refusal(field, sentences.auth.ownPasswordOfPlace);
  return hashPassword(password);
}

/** Whether a password is one that somebody could choose. */
export async function keepsPasswordRule(db: Db, password: string, email: string): Promise<boolean> {
  const shop = await readSiteText(db, 'name');
  return chosenPassword.safeParse(password).success && !isCommon(password) && !isMadeOfPlace(password, { email, shop });
}

/** Of the fifty thousand most common passwords those that are long enough to be taken otherwise. */
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= limits.ownPasswordMin).map(plain),
);

// However its letters are written.
function isCommon(password: string): boolean {
  return common.has(plain(password));
}

function refusal(field: string, message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { [field]: message } });
}

function plain(password: string): string {
  return password.toLowerCase();
}
