import { createHash } from 'node:crypto';
import { trustedDays } from '@barnum/rules/access/second-factor/second-factor-sentences';
import { formatSpokenDateTime } from '@barnum/rules/dates/format-dates';
import { DomainError } from '@barnum/rules/errors';
import { writeAccountMail } from '../../outbox/mails/account-mails.domain.ts';
import { inBatches } from '../../platform/db/batches.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readToken, signToken, type TokenClaims } from './tokens.ts';

/** What signs tokens. */
interface Signing {
  jwtSecret: string;
}

/** What a call says of the device that it comes from. */
export interface CallingDevice {
  /** As « Firefox sur Windows ». */
  words: string;
  /** The key that a browser of the back-office keeps; null for any other program. */
  key: string | null;
}

declare module '../../platform/context.ts' {
  interface CallContext {
    device: CallingDevice;
  }
}

/** A sign-in of a user, as its own account lists it. */
export interface ShownSession {
  id: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

/** How often it is noted that a session was used, in milliseconds. */
const seenEvery = 5 * 60_000;

/** Days in which a device is known again. */
const deviceDays = 180;

/** The key of a browser: 256 random bits. */
const keyForm = /^[A-Za-z0-9_-]{43}$/;

/** The key in a call's header; null where it is none of ours. */
export function deviceKey(header: unknown): string | null {
  return typeof header === 'string' && keyForm.test(header) ? header : null;
}

/** What is stored of a device’s key. */
export function deviceKeyHash({ words, key }: CallingDevice): string {
  // Of a program without a key, its words are all that is known.
  return createHash('sha256')
    .update(key ?? `words ${words}`)
    .digest('base64url');
}

/** Whether a user has said of this device that a password is enough, within the last days and since the last change. */
export async function isTrustedDevice(
  db: Db,
  { id: userId, tokenVersion: trustedVersion }: { id: number; tokenVersion: number },
  device: CallingDevice,
): Promise<boolean> {
  if (device.key === null) return false;
  const trusted = { userId, keyHash: deviceKeyHash(device), trustedVersion, trustedUntil: { gt: new Date() } };
  return (await db.device.count({ where: trusted })) > 0;
}

/**
 * A new token for a user, on the device that the call comes from. A device that the user has not signed in from before
 * is told by mail, the first one of all excepted.
 */
export function openUserSession(
  db: Db | PrismaClient,
  user: { id: number; email: string; tokenVersion: number },
  { jwtSecret }: Signing,
  from: CallingDevice,
  { trustsDevice }: { trustsDevice: boolean } = { trustsDevice: false },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const isFirst = (await tx.device.count({ where: { userId: user.id } })) === 0;
    const device = await noteDevice(tx, user.id, from);
    // A program without a key is like any other of its kind.
    if (trustsDevice && from.key !== null) await trustDevice(tx, device.id, user.tokenVersion);
    if (device.isNew && !isFirst) await tellOfDevice(tx, user.email, from.words);
    return giveToken(tx, user, jwtSecret, device.id);
  });
}

/** A new token in place of `current`, on its device, for who changed the own password. */
export async function replaceSession(
  tx: Db,
  user: { id: number; tokenVersion: number },
  { jwtSecret }: Signing,
  current: string,
): Promise<string> {
  const { deviceId } = await tx.session.findUniqueOrThrow({ where: { id: current }, select: { deviceId: true } });
  await tx.session.updateMany({ where: { userId: user.id, endedAt: null }, data: { endedAt: new Date() } });
  return giveToken(tx, user, jwtSecret, deviceId);
}

/**
 * The session of a token, with its user; notes every few minutes that it is used.
 * @throws DomainError UNAUTHENTICATED when the token is not valid, or its session was ended.
 */
export async function readSession(db: Db, token: string, settings: Signing, now = new Date()) {
  const { tokenId, userId, tokenVersion } = requireClaims(token, settings);
  const session = await db.session.findUnique({ where: { id: tokenId }, include: { user: true } });
  if (session?.endedAt !== null || session.userId !== userId || session.user.tokenVersion !== tokenVersion) {
    throw new DomainError('UNAUTHENTICATED');
  }
  const before = new Date(now.getTime() - seenEvery);
  if (session.lastSeenAt < before) {
    await db.session.updateMany({ where: { id: tokenId, lastSeenAt: { lt: before } }, data: { lastSeenAt: now } });
    await db.device.updateMany({ where: { id: session.deviceId }, data: { lastSeenAt: now } });
  }
  return session;
}

/** The sessions of a user that are open, the latest used first. `current`: the one that asks. */
export async function listSessions(db: Db, userId: number, current: string | null): Promise<ShownSession[]> {
  const sessions = await db.session.findMany({
    where: { userId, endedAt: null, expiresAt: { gt: new Date() } },
    include: { device: true, user: { select: { tokenVersion: true } } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    take: 100,
  });
  const open = sessions.filter(({ tokenVersion, user }) => tokenVersion === user.tokenVersion);
  return open.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device: device.words,
    createdAt,
    lastSeenAt,
    isCurrent: id === current,
  }));
}

/**
 * Ends one session of a user.
 * @throws DomainError NOT_FOUND when the user has no such session.
 */
export async function endSession(db: Db, userId: number, id: string): Promise<void> {
  const { count } = await db.session.updateMany({
    where: { id, userId, endedAt: null },
    data: { endedAt: new Date() },
  });
  if (count === 0) throw new DomainError('NOT_FOUND');
}

/**
 * Ends one session of a user as seen from another: its device is trusted no more.
 * @throws DomainError NOT_FOUND when the user has no such session.
 */
export async function endSessionElsewhere(db: Db | PrismaClient, userId: number, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await endSession(tx, userId, id);
    await tx.device.updateMany({ where: { userId, sessions: { some: { id } } }, data: { trustedUntil: null } });
  });
}

/** Ends all sessions of a user but `kept`, null ending all; so does the trust in their devices. Returns how many. */
export async function endSessions(db: Db | PrismaClient, userId: number, kept: string | null): Promise<number> {
  return inTransaction(db, async (tx) => {
    const others = kept === null ? {} : { sessions: { none: { id: kept } } };
    await tx.device.updateMany({ where: { userId, ...others }, data: { trustedUntil: null } });
    const { count } = await tx.session.updateMany({
      where: { userId, endedAt: null, expiresAt: { gt: new Date() }, ...(kept !== null && { id: { not: kept } }) },
      data: { endedAt: new Date() },
    });
    return count;
  });
}

/** Deletes sessions that have expired, and devices that were not seen for half a year. */
export async function deleteExpiredSessions(db: Db, now = new Date()): Promise<void> {
  await inBatches(async (size) => {
    const expired = { expiresAt: { lt: now } };
    const found = await db.session.findMany({ where: expired, select: { id: true }, take: size });
    const { count } = await db.session.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } });
    return { found: found.length, done: count };
  });
  await db.device.deleteMany({
    where: { lastSeenAt: { lt: new Date(now.getTime() - deviceDays * 86_400_000) }, sessions: { none: {} } },
  });
}

/** Id of the session of a token that was checked. */
export function sessionIdOf(token: string, settings: Signing): string {
  return requireClaims(token, settings).tokenId;
}

async function noteDevice(tx: Db, userId: number, device: CallingDevice) {
  const { words } = device;
  const keyHash = deviceKeyHash(device);
  const data = { userId, keyHash, words };
  const [made] = await tx.device.createManyAndReturn({ data: [data], skipDuplicates: true, select: { id: true } });
  if (made !== undefined) return { id: made.id, isNew: true };
  const { id } = await tx.device.update({
    where: { userId_keyHash: { userId, keyHash } },
    data: { words, lastSeenAt: new Date() },
    select: { id: true },
  });
  return { id, isNew: false };
}

async function trustDevice(tx: Db, id: number, trustedVersion: number): Promise<void> {
  const trustedUntil = new Date(Date.now() + trustedDays * 86_400_000);
  await tx.device.update({ where: { id }, data: { trustedUntil, trustedVersion } });
}

function tellOfDevice(tx: Db, email: string, words: string): Promise<void> {
  return writeAccountMail(tx, {
    recipient: email,
    subject: 'Nouvelle connexion à votre compte',
    text: `Quelqu’un vient de se connecter à votre compte ${email} depuis un appareil que nous ne connaissions pas : ${words}, le ${formatSpokenDateTime(new Date())}.

C’est vous ? Vous n’avez rien à faire.

Ce n’est pas vous ? Changez tout de suite de mot de passe : cela ferme toutes les connexions.`,
  });
}

async function giveToken(
  tx: Db,
  user: { id: number; tokenVersion: number },
  secret: string,
  deviceId: number,
): Promise<string> {
  const { token, tokenId, expiresAt } = signToken({ userId: user.id, tokenVersion: user.tokenVersion }, secret);
  await tx.session.create({
    data: { id: tokenId, userId: user.id, deviceId, tokenVersion: user.tokenVersion, expiresAt },
  });
  return token;
}

function requireClaims(token: string, { jwtSecret }: Signing): TokenClaims {
  const claims = readToken(token, jwtSecret);
  if (claims === null) throw new DomainError('UNAUTHENTICATED');
  return claims;
}
