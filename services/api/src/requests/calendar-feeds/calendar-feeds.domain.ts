import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@barnum/hosting/is-same-secret';
import type { Db } from '../../platform/db/client.ts';

/** The secret in the calendar's address, and when it was created. */
export interface CalendarFeed {
  token: string;
  createdAt: Date;
}

/**
 * The secret in the calendar's address, of 256 bits; null until an administrator creates one. It is derived from the
 * table and from `secret`: a copy of the database opens no calendar.
 */
export async function readCalendarFeed(db: Db, secret: string): Promise<CalendarFeed | null> {
  const row = await db.calendarFeed.findUnique({ where: { id: 1 } });
  return row && { token: tokenOf(row.nonce, secret), createdAt: row.createdAt };
}

/** Creates a new secret, which replaces the former one. */
export async function renewCalendarFeed(db: Db, secret: string): Promise<CalendarFeed> {
  const made = { nonce: randomBytes(32).toString('base64url'), createdAt: new Date() };
  const { nonce, createdAt } = await db.calendarFeed.upsert({ where: { id: 1 }, create: made, update: made });
  return { token: tokenOf(nonce, secret), createdAt };
}

/** Whether `token` is the present secret. */
export async function isCalendarToken(db: Db, token: string, secret: string): Promise<boolean> {
  const feed = await readCalendarFeed(db, secret);
  return feed !== null && isSameSecret(token, feed.token);
}

function tokenOf(nonce: string, secret: string): string {
  return createHmac('sha256', secret).update(`calendar ${nonce}`).digest('base64url');
}
