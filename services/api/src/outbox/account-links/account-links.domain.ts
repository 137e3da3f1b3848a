import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@barnum/hosting/is-same-secret';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import type { Db } from '../../platform/db/client.ts';
import type { AccountLink, AccountLinkPurpose } from '../../platform/db/generated/prisma/client.ts';

/** The fields that a link is derived from. */
type LinkSource = Pick<AccountLink, 'id' | 'purpose' | 'key'>;

/** The links that are sent to who signs in, derived from a row and the service's secret. */
export interface AccountLinks {
  /** The link that a token belongs to, while it can be used; null for none. */
  find(db: Db, token: string, purposes: readonly AccountLinkPurpose[]): Promise<AccountLink | null>;
  /** What opens the account by a link, to hand on where no mail is sent. */
  tokenOf(link: LinkSource): string;
  /** A mail's text with the link in place of the placeholder. */
  fillIn(text: string, link: LinkSource | null): string;
  /** A mail's text as others may read it. */
  hideIn(text: string): string;
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Links that are sent to who signs in. */
    accountLinks: AccountLinks;
  }
}

/** Stands for the link in stored mails, so that neither a copy of the database nor a list of mails opens an account. */
export const accountLinkPlaceholder = '\u0001compte\u0001';

/** Hexadecimal digits, of four bits each: mail programs never cut such a link. */
const proofLength = 40;

const form = new RegExp(`^([1-9]\\d{0,9})-[0-9a-f]{${proofLength}}$`);

/** A new `secret` ends all links. */
export function createAccountLinks({ secret, backofficeUrl }: { secret: string; backofficeUrl: string }): AccountLinks {
  // A key for this purpose only.
  const own = createHmac('sha256', secret).update('account links').digest();
  const tokenOf = ({ id, purpose, key }: LinkSource) =>
    `${id}-${createHmac('sha256', own).update(`${id} ${purpose} ${key}`).digest('hex').slice(0, proofLength)}`;
  // Behind « # », which browsers send to nobody: no log learns it.
  const linkOf = (link: LinkSource) => `${backofficeUrl}${pages[link.purpose]}#${tokenOf(link)}`;
  return {
    async find(db, token, purposes) {
      const id = Number(form.exec(token)?.[1]);
      if (!(id <= limits.maxId)) return null;
      const link = await db.accountLink.findUnique({ where: { id } });
      if (link === null || !purposes.includes(link.purpose) || !isSameSecret(token, tokenOf(link))) return null;
      return link.usedAt === null && link.expiresAt > new Date() ? link : null;
    },
    tokenOf,
    fillIn: (text, link) => text.replaceAll(accountLinkPlaceholder, link === null ? '' : linkOf(link)),
    hideIn: (text) => text.replaceAll(accountLinkPlaceholder, '(lien personnel)'),
  };
}

/** A new link for a user, for so many minutes. */
export function createAccountLink(tx: Db, { userId, purpose, minutes }: LinkWish): Promise<AccountLink> {
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  const key = randomBytes(20).toString('base64url');
  return tx.accountLink.create({ data: { userId, purpose, key, expiresAt } });
}

/** Uses a link up; false when somebody was faster. */
export async function useAccountLink(tx: Db, id: number): Promise<boolean> {
  const now = new Date();
  const { count } = await tx.accountLink.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  return count === 1;
}

/** Ends the links of a purpose that a user has not used. */
export async function endAccountLinks(tx: Db, userId: number, purpose: AccountLinkPurpose): Promise<void> {
  await tx.accountLink.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: new Date() } });
}

/** The link that a mail holds. */
export async function readMailedLink(db: Db, id: number | null): Promise<AccountLink | null> {
  return id === null ? null : db.accountLink.findUnique({ where: { id } });
}

/** Deletes links that are of no use any more, with their mails, after a week. */
export async function deleteExpiredLinks(db: Db): Promise<void> {
  await db.accountLink.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - 7 * 86_400_000) } } });
}

interface LinkWish {
  userId: number;
  purpose: AccountLinkPurpose;
  minutes: number;
}

const pages: Record<AccountLinkPurpose, string> = {
  password: paths.passwordReset,
  invitation: paths.adminInvitation,
  oldEmail: paths.emailChange,
  newEmail: paths.emailChange,
};
