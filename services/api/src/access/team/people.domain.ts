import { normaliseEmail } from '@barnum/rules/access/auth/auth';
import type { PersonInput } from '@barnum/rules/access/auth-input';
import type { TeamRole } from '@barnum/rules/access/team/rights';
import { teamSentences } from '@barnum/rules/access/team/team-sentences';
import { DomainError } from '@barnum/rules/errors';
import {
  type Configured,
  managerMails,
  operatorWords,
  writeManagerMails,
} from '../../outbox/manager-mails/manager-mails.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { Prisma, type User } from '../../platform/db/generated/prisma/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** Somebody who signs in, or is invited to. */
export type Person = User;

/** Everybody who signs in or is invited to, in the order of their arrival. */
export function listPeople(db: Db): Promise<User[]> {
  return db.user.findMany({ orderBy: { id: 'asc' } });
}

/** Whether somebody is a gérant, or invited to be one. */
export async function isManager(db: Db, id: number): Promise<boolean> {
  return (await db.user.count({ where: { id, role: 'manager' } })) > 0;
}

/** Whether somebody's access is suspended. */
export async function isSuspendedPerson(db: Db, id: number): Promise<boolean> {
  return (await db.user.count({ where: { id, suspendedAt: { not: null } } })) > 0;
}

/** Whether somebody who is no gérant would become one. */
export async function becomesManager(
  db: Db,
  id: number,
  role: TeamRole,
  { adminEmails }: Configured,
): Promise<boolean> {
  if (role !== 'manager') return false;
  const user = await db.user.findUnique({ where: { id }, select: { role: true, email: true } });
  return user !== null && user.role !== 'manager' && !adminEmails.includes(user.email);
}

/**
 * Changes somebody's name, role, and whether mails tell them of visitors; another role ends their sessions, and all gérants are told of another one, whom `by`
 * made.
 * @throws DomainError NOT_FOUND, CONFLICT for the last gérant, for the role of a configured address, and when the person
 * changed after `seen`.
 */
export function updatePerson(
  db: Db | PrismaClient,
  id: number,
  { name, role, alertes }: PersonInput,
  configured: Configured,
  { seen, by }: { seen?: Date | null | undefined; by: string },
): Promise<User> {
  return changePerson(db, id, configured, async (tx, user) => {
    requireUnchanged(user, seen);
    const isSame = role === user.role || (role === 'manager' && configured.adminEmails.includes(user.email));
    if (!isSame) await requireChangeable(tx, user, configured, role);
    if (!isSame && role === 'manager') {
      await writeManagerMails(tx, managerMails.managerMade(user.email, by), configured);
    }
    const own = { name, ...(alertes !== undefined && { alertes }) };
    const data = isSame ? own : { ...own, role, tokenVersion: { increment: 1 } };
    return tx.user.update({ where: { id }, data });
  });
}

/**
 * Gives the owner of an address another role, as an operator does; their sessions end.
 * @throws DomainError NOT_FOUND, CONFLICT for the last gérant.
 */
export async function changeRole(db: Db | PrismaClient, email: string, role: TeamRole): Promise<void> {
  const user = await db.user.findUnique({ where: { email: normaliseEmail(email) } });
  if (user === null) throw new DomainError('NOT_FOUND');
  await updatePerson(db, user.id, { name: user.name, role }, { adminEmails: [] }, { by: operatorWords });
}

/**
 * Suspends somebody, whose sessions end, or gives back their access, of which all gérants are told; `by` does so.
 * @throws DomainError NOT_FOUND, CONFLICT for the last gérant and a configured address.
 */
export function suspendPerson(
  db: Db | PrismaClient,
  id: number,
  isSuspended: boolean,
  configured: Configured,
  by: string,
): Promise<User> {
  return changePerson(db, id, configured, async (tx, user) => {
    if (isSuspended) await requireChangeable(tx, user, configured, null);
    if (!isSuspended && user.suspendedAt !== null) {
      await writeManagerMails(tx, managerMails.accessGivenBack(user.email, by), configured);
    }
    const suspendedAt = isSuspended ? (user.suspendedAt ?? new Date()) : null;
    return tx.user.update({ where: { id }, data: { suspendedAt, tokenVersion: { increment: 1 } } });
  });
}

/**
 * Removes somebody; what they did keeps their address.
 * @throws DomainError NOT_FOUND, CONFLICT for the last gérant and a configured address.
 */
export async function removePerson(db: Db | PrismaClient, id: number, configured: Configured): Promise<void> {
  await changePerson(db, id, configured, async (tx, user) => {
    await requireChangeable(tx, user, configured, null);
    return tx.user.delete({ where: { id } });
  });
}

/** Makes `change` with all gérants locked: of two who demote each other at once, the second finds one alone. */
function changePerson(
  db: Db | PrismaClient,
  id: number,
  { adminEmails }: Configured,
  change: (tx: Db, user: User) => Promise<User>,
): Promise<User> {
  return inTransaction(db, async (tx) => {
    const emails = adminEmails.length > 0 ? Prisma.sql`OR email IN (${Prisma.join([...adminEmails])})` : Prisma.empty;
    await tx.$queryRaw`
      SELECT id FROM users WHERE role = 'manager' OR id = ${id} ${emails} ORDER BY id FOR UPDATE`;
    const user = await tx.user.findUnique({ where: { id } });
    if (user === null) throw new DomainError('NOT_FOUND');
    return change(tx, user);
  });
}

/** `role`: what the person becomes; null when they cannot sign in any more. */
async function requireChangeable(tx: Db, user: User, { adminEmails }: Configured, role: TeamRole | null) {
  if (adminEmails.includes(user.email)) throw new DomainError('CONFLICT', { message: teamSentences.configured });
  if (user.role !== 'manager' || role === 'manager') return;
  const others = await tx.user.count({
    where: {
      id: { not: user.id },
      passwordHash: { not: null },
      OR: [{ role: 'manager', suspendedAt: null }, { email: { in: [...adminEmails] } }],
    },
  });
  if (others === 0) throw new DomainError('CONFLICT', { message: teamSentences.lastManager });
}
