import { secondFactorSentences } from '@barnum/rules/access/second-factor/second-factor-sentences';
import type { NewPasskeyInput, PasskeyAnswer } from '@barnum/rules/access/second-factor-input';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { writeAccountMail } from '../../outbox/mails/account-mails.domain.ts';
import { readSender } from '../../outbox/mails/mails.domain.ts';
import { managerMails, writeManagerMails } from '../../outbox/manager-mails/manager-mails.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { Passkey } from '../../platform/db/generated/prisma/client.ts';
import { requireOwnPassword } from '../auth/auth.domain.ts';
import { createChallenge, endChallenge, findChallenge } from '../auth/challenges.domain.ts';
import type { CallingDevice } from '../sessions/sessions.domain.ts';
import { changeFactor, type Own, requireEnough } from './factors.domain.ts';
import { giveMissingCodes } from './recovery-codes.ts';
import { secondFactorMails } from './second-factor-words.ts';
import { counterOfAnswer, creationOptions, passkeySite, readNewPasskey } from './webauthn.ts';

/** Who adds a passkey, with which browser. */
export interface OwnBrowser extends Own {
  device: CallingDevice;
  /** Where passkeys are good. */
  backofficeUrl: string;
}

/** The passkeys of somebody, the oldest first. */
export function listPasskeys(db: Db, userId: number): Promise<Passkey[]> {
  return db.passkey.findMany({ where: { userId }, orderBy: { id: 'asc' } });
}

/**
 * Begins to add a passkey: what the browser makes it with. It counts once `addPasskey` has it.
 * @throws DomainError as `requireOwnPassword`; CONFLICT for who has as many as anybody needs.
 */
export async function startPasskey(
  db: Db,
  password: string,
  own: OwnBrowser,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const user = await requireOwnPassword(db, own.userId, password, own);
  const known = await listPasskeys(db, user.id);
  requireRoom(known.length);
  const challenge = await createChallenge(db, 'newPasskey', user, own.device);
  const { name } = await readSender(db);
  return creationOptions(challenge, { name, userName: user.email, known, site: passkeySite(own.backofficeUrl) });
}

/**
 * Takes the passkey that the browser has made: from then on signing in takes two steps. Returns the recovery codes of
 * who had none.
 * @throws DomainError NOT_FOUND for a beginning that is over or somebody else’s; VALIDATION for what is no passkey, or
 * was made for another site; CONFLICT for one that is somebody’s already, and as `startPasskey`.
 */
export async function addPasskey(
  db: Db | PrismaClient,
  { challenge: token, name, passkey }: NewPasskeyInput,
  { userId, device, backofficeUrl, settings }: OwnBrowser,
): Promise<string[]> {
  const challenge = await findChallenge(db, 'newPasskey', token, device);
  if (challenge?.userId !== userId) throw setUpOver();
  const made = await readNewPasskey(passkey, token, passkeySite(backofficeUrl));
  if (made === null) throw new DomainError('VALIDATION', { message: secondFactorSentences.passkeyNotAdded });
  return changeFactor(db, userId, async (tx, user) => {
    const isOn = user.tokenVersion === challenge.tokenVersion && (await endChallenge(tx, challenge.id));
    if (!isOn) throw setUpOver();
    requireRoom(await tx.passkey.count({ where: { userId } }));
    await tx.passkey.create({ data: { userId, name, ...made } });
    await writeAccountMail(tx, { recipient: user.email, ...secondFactorMails.passkeyAdded(user.email, name) });
    await writeManagerMails(tx, managerMails.factorAdded(user.email, `La clé d’accès « ${name} »`), {
      ...settings,
      except: user.email,
    });
    return giveMissingCodes(tx, userId);
  }).catch((error) => {
    throw isUniqueViolation(error) ? conflict(secondFactorSentences.passkeyKnown) : error;
  });
}

/**
 * Takes a passkey away.
 * @throws DomainError as `requireOwnPassword`; NOT_FOUND when it is nobody’s or somebody else’s; CONFLICT when it is the
 * last factor and the company asks for one.
 */
export async function removePasskey(
  db: Db | PrismaClient,
  { id, currentPassword }: { id: number; currentPassword: string },
  own: Own,
): Promise<void> {
  await requireOwnPassword(db, own.userId, currentPassword, own);
  await changeFactor(db, own.userId, async (tx, user) => {
    const passkey = await tx.passkey.findUnique({ where: { id, userId: user.id } });
    if (passkey === null) throw new DomainError('NOT_FOUND');
    await tx.passkey.delete({ where: { id } });
    await requireEnough(tx, user, own.settings);
    await writeAccountMail(tx, {
      recipient: user.email,
      ...secondFactorMails.passkeyRemoved(user.email, passkey.name),
    });
  });
}

/**
 * Takes what somebody’s passkey has signed; false for another’s key, another site, another challenge, and a counter that
 * does not go on, raced too. That it is taken once is up to the challenge.
 */
export async function usePasskey(
  tx: Db,
  userId: number,
  { answer, challenge, backofficeUrl }: { answer: PasskeyAnswer; challenge: string; backofficeUrl: string },
): Promise<boolean> {
  const passkey = await tx.passkey.findUnique({ where: { credentialId: answer.id, userId } });
  const counter = passkey && (await counterOfAnswer(answer, challenge, { passkey, site: passkeySite(backofficeUrl) }));
  if (passkey === null || counter === null) return false;
  const { count } = await tx.passkey.updateMany({
    where: { id: passkey.id, counter: counter === 0n ? 0n : { lt: counter } },
    data: { counter, lastUsedAt: new Date() },
  });
  return count === 1;
}

function requireRoom(count: number): void {
  if (count >= limits.passkeys) throw conflict(secondFactorSentences.passkeysTooMany(limits.passkeys));
}

function setUpOver(): DomainError {
  return new DomainError('NOT_FOUND', { message: secondFactorSentences.passkeySetUpOver });
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}
