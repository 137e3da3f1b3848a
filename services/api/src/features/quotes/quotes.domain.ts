import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@barnum/rules/errors';
import { formatLongDate, formatPrice, todayInParis } from '@barnum/rules/format';
import { limits } from '@barnum/rules/limits';
import { type QuoteAmounts, type QuotedRequest, quoteAmounts } from '@barnum/rules/quote-content';
import {
  companyValue,
  missingQuoteNames,
  quoteName,
  quoteNumber,
  quoteSentences,
  quoteTermsOf,
} from '@barnum/rules/quotes';
import type { Db, Prisma, PrismaClient } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { htmlToShow } from '../../html/html-to-show.ts';
import { listCompanyInfo } from '../company-info/company-info.domain.ts';
import { withdrawMails } from '../mails/mails.domain.ts';
import { writeToVisitor } from '../reservation-requests/request-mails.domain.ts';
import {
  type Change,
  lockRequest,
  moveReservationRequest,
  writeEvent,
} from '../reservation-requests/request-states.domain.ts';
import { getReservationRequest, requestWithItems } from '../reservation-requests/reservation-requests.domain.ts';
import { findLatestSalesConditions } from '../sales-conditions/sales-conditions.domain.ts';
import { renderQuote } from './quote-pdf.ts';
import { quotedRequest } from './quoted-request.ts';

type Query = Pick<Prisma.QuoteVersionFindManyArgs, 'select' | 'include'>;

/** What a version was made of, as it stands in its row. */
export interface QuoteContent {
  request: QuotedRequest;
  /** Price of the delivery; null without one. */
  livraison: string | null;
  amounts: QuoteAmounts;
}

/**
 * Hands out a quote for a request: the next number of the year, or a new version of the request's number. Its document is kept
 * as it is, whatever changes later. `livraison` is the price of a delivery, in euros.
 * @throws DomainError NOT_FOUND; CONFLICT when the request changed after `seen`; VALIDATION when the company has not said who it
 * is, when something has no price, or when the total is too high.
 */
export function issueQuote(
  db: Db | PrismaClient,
  requestId: number,
  { livraison, ...change }: Change & { livraison: string },
  now = new Date(),
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const found = await lockRequest(tx, requestId, change.seen);
    const company = await listCompanyInfo({ db: tx });
    requireIdentity(company);
    const request = quotedRequest(found);
    const delivery = request.livraisonMontage ? livraison : null;
    const date = todayInParis(now);
    const amounts = quoteAmounts(request, { livraison: delivery, terms: quoteTermsOf(company), date });
    if (Number(amounts.total) > limits.maxAmount) throw refused(quoteSentences.tooMuch);
    const conditions = await findLatestSalesConditions(tx);
    const quote = await takeNumber(tx, requestId, Number(date.slice(0, 4)));
    const version = quote._count.versions + 1;
    const numero = quoteNumber(quote);
    const pdf = await renderQuote({
      numero,
      version,
      date,
      request,
      amounts,
      company: (nom) => companyValue(company, nom),
      conditions: conditions && { html: htmlToShow(conditions.text), createdAt: conditions.createdAt },
    });
    const content: QuoteContent = { request, livraison: delivery, amounts };
    const { auteur } = change;
    const row = { quoteId: quote.id, requestId, version, auteur, total: amounts.total, pdf, createdAt: now };
    const { id } = await tx.quoteVersion.create({
      data: { ...row, content: content as unknown as Prisma.InputJsonValue },
      select: { id: true },
    });
    const note = `Devis ${quoteName(numero, version)} établi`;
    await writeEvent(tx, requestId, { from: found.statut, to: found.statut, change: { auteur, note } });
    return { id };
  });
}

/**
 * Writes to the visitor with the newest version, whose document goes with the message. A new request is one to be confirmed
 * from then on.
 * @throws DomainError NOT_FOUND; CONFLICT when there is a newer version; VALIDATION when the request has no e-mail address.
 */
export function sendQuote(
  db: Db | PrismaClient,
  versionId: number,
  { auteur, mot }: { auteur: string; mot: string },
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const sent = await getQuoteVersion(tx, versionId, { include: { quote: { include: counted } } });
    const request = await lockRequest(tx, sent.requestId, null);
    if (sent.version < sent.quote._count.versions) {
      throw new DomainError('CONFLICT', { message: quoteSentences.outdated });
    }
    if (request.email === null) throw refused(quoteSentences.noEmail);
    const name = quoteName(quoteNumber(sent.quote), sent.version);
    const { amounts } = quoteContent(sent);
    const words = {
      devis: name,
      montant: `${formatPrice(amounts.total)} TTC`,
      validite: formatLongDate(amounts.valableJusquAu),
    };
    await withdrawMails(tx, request.id, ['devis']);
    await writeToVisitor(tx, 'devis', request, { mot, quote: { versionId, words } });
    const change = { auteur, note: `Devis ${name} envoyé` };
    const { statut } = request;
    if (statut === 'nouvelle') await moveReservationRequest(tx, request.id, 'a_confirmer', change);
    else await writeEvent(tx, request.id, { from: statut, to: statut, change });
    return { id: versionId };
  });
}

/** Versions of a request's quote, the newest first; none before it is handed out. */
export function listQuoteVersions<Q extends Query>(db: Db, requestId: number, query?: Q) {
  return db.quoteVersion.findMany({ ...query, where: { requestId }, orderBy: { version: 'desc' } }) as Promise<
    Prisma.QuoteVersionGetPayload<Q>[]
  >;
}

/**
 * One version.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function getQuoteVersion<Q extends Query>(db: Db, id: number, query?: Q) {
  const found = (await db.quoteVersion.findUnique({
    ...query,
    where: { id },
  })) as Prisma.QuoteVersionGetPayload<Q> | null;
  if (found === null) throw new DomainError('NOT_FOUND', { message: quoteSentences.notFound });
  return found;
}

/** What a version was made of. */
export function quoteContent({ content }: { content: Prisma.JsonValue }): QuoteContent {
  return content as unknown as QuoteContent;
}

/** Whether the newest version still says what the request asks for; true while there is none. */
export async function isQuoteCurrent(db: Db, requestId: number): Promise<boolean> {
  const [newest] = await listQuoteVersions(db, requestId, { select: { content: true } });
  if (newest === undefined) return true;
  const request = await getReservationRequest(db, requestId, requestWithItems);
  try {
    return isDeepStrictEqual(quotedRequest(request), quoteContent(newest).request);
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** What the company information lacks for a quote. */
export async function readMissingQuoteNames(db: Db) {
  return missingQuoteNames(await listCompanyInfo({ db }));
}

const counted = { _count: { select: { versions: true } } } as const;

// Numbers of a year are given one after the other: who takes one waits for whoever is before, and what is rolled back was
// never given.
async function takeNumber(tx: Db, requestId: number, annee: number) {
  const own = await tx.quote.findUnique({ where: { requestId }, include: counted });
  if (own !== null) return own;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`quotes.${annee}`}, 0))`;
  const { _max } = await tx.quote.aggregate({ where: { annee }, _max: { rang: true } });
  return tx.quote.create({ data: { annee, rang: (_max.rang ?? 0) + 1, requestId }, include: counted });
}

function requireIdentity(company: Awaited<ReturnType<typeof listCompanyInfo>>): void {
  const { required } = missingQuoteNames(company);
  if (required.length === 0) return;
  throw refused(quoteSentences.companyMissing(required.map((nom) => `« ${nom} »`).join(', ')));
}

function refused(message: string): DomainError {
  return new DomainError('VALIDATION', { message });
}
