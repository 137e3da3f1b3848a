import { DomainError } from '@barnum/rules/errors';
import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { leftToPay } from '@barnum/rules/money/invoices/invoice-state';
import { isReceivedAhead } from '@barnum/rules/money/ledger/account';
import { leftToReturn } from '@barnum/rules/money/ledger/deposits';
import type { Transfer } from '@barnum/rules/prices/transfer';
import { companyValue } from '@barnum/rules/site/company-info/company-info';
import { type NamedMailServer, sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import type { Db } from '../../platform/db/client.ts';
import { readQuoteToDecline } from '../../requests/acceptances/answers.domain.ts';
import { type HandedOutQuote, listHandedOutQuotes } from '../../requests/quotes/handed-out-quotes.domain.ts';
import { readQuoteDocument } from '../../requests/quotes/stored-quotes.domain.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { readInvoiceDocument } from '../invoices/stored-invoices.domain.ts';
import { type FollowedDeposit, listFollowedDeposits } from '../ledger/deposit-list.domain.ts';
import { readRequestLedger } from '../payments/request-balances.domain.ts';

/** A version of the quote that was handed out. */
export interface FollowedQuote extends HandedOutQuote {
  /** Whether none that was given later replaces it. */
  isCurrent: boolean;
  /** Whether its client can refuse it now. */
  isDeclinable: boolean;
}

/** An issued invoice or credit note. */
export interface FollowedInvoice {
  id: number;
  numero: string;
  /** What it was issued as. */
  content: InvoiceContent;
  date: Date | null;
  total: string;
  /** What it adds to *facturé*: negative of a credit note, and without earlier advances of a balance. */
  du: string;
}

/** What a visitor's deal is about in money, in cents. */
export interface FollowedAccount {
  invoices: FollowedInvoice[];
  facture: number;
  recu: number;
  aPayer: number;
  /** Whether what came in beyond what is billed is ahead of it. */
  isAhead: boolean;
  /** Of the invoices of an advance. */
  advance: { asked: number; left: number };
  deposits: FollowedDeposit[];
  missingDeposit: number;
  /** Null where nothing is to be paid, or the company has stated no account. */
  transfer: Transfer | null;
  /** To whom cheques are made out. */
  ordre: string;
}

/** The quotes that a visitor may read: those that the company gave them, not what it issued and kept. */
export async function listFollowedQuotes({ db, mailServer }: Stores, requestId: number): Promise<FollowedQuote[]> {
  const sending = { isSending: await sendsMails(db, mailServer) };
  const quotes = await listHandedOutQuotes(db, requestId, sending);
  const toDecline = await readQuoteToDecline(db, requestId, sending);
  return quotes.map((quote, index) => ({
    ...quote,
    isCurrent: index === 0,
    isDeclinable: quote.id === toDecline?.id,
  }));
}

interface Stores {
  db: Db;
  mailServer: NamedMailServer;
}

/** What was billed and paid, and how to pay; null for a company that invoices elsewhere. */
export async function readFollowedAccount(db: Db, requestId: number): Promise<FollowedAccount | null> {
  const { settings } = await readInvoiceSettings(db);
  if (!settings.actif) return null;
  const { account, sums, invoices, missingDeposit } = await readRequestLedger(db, requestId);
  const advances = invoices.filter(({ nature }) => nature === 'acompte');
  const owed = invoices.filter((invoice) => leftToPay(invoice) > 0);
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const ordre = companyValue(company, 'Dénomination') || (await readSiteText(db, 'name'));
  const [only] = owed;
  const reference = owed.length === 1 && only?.numero ? only.numero : `Demande ${requestId}`;
  const isTransferred = settings.iban !== '' && sums.aPayer > 0;
  return {
    invoices: await listFollowedInvoices(db, requestId),
    facture: sums.facture,
    recu: sums.recu,
    aPayer: sums.aPayer,
    isAhead: isReceivedAhead(account),
    advance: {
      asked: total(advances.map((invoice) => leftToPay({ ...invoice, regle: 0 }))),
      left: Math.min(Math.max(0, sums.aPayer), total(advances.map((invoice) => Math.max(0, leftToPay(invoice))))),
    },
    deposits: await listFollowedDeposits(db, requestId),
    missingDeposit,
    transfer: isTransferred ? { beneficiaire: ordre, iban: settings.iban, montant: sums.aPayer, reference } : null,
    ordre,
  };
}

/** What is to be given back of the deposits, in cents. */
export function depositToReturn({ deposits }: Pick<FollowedAccount, 'deposits'>): number {
  return total(deposits.map(leftToReturn));
}

async function listFollowedInvoices(db: Db, requestId: number): Promise<FollowedInvoice[]> {
  const issued = await db.invoice.findMany({
    where: { requestId, numero: { not: null } },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
    select: { id: true, numero: true, date: true, nature: true, total: true, du: true, content: true },
  });
  return issued.map(({ id, numero, date, nature, total: sum, du, content }) => ({
    id,
    numero: numero ?? '',
    date,
    total: sum.toFixed(2),
    du: (nature === 'avoir' ? sum.negated() : du).toFixed(2),
    content: content as unknown as InvoiceContent,
  }));
}

/**
 * The PDF of a quote or invoice of a visitor's request, and the name of its file.
 * @throws DomainError NOT_FOUND where it is of another request, or not to be read yet.
 */
export async function readFollowedDocument(
  stores: Stores,
  requestId: number,
  { kind, id }: { kind: 'devis' | 'facture'; id: number },
): Promise<{ name: string; pdf: Uint8Array }> {
  const { db } = stores;
  const shown = kind === 'devis' ? await listFollowedQuotes(stores, requestId) : await shownInvoices(db, requestId);
  if (!shown.some((document) => document.id === id)) throw new DomainError('NOT_FOUND');
  return kind === 'devis' ? readQuoteDocument(db, id) : readInvoiceDocument(db, id);
}

async function shownInvoices(db: Db, requestId: number): Promise<FollowedInvoice[]> {
  return (await readFollowedAccount(db, requestId))?.invoices ?? [];
}

function total(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0);
}
