import { customerName } from '@barnum/rules/customers/customers';
import { toDay } from '@barnum/rules/dates/days';
import { DomainError, type FieldErrors } from '@barnum/rules/errors';
import { nextDepositSteps } from '@barnum/rules/money/ledger/deposit-acts';
import {
  type DepositBalance,
  type DepositStep,
  depositSentences,
  depositStateLabels,
  holdsMoney,
  leftToReturn,
} from '@barnum/rules/money/ledger/deposits';
import { type LedgerKind, type LedgerMeans, ledgerSentences } from '@barnum/rules/money/ledger/ledger';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import type { DepositInput, DepositStepInput, RetentionInput } from '@barnum/rules/money/ledger-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import type { Db, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { requireInvoicing } from '../invoice-settings/invoice-settings.domain.ts';
import { requireLittleCashKept, requireLittleCashReturned } from '../ledger/cash.domain.ts';
import { balanceOf, isInForce, lastDayOf, type WholeDeposit, wholeDeposit } from '../ledger/deposit-balances.domain.ts';
import { requireDocumentedDay } from '../ledger/entry-dates.domain.ts';
import { appendEntry, inForce, lockLedger } from '../ledger/ledger.domain.ts';

/**
 * Records a deposit that came in. Returns its id.
 * @throws DomainError VALIDATION at the field; CONFLICT where invoices are switched off.
 */
export function receiveDeposit(db: Db | PrismaClient, input: DepositInput, auteur: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireInvoicing(tx);
    await lockLedger(tx);
    await requireDocumentedDay(tx, input.date);
    const request = await tx.reservationRequest.findUnique({
      where: { id: input.requestId },
      select: { nom: true, prenom: true },
    });
    if (request === null) throw refused({ requestId: paymentSentences.requestUnknown });
    const payeur = input.payeur || customerName(request);
    return (await appendEntry(tx, { ...input, payeur, nature: 'caution_recue' }, { auteur })).id;
  });
}

/**
 * Gives a deposit back (money by the means that is said, or else as it came), notes that its cheque was destroyed at the
 * customer's wish, or that it was cashed: what is not kept of it goes back at once by `moyenDuReste`, where that is said.
 * @throws DomainError NOT_FOUND; CONFLICT when it cannot become this; VALIDATION on a day before its latest step, or for
 * too much cash that did not come in as cash.
 */
export function moveDeposit(db: Db | PrismaClient, input: DepositStepInput, auteur: string): Promise<void> {
  const { id: sourceId, etape, moyen, moyenDuReste, ...step } = input;
  return inTransaction(db, async (tx) => {
    const { deposit, balance } = await openDeposit(tx, sourceId, etape, step.date);
    if (etape === 'rendue')
      return giveBack(tx, { deposit, balance, given: moyen, field: 'moyen' }, { ...step, auteur });
    const { requestId } = deposit;
    const montant = etape === 'encaissee' ? balance.montant : leftToReturn(balance);
    const entry = { ...step, nature: kindOf(etape), montant, moyen: deposit.moyen, requestId, sourceId };
    await appendEntry(tx, entry, { auteur });
    if (etape !== 'encaissee' || !moyenDuReste || leftToReturn(balance) === 0) return;
    const cashed = { ...balance, isCashed: true };
    await giveBack(
      tx,
      { deposit, balance: cashed, given: moyenDuReste, field: 'moyenDuReste' },
      { date: step.date, auteur },
    );
  });
}

interface GivenBack {
  deposit: WholeDeposit;
  balance: DepositBalance;
  given: LedgerMeans | null | undefined;
  /** The field that says by what means. */
  field: string;
}

async function giveBack(
  tx: Db,
  { deposit, balance, given, field }: GivenBack,
  { auteur, ...step }: { date: string; reference?: string; note?: string; auteur: string },
): Promise<void> {
  const { id: sourceId, requestId } = deposit;
  const moyen = (holdsMoney(balance) && given) || deposit.moyen;
  const montant = leftToReturn(balance);
  if (moyen === 'especes' && deposit.moyen !== 'especes') {
    await requireLittleCashReturned(tx, montant, { requestId, sourceId, field });
  }
  await appendEntry(tx, { ...step, nature: 'caution_rendue', montant, moyen, requestId, sourceId }, { auteur });
}

/**
 * Keeps a deposit, or a part of it. Returns the id of this step.
 * @throws DomainError NOT_FOUND; CONFLICT when it cannot be kept now; VALIDATION when it is less than what is kept, on a
 * day before its latest step, when it is too much cash for a loss, or when a picture is no file of its request.
 */
export function retainDeposit(db: Db | PrismaClient, input: RetentionInput, auteur: string): Promise<number> {
  const { id: sourceId, lignes, fichiers, ...retention } = input;
  return inTransaction(db, async (tx) => {
    const { deposit, balance } = await openDeposit(tx, sourceId, 'retenue', retention.date);
    const { moyen, requestId } = deposit;
    const montant = lignes.reduce((sum, line) => sum + line.montant, 0);
    const field = `lignes.${lignes.length - 1}.montant`;
    if (montant > balance.montant) throw refused({ [field]: depositSentences.moreThanHeld(balance.montant) });
    if (moyen === 'especes' && retention.usage === 'perte_ou_vol') {
      await requireLittleCashKept(tx, montant, { requestId, sourceId, field });
    }
    const known = await tx.requestFile.count({ where: { id: { in: fichiers }, requestId: requestId ?? 0 } });
    if (known < new Set(fichiers).size) throw refused({ fichiers: depositSentences.filesUnknown });
    const lines = lignes.map((line) => ({ libelle: line.libelle, montant: toAmount(line.montant) }));
    const entry = { ...retention, nature: 'caution_retenue', montant, moyen, requestId, sourceId } as const;
    return (await appendEntry(tx, { ...entry, lignes: lines, fichiers }, { auteur })).id;
  });
}

/** A deposit that can take this step on this day, in the ledger that is locked. */
async function openDeposit(tx: Db, id: number, step: DepositStep, date: string) {
  await requireInvoicing(tx);
  await lockLedger(tx);
  const deposit = await findDeposit(tx, id);
  const balance = balanceOf(deposit, date);
  const lastDay = lastDayOf(deposit);
  if (step === 'encaissee' && balance.isExpired && lastDay !== null) {
    throw refused({ date: depositSentences.expired(lastDay) });
  }
  if (!nextDepositSteps(balance).includes(step)) {
    const message = depositSentences.notNow(depositStateLabels[balance.etat], depositStateLabels[step]);
    throw new DomainError('CONFLICT', { message });
  }
  const latest = [deposit, ...deposit.steps.filter(isInForce)].map((entry) => toDay(entry.date)).reduce(laterOf);
  if (date < latest) throw refused({ date: ledgerSentences.dateEarlier(latest) });
  return { deposit, balance };
}

async function findDeposit(db: Db, id: number): Promise<WholeDeposit> {
  const where = { id, nature: 'caution_recue', ...inForce } as const;
  const deposit = await db.ledgerEntry.findFirst({ where, ...wholeDeposit });
  if (deposit === null) throw new DomainError('NOT_FOUND', { message: depositSentences.notFound });
  return deposit;
}

/** What became of the deposit `id`. */
export async function readDepositBalance(db: Db, id: number | null): Promise<DepositBalance> {
  return balanceOf(await findDeposit(db, id ?? 0));
}

const laterOf = (one: string, other: string) => (one > other ? one : other);

function kindOf(step: DepositStep): LedgerKind {
  return `caution_${step}`;
}

function refused(fields: FieldErrors): DomainError {
  return new DomainError('VALIDATION', { message: Object.values(fields)[0] ?? '', fields });
}
