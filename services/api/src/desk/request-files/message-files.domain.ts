import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.domain.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { markMessagesRead } from '../../requests/follow-up/follow-up.domain.ts';
import { writeAdministratorMails, writeVisitorMail } from '../../requests/reservation-requests/request-mails.domain.ts';
import { lockRequest } from '../../requests/reservation-requests/request-states.domain.ts';
import { storeFile } from './request-files.domain.ts';

interface Stores {
  db: PrismaClient;
  storage: Storage;
}

/** A message with a file; its text may be empty. */
interface MessageWithFile {
  texte: string;
  nom: string;
  bytes: Buffer;
}

/**
 * Stores a visitor's message with a file, and writes mails to who receives alerts. Counted before the file is read.
 * @throws DomainError CONFLICT when the messages have as many files as they may; PAYLOAD_TOO_LARGE; UNSUPPORTED_TYPE when the
 * bytes are neither a PDF nor a picture.
 */
export async function sendVisitorFile(
  stores: Stores,
  requestId: number,
  { texte, administrators, ...file }: MessageWithFile & { administrators: readonly string[] },
): Promise<void> {
  await storeFile(stores, file, async (tx, row) => {
    const request = await lockRequest(tx, requestId, null);
    await requireRoom(tx, requestId);
    const message = { requestId, texte, auteur: authors.visitor };
    await tx.requestMessage.create({ data: { ...message, files: { create: [{ ...row, ...own(message) }] } } });
    const mot = [texte, `Fichier joint\u00a0: ${row.nom}`].filter(Boolean).join('\n\n');
    await writeAdministratorMails(tx, request, { administrators, evenement: 'vous a envoyé un fichier', mot });
  });
}

/** Counts a visitor's message, before its file is read. @throws DomainError TOO_MANY_REQUESTS */
export function countVisitorFile(rateLimiter: RateLimiter, requestId: number): Promise<void> {
  return rateLimiter.consume('followUpMessage', String(requestId));
}

/**
 * Stores the company's answer with a file, as `replyToVisitor` does one without: the visitor opens it on the private page.
 * @throws DomainError NOT_FOUND, and as `sendVisitorFile`.
 */
export async function replyWithFile(
  stores: Stores,
  requestId: number,
  { texte, auteur, lastId, ...file }: MessageWithFile & { auteur: string; lastId: number | null },
): Promise<void> {
  await storeFile(stores, file, async (tx, row) => {
    const request = await lockRequest(tx, requestId, null);
    await requireRoom(tx, requestId);
    if (lastId !== null) await markMessagesRead(tx, requestId, lastId);
    const message = { requestId, texte, auteur, luLe: new Date() };
    await tx.requestMessage.create({ data: { ...message, files: { create: [{ ...row, ...own(message) }] } } });
    const told = `Fichier joint, à ouvrir sur votre page de suivi\u00a0: ${row.nom}`;
    await writeVisitorMail(tx, 'reponse', request, { mot: [texte, told].filter(Boolean).join('\n\n') });
  });
}

function own({ requestId, auteur }: { requestId: number; auteur: string }) {
  return { requestId, auteur };
}

async function requireRoom(tx: Db, requestId: number): Promise<void> {
  const count = await tx.requestFile.count({ where: { requestId, messageId: { not: null } } });
  if (count >= limits.messageFiles) {
    throw new DomainError('CONFLICT', { message: requestFileSentences.tooManyInMessages });
  }
}
