import { randomBytes } from 'node:crypto';
import { isSameSecret } from '@barnum/hosting/is-same-secret';
import { DomainError } from '@barnum/rules/errors';
import { acceptanceSentences, codeMinutes, codeTries } from '@barnum/rules/requests/acceptances/acceptances';
import type { FollowUpLinks } from '../../outbox/follow-up-links/follow-up-links.domain.ts';
import { cancelMails } from '../../outbox/mails/mails.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type QuoteWords, writeVisitorMail } from '../reservation-requests/request-mails.domain.ts';
import { lockRequest } from '../reservation-requests/request-states.domain.ts';

/** A code that was typed right: where it was sent, and when. */
export interface ProvenCode {
  quoteVersionId: number;
  nonce: string;
  adresse: string;
  sentAt: Date;
}

/** Mails a new code for a version, which ends the one before. */
export async function mailCode(
  db: Db | PrismaClient,
  {
    requestId,
    quoteVersionId,
    words,
    now,
  }: { requestId: number; quoteVersionId: number; words: QuoteWords; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, requestId, null);
    await cancelMails(tx, requestId, ['code']);
    const mailId = await writeVisitorMail(tx, 'code', request, { acceptance: { id: null, words } });
    if (mailId === null || request.email === null) {
      throw new DomainError('CONFLICT', { message: acceptanceSentences.notOffered });
    }
    const row = {
      mailId,
      nonce: randomBytes(16).toString('hex'),
      adresse: request.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
      tries: 0,
    };
    await tx.acceptanceCode.upsert({
      where: { quoteVersionId },
      create: { ...row, quoteVersionId },
      update: row,
    });
  });
}

/**
 * Tries a code, and counts that, whatever becomes of the call: of those that are tried at once each counts.
 * @throws DomainError VALIDATION at `code` for a wrong one, and once it is over: too late, or tried too often.
 */
export async function proveCode(
  db: Db,
  { quoteVersionId, code, links, now }: { quoteVersionId: number; code: string; links: FollowUpLinks; now: Date },
): Promise<ProvenCode> {
  const [tried] = await db.acceptanceCode.updateManyAndReturn({
    where: { quoteVersionId, tries: { lt: codeTries }, expiresAt: { gt: now } },
    data: { tries: { increment: 1 } },
  });
  if (tried === undefined) throw refused(acceptanceSentences.codeOver);
  const { nonce, adresse, createdAt: sentAt, tries } = tried;
  if (!isSameSecret(code, links.codeOf(tried))) throw refused(acceptanceSentences.codeWrong(codeTries - tries));
  return { quoteVersionId, nonce, adresse, sentAt };
}

/**
 * Uses up a code, in the transaction of what it allows.
 * @throws DomainError VALIDATION at `code` when another one has replaced it.
 */
export async function spendCode(tx: Db, { quoteVersionId, nonce }: ProvenCode): Promise<void> {
  const { count } = await tx.acceptanceCode.deleteMany({ where: { quoteVersionId, nonce } });
  if (count === 0) throw refused(acceptanceSentences.codeOver);
}

function refused(message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { code: message } });
}
