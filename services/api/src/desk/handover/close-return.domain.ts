import { isDeepStrictEqual } from 'node:util';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { handoverSentences, stateAfterReturn, thingsOut } from '@barnum/rules/desk/handover/handover';
import {
  faultsInWords,
  hasFaults,
  keptOf,
  type ReturnOutcome,
  returnOutcome,
  returnSentences,
} from '@barnum/rules/desk/handover/return-outcome';
import type { ReturnInput } from '@barnum/rules/desk/handover-input';
import { DomainError } from '@barnum/rules/errors';
import { isHeld } from '@barnum/rules/money/ledger/deposit-acts';
import { holdsMoney, leftToReturn } from '@barnum/rules/money/ledger/deposits';
import { ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { formatCents, toAmount } from '@barnum/rules/prices/amounts';
import { recordStockMovement } from '../../catalogue/stock-movements/stock-movements.domain.ts';
import { moveDeposit, retainDeposit } from '../../money/deposits/deposits.domain.ts';
import { type Deposit, listDepositsOfRequest } from '../../money/ledger/deposit-list.domain.ts';
import { recordPayment } from '../../money/payments/payments.domain.ts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { addFees } from '../../requests/request-editing/request-editing.domain.ts';
import { writeAdministratorMails, writeVisitorMail } from '../../requests/reservation-requests/request-mails.domain.ts';
import { moveReservationRequest, writeEvent } from '../../requests/reservation-requests/request-states.domain.ts';
import {
  getReservationRequest,
  requestWithItems,
} from '../../requests/reservation-requests/reservation-requests.domain.ts';
import {
  closeOnce,
  inField,
  lockSheet,
  paymentInWords,
  requireClosable,
  storeClosing,
  unsigned,
} from './close-departure.domain.ts';
import { drawHandoverDocument, type HandoverWords } from './handover-documents.domain.ts';
import { type HandoverSheet, readHandover } from './handover-sheets.domain.ts';

interface Stores {
  db: PrismaClient;
  storage: Storage;
}

/** What a closing does beside the sheet: of it comes what was ticked, and nothing else. */
export type Ticked = Pick<ReturnInput, 'suites' | 'cautionsRendues' | 'paiement'>;

/**
 * Closes the sheet of a return: the request is back, or stays out with what is still out; what was ticked becomes stock
 * movements, lines to bill, what is kept of a deposit and what goes back; the document is stored and written to the
 * customer. What is somebody else's to decide waits for them, and they are told. All of it or nothing; of two who close at once the second is told, and under one key it is closed once.
 * @throws DomainError NOT_FOUND; CONFLICT when it is closed, lines are not counted, the request changed or is not out, or
 * something cannot come of it; VALIDATION as the acts on the ledger and the stock.
 */
export function closeReturn(
  stores: Stores,
  input: ReturnInput,
  by: Closer,
  { administrators = [], now = new Date() }: { administrators?: readonly string[]; now?: Date } = {},
): Promise<void> {
  return closeOnce(stores.db, input, () => closeAsReturn(stores, input, by, { administrators, now }));
}

/** Who closes a return, and what is theirs to decide: of the rest those who may are told. */
interface Closer {
  auteur: string;
  mayDecideMoney: boolean;
  mayDecideStock: boolean;
}

async function closeAsReturn(
  { db, storage }: Stores,
  { id, key, signataire, dessin, prevenir, ...ticked }: ReturnInput,
  { auteur, mayDecideMoney, mayDecideStock }: Closer,
  { administrators, now }: { administrators: readonly string[]; now: Date },
): Promise<void> {
  const drawn = requireClosable(await readHandover(db, id), 'retour');
  const planned = await outcomeOf(db, drawn, ticked);
  const words = { ...wordsOf(ticked, planned), signature: { name: signataire || unsigned, drawn: dessin } };
  // Drawn before the transaction, for which others wait.
  const document = await drawHandoverDocument({ db, storage }, drawn, words, now);
  await inTransaction(db, async (tx) => {
    const sheet = await lockSheet(tx, drawn);
    await bookOutcome({ db: tx, storage }, sheet, { ticked, planned, auteur });
    await moveBack(tx, sheet, auteur);
    await storeClosing(tx, sheet, { key, signataire, auteur, document, now });
    const request = await getReservationRequest(tx, sheet.requestId, requestWithItems);
    if (!mayDecideMoney && hasFaults(sheet.lines)) {
      await tx.handover.update({ where: { id }, data: { aRegler: true, stockARegler: !mayDecideStock } });
      const mot = faultsInWords(sheet.lines);
      await writeAdministratorMails(tx, request, { administrators, evenement: toSettle, mot, needs: 'money' });
    }
    if (!prevenir) return;
    const mot = stateAfterReturn(sheet.lines) === 'sortie' ? stillOut : '';
    await writeVisitorMail(tx, 'retour', request, { mot, handoverId: id });
  });
}

const toSettle = 'a rendu son matériel\u00a0: retour à régler';

const stillOut = 'Une partie du matériel est encore chez vous\u00a0: merci de nous dire quand vous le rapportez.';

/** The request is back, or stays out with what is still out, which its history tells. */
async function moveBack(tx: Db, { requestId, lines }: HandoverSheet, auteur: string): Promise<void> {
  if (stateAfterReturn(lines) === 'rendue') {
    await moveReservationRequest(tx, requestId, 'rendue', { auteur });
    return;
  }
  const note = handoverSentences.stillOut(thingsOut(lines));
  await writeEvent(tx, requestId, { from: 'sortie', to: 'sortie', change: { auteur, note } });
}

export interface Planned extends ReturnOutcome {
  deposits: Deposit[];
}

/** @throws DomainError CONFLICT in a sentence. */
export async function outcomeOf(db: Db, sheet: HandoverSheet, { suites, cautionsRendues }: Ticked): Promise<Planned> {
  const deposits = (await listDepositsOfRequest(db, sheet.requestId)).filter(
    ({ reversedBy, balance }) => reversedBy === null && isHeld(balance),
  );
  const free = deposits
    .filter(({ balance }) => balance.retenu === 0)
    .map((deposit) => ({ id: deposit.id, montant: leftToReturn(deposit.balance) }));
  const outcome = returnOutcome(sheet.lines, suites, free);
  if (typeof outcome === 'string') throw new DomainError('CONFLICT', { message: outcome });
  for (const depositId of cautionsRendues) {
    const deposit = deposits.find(({ id }) => id === depositId);
    const isKept = outcome.retentions.some((retention) => retention.depositId === depositId);
    if (deposit && isKept && !holdsMoney(deposit.balance)) {
      throw new DomainError('CONFLICT', { message: returnSentences.chequeKept });
    }
  }
  return { ...outcome, deposits };
}

/** Books what was ticked: the stock first, then the request, then the ledger. */
export async function bookOutcome(
  { db: tx, storage }: { db: Db; storage: Storage },
  sheet: HandoverSheet,
  { ticked, planned, auteur }: { ticked: Ticked; planned: Planned; auteur: string },
): Promise<void> {
  const { requestId } = sheet;
  const outcome = await outcomeOf(tx, sheet, ticked);
  if (!isDeepStrictEqual(outcome.retentions, planned.retentions)) {
    throw new DomainError('CONFLICT', { message: handoverSentences.changed });
  }
  const date = todayInParis();
  const origin = `retour de la demande n°\u00a0${requestId}`;
  for (const { articleId, kind, quantite, libelle } of outcome.movements) {
    const told = { fournisseur: '', cout: null, pieces: [], fin: null };
    await inField('suites', () =>
      recordStockMovement(
        { db: tx, storage },
        { ...told, articleId, kind, quantite, debut: date, motif: `${libelle} (${origin})` },
        // What is broken is, whoever waits for it.
        { auteur, isLackAccepted: true },
      ),
    );
  }
  const fees = outcome.fees.map(({ libelle, montant }) => ({
    nom: `${libelle} (état des lieux n°\u00a0${sheet.id})`,
    prix: toAmount(montant),
  }));
  if (fees.length > 0) await addFees(tx, requestId, fees, { auteur });
  for (const { depositId: id, usage, lignes } of outcome.retentions) {
    const motif = `Constaté au ${origin}`;
    await inField('suites', () => retainDeposit(tx, { id, date, usage, motif, lignes, fichiers: [] }, auteur));
  }
  for (const id of ticked.cautionsRendues) {
    const step = { id, etape: 'rendue', date, moyen: null, moyenDuReste: null, reference: '', note: '' } as const;
    await inField('cautionsRendues', () => moveDeposit(tx, step, auteur));
  }
  const { paiement } = ticked;
  if (paiement !== null) await inField('paiement', () => recordPayment(tx, { ...paiement, requestId }, auteur));
}

function wordsOf({ cautionsRendues, paiement }: Ticked, planned: Planned): Omit<HandoverWords, 'signature'> {
  const { fees, retentions, deposits } = planned;
  const kept = retentions.flatMap(({ lignes }) => lignes);
  const returned = deposits.filter(({ id }) => cautionsRendues.includes(id));
  const charges = (lines: typeof kept) => lines.map(({ libelle, montant }) => `${libelle}, ${formatCents(montant)}.`);
  return {
    sections: [
      ...(fees.length === 0 ? [] : [{ title: 'À facturer, taxes comprises', lines: charges(fees) }]),
      ...(kept.length === 0 ? [] : [{ title: 'Retenu sur la caution', lines: charges(kept) }]),
      ...(returned.length === 0
        ? []
        : [
            {
              title: 'Caution rendue',
              lines: returned.map((deposit) => returnedInWords(deposit, retentions)),
            },
          ]),
      ...(paiement === null ? [] : [{ title: 'Paiement reçu', lines: [paymentInWords(paiement)] }]),
    ],
    argent: fees.length + kept.length + returned.length > 0 || paiement !== null,
  };
}

function returnedInWords({ id, moyen, reference, balance }: Deposit, retentions: Planned['retentions']): string {
  const kept = keptOf({ retentions }, id);
  const number = reference === '' ? '' : ` n°\u00a0${reference}`;
  return `${formatCents(leftToReturn(balance) - kept)}, ${ledgerMeansLabels[moyen].toLowerCase()}${number}.`;
}
