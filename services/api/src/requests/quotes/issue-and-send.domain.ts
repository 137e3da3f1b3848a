import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { quoteSentences } from '@barnum/rules/prices/quotes';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { lockRequest, type RequestChange } from '../reservation-requests/request-states.domain.ts';
import { getReservationRequest } from '../reservation-requests/reservation-requests.domain.ts';
import { isLeaving } from './handed-out-quotes.domain.ts';
import { isBinding, isQuoteCurrent, issueQuote, listQuoteVersions, quoteContent, sendQuote } from './quotes.domain.ts';

/** What is said with a quote, as `issueQuote` takes it; null for what is known. */
interface Terms {
  livraison?: string | null;
  referenceCommande?: string | null;
}

/**
 * Writes to the request's address with its quote, in one act: with the newest version where that still says all, else with
 * one that is issued for it, by the transaction that writes the message. What cannot be sent is not issued; what left for
 * that address already does not leave twice.
 * @throws DomainError as `issueQuote` and `sendQuote` do.
 */
export async function issueAndSendQuote(
  stores: { db: PrismaClient; storage: Storage },
  requestId: number,
  { isSending, ...order }: RequestChange & Terms & { isSending: boolean },
  now = new Date(),
): Promise<{ id: number }> {
  const { db } = stores;
  const { email } = await getReservationRequest(db, requestId, { select: { email: true } });
  // Before a document is drawn for nothing.
  if (email === null) throw new DomainError('VALIDATION', { message: quoteSentences.noEmail });
  const mail = { auteur: order.auteur, mot: '', isSending };
  const send = (tx: Db, id: number) => sendQuote(tx, id, mail);
  const sendStanding = async (tx: Db) => {
    const standing = await findStandingQuote(tx, requestId, { ...order, today: todayInParis(now) });
    if (standing === null || (await isOnItsWay(tx, standing.id, { email, isSending }))) return standing;
    return send(tx, standing.id);
  };
  const sent = await inTransaction(db, async (tx) => {
    await lockRequest(tx, requestId, order.seen ?? null);
    return sendStanding(tx);
  });
  return sent ?? issueQuote(stores, requestId, order, now, { standing: sendStanding, send });
}

/** Whether a version left for an address, or is about to: two clicks, or two people, are one message. */
async function isOnItsWay(
  db: Db,
  versionId: number,
  { email, isSending }: { email: string; isSending: boolean },
): Promise<boolean> {
  const mails = await db.mail.findMany({
    where: { kind: 'devis', quoteVersionId: versionId, recipient: email },
    select: { sentAt: true, dueAt: true },
  });
  return mails.some((mail) => isLeaving(mail, { isSending }));
}

/** The newest version, while it binds the company and says what would be said now; null where a new one is due. */
async function findStandingQuote(
  db: Db,
  requestId: number,
  { livraison = null, referenceCommande = null, today }: Terms & { today: string },
): Promise<{ id: number } | null> {
  const [newest] = await listQuoteVersions(db, requestId, { select: { id: true, content: true } });
  if (newest === undefined || !(await isQuoteCurrent(db, requestId))) return null;
  const stated = quoteContent(newest);
  // Without a delivery its price says nothing.
  const isSamePrice = livraison === null || stated.livraison === null || livraison === stated.livraison;
  const isSameOrder = referenceCommande === null || referenceCommande === (stated.referenceCommande ?? '');
  return isSamePrice && isSameOrder && isBinding(newest, today) ? { id: newest.id } : null;
}
