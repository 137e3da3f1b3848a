import { secondFactorSentences } from '@barnum/rules/access/second-factor/second-factor-sentences';
import type { PasskeyStepInput, SecondStepInput, SignInWithCodeInput } from '@barnum/rules/access/second-factor-input';
import { DomainError } from '@barnum/rules/errors';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { writeAccountMail } from '../../outbox/mails/account-mails.domain.ts';
import { onBehalfOf } from '../../platform/db/actor.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import type { User } from '../../platform/db/generated/prisma/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import {
  type AuthSettings,
  type Caller,
  isSuspended,
  openSession,
  type SignedIn,
  signIn,
} from '../auth/auth.domain.ts';
import { endChallenge, findChallenge } from '../auth/challenges.domain.ts';
import { journalSignIn } from '../auth/journaled-sign-ins.domain.ts';
import { listPasskeys, usePasskey } from './passkeys.domain.ts';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { secondFactorMails } from './second-factor-words.ts';
import { hasTotpSecret, useTotpCode } from './totp-secrets.domain.ts';
import { passkeySite, requestOptions } from './webauthn.ts';

/** What a second step can be taken with, beside a recovery code. */
export interface SecondStep {
  hasTotp: boolean;
  /** What `navigator.credentials.get` takes; null for who has no passkey. */
  passkeyOptions: PublicKeyCredentialRequestOptionsJSON | null;
}

/** A code of an app, and no recovery code. */
const totpForm = /^\d{6}$/;

/**
 * What the second step of a sign-in that goes on can be taken with.
 * @throws DomainError NOT_FOUND for a sign-in that is over.
 */
export async function readSecondStep(
  db: Db,
  token: string,
  { device, backofficeUrl }: Pick<Caller, 'device'> & { backofficeUrl: string },
): Promise<SecondStep> {
  const { userId } = (await findChallenge(db, 'signIn', token, device)) ?? stepOver();
  const known = await listPasskeys(db, userId);
  return {
    hasTotp: await hasTotpSecret(db, userId),
    passkeyOptions:
      known.length === 0 ? null : await requestOptions(token, { known, site: passkeySite(backofficeUrl) }),
  };
}

/**
 * Signs in whoever has typed the right password by a code, which counts once. Wrong codes count as wrong passwords do,
 * and for the account as a whole.
 * @throws DomainError NOT_FOUND for a sign-in that is over; SECOND_FACTOR_REQUIRED at `code` for a wrong one;
 * TOO_MANY_REQUESTS.
 */
export function completeSignIn(
  db: Db | PrismaClient,
  { code, ...step }: SecondStepInput,
  settings: AuthSettings,
  caller: Caller,
): Promise<SignedIn> {
  return takeStep(db, step, settings, caller, {
    isRight: (tx, user) => useCode(tx, user, code, settings),
    refusal: { message: secondFactorSentences.codeWrong, fields: { code: secondFactorSentences.codeWrong } },
  });
}

/**
 * Signs in whoever has typed the right password by a passkey, which signs the challenge. What is refused counts as a
 * wrong code does.
 * @throws DomainError NOT_FOUND for a sign-in that is over; SECOND_FACTOR_REQUIRED for any other answer than the right
 * one; TOO_MANY_REQUESTS.
 */
export function completeSignInWithPasskey(
  db: Db | PrismaClient,
  { passkey: answer, ...step }: PasskeyStepInput,
  settings: AuthSettings,
  { backofficeUrl, ...caller }: Caller & { backofficeUrl: string },
): Promise<SignedIn> {
  const { challenge } = step;
  return takeStep(db, step, settings, caller, {
    isRight: (tx, { id }) => usePasskey(tx, id, { answer, challenge, backofficeUrl }),
    refusal: { message: secondFactorSentences.passkeyRefused },
  });
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

/** What proves the second step, and how it is refused. */
interface Proof {
  isRight: (tx: Db, user: User) => Promise<boolean>;
  refusal: { message: string; fields?: Record<string, string> };
}

async function takeStep(
  db: Db | PrismaClient,
  { challenge: token, trustsDevice }: { challenge: string; trustsDevice: boolean },
  settings: AuthSettings,
  caller: Caller,
  { isRight, refusal }: Proof,
): Promise<SignedIn> {
  const { id, user } = (await findChallenge(db, 'signIn', token, caller.device)) ?? stepOver();
  if (isSuspended(user, settings)) return stepOver();
  // Counted before the proof is checked: parallel attempts must not all count as the first.
  const refundAttempt = await countAttempt(user, caller);
  // Nobody is signed in yet: the journal names whose account it is.
  const session = await onBehalfOf(user.email, () =>
    inTransaction(db, async (tx) => {
      if (!(await isRight(tx, user))) return null;
      if (!(await endChallenge(tx, id))) return stepOver();
      return openSession(tx, user, settings, caller.device, { trustsDevice });
    }),
  );
  if (session === null) {
    await journalSignIn(db, user, 'wrongSecondStep', caller);
    throw new DomainError('SECOND_FACTOR_REQUIRED', refusal);
  }
  await refundAttempt();
  await journalSignIn(db, user, 'opened', caller);
  return session;
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

function stepOver(): never {
  throw new DomainError('NOT_FOUND', { message: secondFactorSentences.stepOver });
}
