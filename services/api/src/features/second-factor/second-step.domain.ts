import { DomainError } from '@barnum/rules/errors';
import type { SecondStepInput, SignInWithCodeInput } from '@barnum/rules/inputs/second-factor';
import { secondFactorSentences } from '@barnum/rules/second-factor/second-factor-sentences';
import type { Db, PrismaClient } from '../../db/client.ts';
import type { User } from '../../db/generated/prisma/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  type AuthSettings,
  type Caller,
  isSuspended,
  openSession,
  type SignedIn,
  signIn,
} from '../auth/auth.domain.ts';
import { writeAccountMail } from '../mails/account-mails.domain.ts';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { secondFactorMails } from './second-factor-words.ts';
import { endSignInChallenge, findSignInChallenge } from './sign-in-challenges.domain.ts';
import { useTotpCode } from './totp-secrets.domain.ts';

/** A code of an app, and no recovery code. */
const totpForm = /^\d{6}$/;

/**
 * Signs in whoever has typed the right password by a code, which counts once. Wrong codes count as wrong passwords do,
 * and for the account as a whole.
 * @throws DomainError NOT_FOUND for a sign-in that is over; SECOND_FACTOR_REQUIRED at `code` for a wrong one;
 * TOO_MANY_REQUESTS.
 */
export async function completeSignIn(
  db: Db | PrismaClient,
  { challenge: token, code, trustsDevice }: SecondStepInput,
  settings: AuthSettings,
  caller: Caller,
): Promise<SignedIn> {
  const challenge = await findSignInChallenge(db, token, caller.device);
  if (challenge === null || isSuspended(challenge.user, settings)) throw stepOver();
  const { user } = challenge;
  // Counted before the code is checked: parallel attempts must not all count as the first.
  const refundAttempt = await countAttempt(user, caller);
  const session = await inTransaction(db, async (tx) => {
    if (!(await useCode(tx, user, code, settings))) return null;
    if (!(await endSignInChallenge(tx, challenge.id))) throw stepOver();
    return openSession(tx, user, settings, caller.device, { trustsDevice });
  });
  if (session === null) throw wrongCode();
  await refundAttempt();
  return session;
}

/**
 * Signs in by one call, as a program does.
 * @throws DomainError as `signIn` and `completeSignIn`; SECOND_FACTOR_REQUIRED when there is a second step and no code.
 */
export async function signInWithCode(
  db: Db | PrismaClient,
  { code, ...input }: SignInWithCodeInput,
  settings: AuthSettings,
  caller: Caller,
): Promise<SignedIn> {
  const { session, challenge } = await signIn(db, input, settings, caller);
  if (session !== null) return session;
  if (code === null) throw new DomainError('SECOND_FACTOR_REQUIRED');
  return completeSignIn(db, { challenge, code, trustsDevice: false }, settings, caller);
}

async function countAttempt({ id, email }: User, { rateLimiter, address }: Caller): Promise<() => Promise<void>> {
  const refundPassword = await rateLimiter.consumePasswordAttempt(email, address);
  await rateLimiter.consume('secondFactor', String(id));
  return async () => {
    await refundPassword();
    await rateLimiter.refund('secondFactor', String(id));
  };
}

async function useCode(tx: Db, { id, email }: User, code: string, { jwtSecret }: AuthSettings): Promise<boolean> {
  if (totpForm.test(code)) return useTotpCode(tx, id, code, jwtSecret);
  if (!(await useRecoveryCode(tx, id, code))) return false;
  const left = await countRecoveryCodes(tx, id);
  await writeAccountMail(tx, { recipient: email, ...secondFactorMails.codeUsed(email, left) });
  return true;
}

function wrongCode(): DomainError {
  const message = secondFactorSentences.codeWrong;
  return new DomainError('SECOND_FACTOR_REQUIRED', { message, fields: { code: message } });
}

function stepOver(): DomainError {
  return new DomainError('NOT_FOUND', { message: secondFactorSentences.stepOver });
}
