import { isDeepStrictEqual } from 'node:util';
import { closingRefusal, handoverSentences } from '@barnum/rules/desk/handover/handover';
import type { DepartureInput } from '@barnum/rules/desk/handover-input';
import { DomainError } from '@barnum/rules/errors';
import { ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import type { DepositInput, PaymentInput } from '@barnum/rules/money/ledger-input';
import { formatCents } from '@barnum/rules/prices/amounts';
import { receiveDeposit } from '../../money/deposits/deposits.domain.ts';
import { recordPayment } from '../../money/payments/payments.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction, rehearse } from '../../platform/db/transaction.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { writeVisitorMail } from '../../requests/reservation-requests/request-mails.domain.ts';
import { lockRequest, moveReservationRequest } from '../../requests/reservation-requests/request-states.domain.ts';
import { type FileRow, storeFile } from '../request-files/request-files.domain.ts';
import {
  type DrawnHandover,
  drawHandoverDocument,
  type HandoverWords,
  requirePrintable,
} from './handover-documents.domain.ts';
import { type HandoverSheet, readHandover, requireCurrent, requireState } from './handover-sheets.domain.ts';

interface Stores {
  db: PrismaClient;
  storage: Storage;
}

/**
 * Closes the sheet of a departure: the request is out, what was received on the spot is in the ledger, the document is stored
 * and written to the customer. All of it or nothing; of two who close at once the second is told, and under one key it is
 * closed once.
 * @throws DomainError NOT_FOUND; CONFLICT when it is closed, lines are not counted, the request changed or does not leave;
 * VALIDATION as `receiveDeposit` and `recordPayment`, their fields beneath `caution` and `paiement`.
 */
export function closeDeparture(
  stores: Stores,
  input: DepartureInput,
  auteur: string,
  { cheque = null, now = new Date() }: { cheque?: Photo | null; now?: Date } = {},
): Promise<void> {
  return closeOnce(stores.db, input, () => closeAsDeparture(stores, { ...input, cheque }, auteur, now));
}

/** The photo of the cheque of the deposit. */
interface Photo {
  nom: string;
  bytes: Buffer;
}

async function closeAsDeparture(
  { db, storage }: Stores,
  { id, key, signataire, dessin, caution, paiement, prevenir, cheque }: DepartureInput & { cheque: Photo | null },
  auteur: string,
  now: Date,
): Promise<void> {
  const drawn = requireClosable(await readHandover(db, id), 'depart');
  requirePrintable(signataire || unsigned);
  if (cheque !== null && caution?.moyen !== 'cheque') throw photoOfNoCheque();
  const receive = async (tx: Db) => {
    const sheet = await lockSheet(tx, drawn);
    const { requestId } = sheet;
    const moved = await moveReservationRequest(tx, requestId, 'sortie', { auteur });
    const depositId =
      caution && (await inField('caution', () => receiveDeposit(tx, { ...caution, requestId }, auteur)));
    if (paiement !== null) await inField('paiement', () => recordPayment(tx, { ...paiement, requestId }, auteur));
    return { sheet, moved, depositId };
  };
  // Nobody waits for a document whose money is refused.
  if (caution !== null || paiement !== null) await rehearse(db, receive);
  const words = wordsOf({ signataire, dessin, caution, paiement });
  // Drawn before the transaction, for which others wait.
  const document = await drawHandoverDocument({ db, storage }, drawn, words, now);
  const write = async (tx: Db, file: FileRow | null) => {
    const { sheet, moved, depositId } = await receive(tx);
    const { requestId } = sheet;
    if (file !== null) await tx.requestFile.create({ data: { ...file, requestId, auteur, depositId } });
    await storeClosing(tx, sheet, { key, signataire, auteur, document, now });
    if (prevenir) await writeVisitorMail(tx, 'depart', moved, { handoverId: id });
  };
  if (cheque === null) await inTransaction(db, (tx) => write(tx, null));
  else await storeFile({ db, storage }, cheque, write);
}

function photoOfNoCheque(): DomainError {
  const message = handoverSentences.photoOfNoCheque;
  return new DomainError('VALIDATION', { message, fields: { 'caution.photo': message } });
}

/**
 * The sheet, of a request that is locked, as it was drawn.
 * @throws DomainError CONFLICT when somebody closed it, or when it or the request changed since.
 */
export async function lockSheet(tx: Db, drawn: HandoverSheet): Promise<HandoverSheet> {
  const request = await lockRequest(tx, drawn.requestId, null);
  await tx.$executeRaw`SELECT id FROM handovers WHERE id = ${drawn.id} FOR UPDATE`;
  const sheet = requireClosable(await readHandover(tx, drawn.id), drawn.mouvement);
  requireState(request.statut, sheet.mouvement);
  await requireCurrent(tx, sheet);
  if (!isDeepStrictEqual(sheet, drawn)) throw conflict(handoverSentences.changed);
  return sheet;
}

/** Closes a sheet: its counts, who signed, and its document. */
export async function storeClosing(
  tx: Db,
  { id, lines }: HandoverSheet,
  { key, signataire, auteur, document, now }: Closing,
): Promise<void> {
  for (const { id: lineId, compte, casse, manque, sale, dehors } of lines) {
    await tx.handoverLine.update({ where: { id: lineId }, data: { compte, casse, manque, sale, dehors } });
  }
  await tx.handover.update({
    where: { id },
    data: { signataire, closedAt: now, closedBy: auteur, closingKey: key, document: { create: document } },
  });
}

interface Closing {
  key: string | null;
  signataire: string;
  auteur: string;
  document: DrawnHandover;
  now: Date;
}

/**
 * Runs `close`, unless the sheet was closed under this key: a device that had no answer sends its closing again, maybe while
 * the first is on its way.
 * @throws what `close` throws
 */
export async function closeOnce(
  db: PrismaClient,
  { id, key }: { id: number; key: string | null },
  close: () => Promise<void>,
): Promise<void> {
  const isClosed = async () =>
    key !== null && (await db.handover.count({ where: { id, closingKey: key, closedAt: { not: null } } })) > 0;
  if (await isClosed()) return;
  try {
    await close();
  } catch (error) {
    if (!(await isClosed())) throw error;
  }
}

/** @throws DomainError CONFLICT */
export function requireClosable(sheet: HandoverSheet, mouvement: HandoverSheet['mouvement']): HandoverSheet {
  if (sheet.closedBy !== null) throw conflict(handoverSentences.closed(sheet.closedBy));
  if (sheet.mouvement !== mouvement) throw conflict(handoverSentences.notOfSheet);
  const refusal = closingRefusal(sheet.lines, mouvement);
  if (refusal !== null) throw conflict(refusal);
  return sheet;
}

/** Runs `work`, whose refusals name fields of this part of what was sent. */
export async function inField<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.fields === undefined) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([field, sentence]) => [`${part}.${field}`, sentence]),
    );
    throw new DomainError(error.code, { message: error.message, fields });
  }
}

function wordsOf({
  signataire,
  dessin,
  caution,
  paiement,
}: Pick<DepartureInput, 'signataire' | 'dessin' | 'caution' | 'paiement'>): HandoverWords {
  return {
    sections: [
      ...(caution === null ? [] : [{ title: 'Caution reçue', lines: [depositInWords(caution)] }]),
      ...(paiement === null ? [] : [{ title: 'Paiement reçu', lines: [paymentInWords(paiement)] }]),
    ],
    signature: { name: signataire || unsigned, drawn: dessin },
    argent: caution !== null || paiement !== null,
  };
}

export const unsigned = 'Personne n’a signé sur place.';

function depositInWords({ montant, moyen, reference, banque }: DepositInput): string {
  const number = reference === '' ? '' : ` n°\u00a0${reference}`;
  const bank = banque === '' ? '' : `, ${banque}`;
  const kept = moyen === 'cheque' ? ', conservé sans être encaissé' : '';
  return `${formatCents(montant)}, ${ledgerMeansLabels[moyen].toLowerCase()}${number}${bank}${kept}.`;
}

export function paymentInWords({
  montant,
  moyen,
  reference,
  banque,
}: Pick<PaymentInput, 'montant' | 'moyen' | 'reference' | 'banque'>): string {
  const number = reference === '' ? '' : ` n°\u00a0${reference}`;
  const bank = banque === '' ? '' : `, ${banque}`;
  return `${formatCents(montant)}, ${ledgerMeansLabels[moyen].toLowerCase()}${number}${bank}.`;
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', { message });
}
