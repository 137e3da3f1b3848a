import { addDays, toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { parseInput } from '@barnum/rules/errors';
import { chequeReturnInput, chequeSlipInput } from '@barnum/rules/money/cheque-slips-input';
import type { InvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import { missingSentences } from '@barnum/rules/money/invoices/invoice-mentions';
import type { PaymentMeans } from '@barnum/rules/money/ledger/ledger';
import { depositInput, depositStepInput, paymentInput, refundInput } from '@barnum/rules/money/ledger-input';
import { tillCountInput } from '@barnum/rules/money/till-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import {
  createChequeSlip,
  handOverChequeSlip,
  returnCheque,
} from '../../services/api/src/money/cheque-slips/cheque-slips.domain.ts';
import { listWaitingCheques } from '../../services/api/src/money/cheque-slips/cheques.domain.ts';
import { moveDeposit, receiveDeposit } from '../../services/api/src/money/deposits/deposits.domain.ts';
import { readDraft } from '../../services/api/src/money/invoices/invoice-content.domain.ts';
import {
  createCreditNoteDraft,
  createInvoiceDraft,
  updateInvoiceDraft,
} from '../../services/api/src/money/invoices/invoice-drafts.domain.ts';
import { chosenOf } from '../../services/api/src/money/invoices/invoice-rows.domain.ts';
import { getInvoiceAccount } from '../../services/api/src/money/invoices/invoices.domain.ts';
import { type DrawInvoice, issueInvoice } from '../../services/api/src/money/invoices/issue-invoice.domain.ts';
import { reverseEntry } from '../../services/api/src/money/ledger/reversals.domain.ts';
import { recordPayment, recordRefund } from '../../services/api/src/money/payments/payments.domain.ts';
import { recordTillCount } from '../../services/api/src/money/till/till.domain.ts';
import type { PrismaClient } from '../../services/api/src/platform/db/client.ts';
import { type DemoDeal, type DemoDeposit, type DemoDocument, demoDeals, wholly } from './data/money.ts';

/** The demo's latest cheques, which are not at the bank. */
const chequesThatWait = 2;

/** Days in which the deals came back of which `DemoDeal` counts: those of the last two seasons. */
const daysOfDeals = 364 + 60 + 150 + 7;

const auteur = 'admin@barnum.example';

interface Stores {
  db: PrismaClient;
  draw: DrawInvoice;
}

/** An agreed request, as far as its invoices and its deposit follow from it. */
interface Agreed {
  id: number;
  debut: string;
  fin: string;
}

/** What happens on a day. */
interface Happening {
  jour: string;
  happen: () => Promise<unknown>;
}

/**
 * The demo company's invoices, payments and deposits of three seasons, in the order in which they happened: days of invoices
 * never run backwards. Nothing of it can be taken back: it comes after all else.
 */
export async function seedDemoMoney(stores: Stores): Promise<void> {
  const happenings: Happening[] = [];
  const told: number[] = [];
  for (const deal of demoDeals) {
    const request = await findAgreed(stores.db, deal);
    told.push(request.id);
    happenings.push(...lifeOf(stores, deal, request));
  }
  for (const { kind, request } of await findOthers(stores.db, told)) {
    happenings.push(...lifeOf(stores, { documents: wholly(kind) }, request));
  }
  happenings.sort((one, other) => (one.jour < other.jour ? -1 : Number(one.jour > other.jour)));
  for (const { happen } of happenings) await happen();
  await seedBank(stores.db);
}

/** One slip at the bank, with the earlier cheques, the last of which came back; the later ones wait. The till was counted once. */
async function seedBank(db: PrismaClient): Promise<void> {
  const { cheques } = await listWaitingCheques(db);
  const old = cheques.slice(0, -chequesThatWait);
  const last = old.at(-1);
  if (last !== undefined) {
    const id = await createChequeSlip(db, parseInput(chequeSlipInput, { cheques: old }), auteur);
    await handOverChequeSlip(db, { id, date: pastDay(last.date, 3), seen: null }, auteur);
    await bounce(db, last.id, pastDay(last.date, 35));
  }
  await recordTillCount(db, parseInput(tillCountInput, { montant: '150.00' }), auteur);
}

/** A cheque comes back from the bank, and what it paid is paid by card the same day. */
async function bounce(db: PrismaClient, id: number, date: string): Promise<void> {
  const paid = await db.ledgerEntry.findMany({ where: { sourceId: id, nature: 'affectation' } });
  await returnCheque(db, parseInput(chequeReturnInput, { id, date, motif: 'Sans provision', frais: '12.50' }), auteur);
  for (const { invoiceId, montant } of paid) {
    const amount = montant.toFixed(2);
    const affectations = [{ invoiceId, montant: amount }];
    await recordPayment(db, parseInput(paymentInput, { date, moyen: 'carte', montant: amount, affectations }), auteur);
  }
}

/** The request of a deal: a past one of a customer, or the one of a visitor. */
async function findAgreed(db: PrismaClient, { client, demande }: DemoDeal): Promise<Agreed> {
  const where =
    demande === undefined
      ? { customerId: null, nom: { contains: client } }
      : {
          statut: 'rendue' as const,
          fin: { gte: new Date(addDays(todayInParis(), -daysOfDeals)) },
          customer: { OR: [{ nom: client }, { nom: client.split(' ')[1] ?? '' }] },
        };
  const found = await db.reservationRequest.findMany({
    where,
    orderBy: [{ fin: 'asc' }, { id: 'asc' }],
    select: { id: true, debut: true, fin: true },
  });
  const request = found[demande ?? 0];
  if (request === undefined) throw new Error(`The demo has no such request of ${client}`);
  return agreedOf(request);
}

/** What came back, but for deals that are `told`; with whose it is. */
async function findOthers(db: PrismaClient, told: readonly number[]) {
  const found = await db.reservationRequest.findMany({
    where: {
      statut: 'rendue',
      id: { notIn: [...told] },
    },
    orderBy: { id: 'asc' },
    select: { id: true, debut: true, fin: true, customer: { select: { kind: true } } },
  });
  return found.flatMap(({ customer, ...request }) =>
    customer === null ? [] : [{ kind: customer.kind, request: agreedOf(request) }],
  );
}

function agreedOf({ id, debut, fin }: { id: number; debut: Date; fin: Date }): Agreed {
  return { id, debut: toDay(debut), fin: toDay(fin) };
}

function lifeOf(
  stores: Stores,
  { documents, caution }: Pick<DemoDeal, 'documents' | 'caution'>,
  request: Agreed,
): Happening[] {
  const issued: number[] = [];
  return [
    ...documents.flatMap((document, index) => {
      const date = pastDay(request.fin, document.jours);
      const issuing = {
        jour: date,
        happen: async () => {
          issued[index] = await issue(stores, request.id, { document, date, corrects: issued[index - 1] ?? 0 });
        },
      };
      const paying = document.paiement && {
        jour: pastDay(date, document.paiement.jours),
        happen: () => pay(stores.db, issued[index] ?? 0, document, pastDay(date, document.paiement?.jours ?? 0)),
      };
      const { remboursement: refund } = document;
      const giving = refund && {
        jour: pastDay(date, refund.jours),
        happen: () => giveBack(stores.db, issued[index - 1] ?? 0, { ...refund, date: pastDay(date, refund.jours) }),
      };
      return [issuing, paying, giving].filter((each) => each !== undefined);
    }),
    ...(caution ? depositOf(stores.db, request, caution) : []),
  ];
}

/** Issues a document on a day; returns its id. */
async function issue(
  { db, draw }: Stores,
  requestId: number,
  { document, date, corrects }: { document: DemoDocument; date: string; corrects: number },
): Promise<number> {
  const { nature, motif = '' } = document;
  const row =
    nature === 'avoir'
      ? await createCreditNoteDraft(db, { invoiceId: corrects, auteur })
      : await createInvoiceDraft(db, { requestId, nature, auteur });
  const { id } = row;
  const change = (chosen: Partial<InvoiceDraft>) =>
    updateInvoiceDraft(db, id, { draft: { ...chosenOf(row), ...chosen }, auteur, seen: null });
  if (nature === 'avoir') await change({ motif });
  else {
    const { content, refusals } = await readDraft(db, row, date);
    const year = date.slice(0, 4);
    const order = { [missingSentences.purchaseOrder]: 'BC', [missingSentences.engagement]: 'E' };
    for (const [sentence, kind] of Object.entries(order)) {
      if (!refusals.includes(sentence)) continue;
      await change({ client: { ...content.client, referenceCommande: `${kind}-${year}-${requestId}` } });
    }
  }
  await issueInvoice({ db, draw }, id, { auteur, clock: () => new Date(`${date}T10:00:00Z`) });
  return id;
}

/** Pays what is left of an invoice; a payment that did not stand is reversed, and made again by card. */
async function pay(db: PrismaClient, invoiceId: number, { paiement, contrePassation }: DemoDocument, date: string) {
  if (paiement === undefined) return;
  const { moyen, reference = '', pourcent = 100 } = paiement;
  const { reste } = await getInvoiceAccount(db, invoiceId);
  const montant = toAmount(Math.round((reste * pourcent) / 100));
  const record = (means: typeof moyen) =>
    recordPayment(
      db,
      parseInput(paymentInput, {
        date,
        moyen: means,
        reference,
        banque: 'Crédit de la Presqu’île',
        montant,
        affectations: [{ invoiceId, montant }],
      }),
      auteur,
    );
  const id = await record(moyen);
  if (contrePassation === undefined) return;
  await reverseEntry(db, { id, motif: contrePassation }, auteur);
  await record('carte');
}

/** Gives back what was paid for an invoice that a credit note took back. */
async function giveBack(db: PrismaClient, invoiceId: number, { date, moyen }: { date: string; moyen: PaymentMeans }) {
  const { reste } = await getInvoiceAccount(db, invoiceId);
  await recordRefund(db, parseInput(refundInput, { invoiceId, date, moyen, montant: toAmount(-reste) }), auteur);
}

function depositOf(db: PrismaClient, { id: requestId, debut, fin }: Agreed, deposit: DemoDeposit): Happening[] {
  const { moyen, montant, rendue, finEmpreinte } = deposit;
  const received = { id: 0 };
  const date = pastDay(debut, 0);
  const receiving = {
    jour: date,
    happen: async () => {
      const cheque = {
        reference: String(6_620_918 + 37 * requestId),
        banque: 'Crédit de la Presqu’île',
        dateCheque: date,
      };
      const input = {
        requestId,
        date,
        moyen,
        montant: toAmount(montant),
        ...(moyen === 'cheque' && cheque),
        ...(finEmpreinte !== undefined && { finEmpreinte: addDays(todayInParis(), finEmpreinte) }),
      };
      received.id = await receiveDeposit(db, parseInput(depositInput, input), auteur);
    },
  };
  if (rendue === null) return [receiving];
  const jour = pastDay(fin, rendue);
  const returning = {
    jour,
    happen: () =>
      moveDeposit(db, parseInput(depositStepInput, { id: received.id, etape: 'rendue', date: jour }), auteur),
  };
  return [receiving, returning];
}

/** So many days after a day; today where that is to come. */
function pastDay(day: string, days: number): string {
  const then = addDays(day, days);
  const today = todayInParis();
  return then < today ? then : today;
}
