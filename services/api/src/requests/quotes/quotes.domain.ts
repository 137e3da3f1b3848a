import { isDeepStrictEqual } from 'node:util';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { nextMidnightInParis, todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { missingForCustomer, orderName } from '@barnum/rules/money/invoices/invoice-mentions';
import { lineNameForVisitor } from '@barnum/rules/money/ledger/deposits';
import { howToAccept } from '@barnum/rules/outbox/mails/how-to-accept';
import type { MailTemplate } from '@barnum/rules/outbox/mails/templates';
import type { QuoteMailInput } from '@barnum/rules/outbox/mails-input';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { type QuoteAmounts, type QuotedRequest, quoteAmounts } from '@barnum/rules/prices/quote-amounts';
import { quoteFields } from '@barnum/rules/prices/quote-fields';
import {
  missingQuoteNames,
  quoteName,
  quoteNotes,
  quoteNumber,
  quoteSentences,
  quoteTermsOf,
} from '@barnum/rules/prices/quotes';
import { companyVat, missingVat } from '@barnum/rules/prices/vat';
import { mayAcceptOnline, onlineAcceptanceOf } from '@barnum/rules/requests/acceptances/online-acceptance';
import { requestChanges } from '@barnum/rules/requests/reservation-requests/request-changes';
import { isPending } from '@barnum/rules/requests/reservation-requests/request-states';
import { companyValue } from '@barnum/rules/site/company-info/company-info';
import { outwardName } from '@barnum/rules/site/site-texts/site-texts';
import type { FollowedRequest } from '../../outbox/follow-up-links/follow-up-links.domain.ts';
import { cancelMails, copyAddresses } from '../../outbox/mails/mails.domain.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { leftOutSentences, unprintableSentences } from '../../platform/pdf/unprintable-sentences.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { findLatestSalesConditions } from '../../site/sales-conditions/sales-conditions.domain.ts';
import { readColours, readLogoFile, readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import { readPricing } from '../pricing/pricing.domain.ts';
import { draftRequestMail, type QuoteWords, writeVisitorMail } from '../reservation-requests/request-mails.domain.ts';
import { requireDiscountReasons } from '../reservation-requests/request-price.domain.ts';
import { readQuoteNames, requestSearchColumns } from '../reservation-requests/request-search.domain.ts';
import {
  lockRequest,
  moveReservationRequest,
  type RequestChange,
  withDayStrings,
  writeEvent,
} from '../reservation-requests/request-states.domain.ts';
import {
  getReservationRequest,
  type RequestWithItems,
  requestWithItems,
} from '../reservation-requests/reservation-requests.domain.ts';
import type { QuoteToDraw, QuoteWithLogo } from './pdf/quote-to-draw.ts';
import {
  deliveryOf,
  quotedRequest,
  type RequestToQuote,
  requestToQuote,
  withDelivery,
} from './request-to-quote.domain.ts';

type Query = Pick<Prisma.QuoteVersionFindManyArgs, 'select' | 'include'>;

/** What a version was made of, as it stands in its row. */
export interface QuoteContent {
  request: QuotedRequest;
  /** Price of the delivery; null without one. */
  livraison: string | null;
  amounts: QuoteAmounts;
  /** The version of the CGV in it; null without any. Earlier versions have it not: theirs is that of their day. */
  cgv?: number | null;
  /** The client's order number; empty without one. Earlier versions do not say it. */
  referenceCommande?: string;
}

/** What a list tells of a quote. */
export type QuoteInBrief = Prisma.QuoteVersionGetPayload<{ select: { total: true; createdAt: true } }>;

/** How a quote that is issued to be sent is sent. */
interface Sending {
  /** A version that needs no new one; null where one is due. */
  standing: (tx: Db) => Promise<{ id: number } | null>;
  send: (tx: Db, id: number) => Promise<unknown>;
}

/** How often a quote is drawn before it is left to the administrator to try again. */
const maxDrawings = 10;

/**
 * Issues a quote for a request: the next number of the year, or a new version of the request's number. Its document
 * never changes. `livraison` is the price of a delivery, in euros, which becomes the line of the request; null for what it
 * says already. `referenceCommande` is the client's order number; null for the one that is known.
 * @throws DomainError NOT_FOUND; CONFLICT when the request changed after `seen`, or when it or the numbers keep
 * changing; VALIDATION when the company has not said who it is, when something, the delivery too, has no price, when a
 * discount has no reason, when the total is too high, when a text cannot be printed, or beyond `limits.quotePages`; UNAVAILABLE when the document takes too long to draw.
 * `sending` writes in the transaction that stores: `standing` names a version that takes the place of a new one, asked
 * again before it is stored, and what `send` throws leaves nothing issued.
 */
export function issueQuote(...call: Parameters<typeof drawAndStore>): Promise<{ id: number }> {
  return afterOthers(() => drawAndStore(...call));
}

let last: Promise<unknown> = Promise.resolve();

/** One quote after the other in this process: those drawn at once would take each other's number, and be drawn anew. */
function afterOthers<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

async function drawAndStore(
  { db, storage }: { db: PrismaClient; storage: Storage },
  requestId: number,
  {
    livraison = null,
    referenceCommande = null,
    ...change
  }: RequestChange & { livraison?: string | null; referenceCommande?: string | null },
  now = new Date(),
  sending: Sending | null = null,
): Promise<{ id: number }> {
  const order = { requestId, livraison, referenceCommande, date: todayInParis(now), until: nextMidnightInParis(now) };
  for (let drawing = 1; drawing <= maxDrawings; drawing += 1) {
    // Drawn before the transaction, for which others wait.
    const quote = await quoteToDraw(db, await getReservationRequest(db, requestId, requestToQuote), order);
    const unprintable = unprintableSentences(quoteFields(quote));
    if (unprintable.length > 0) throw refused(quoteSentences.unprintable(unprintable.join(' ; ')));
    const logoBytes = quote.logo === null ? null : await storage.readAll(quote.logo);
    const pdf = await draw({ ...quote, logoBytes });
    const stored = await storeIfUnchanged(db, { quote, pdf, order, change, now, sending });
    if (stored !== null) return stored;
  }
  throw new DomainError('CONFLICT', { message: quoteSentences.changing });
}

/** Stores a drawn quote under its number; null when its content or number has changed since it was drawn. */
function storeIfUnchanged(
  db: PrismaClient,
  drawn: {
    quote: QuoteToDraw;
    pdf: Uint8Array<ArrayBuffer>;
    order: Order;
    change: RequestChange;
    now: Date;
    sending: Sending | null;
  },
): Promise<{ id: number } | null> {
  const { quote, pdf, order, change, now, sending } = drawn;
  const { requestId } = order;
  return inTransaction(db, async (tx) => {
    await lockRequest(tx, requestId, change.seen);
    // Whoever asked for the same at the same time may have issued it while this one was drawn.
    const standing = await sending?.standing(tx);
    if (standing) return standing;
    const found = await getReservationRequest(tx, requestId, requestToQuote);
    await lockNumbers(tx, order);
    if (!isDeepStrictEqual(await quoteToDraw(tx, found, order), quote)) return null;
    const { numero, version, request, livraison, amounts, referenceCommande } = quote;
    const { annee, rang } = await readNumber(tx, order);
    const { id: quoteId } = await tx.quote.upsert({
      where: { requestId },
      create: { annee, rang, requestId },
      update: {},
      select: { id: true },
    });
    const content: QuoteContent = { request, livraison, amounts, cgv: quote.conditions?.id ?? null, referenceCommande };
    const { auteur } = change;
    const items = await writeDelivery(tx, found, order, auteur);
    const row = { quoteId, requestId, version, auteur, total: amounts.total, pdf, createdAt: now };
    const { id } = await tx.quoteVersion.create({
      data: { ...row, content: content as unknown as Prisma.InputJsonValue },
      select: { id: true },
    });
    const note = quoteNotes.etabli(quoteName(numero, version));
    await writeEvent(tx, requestId, { from: found.statut, to: found.statut, change: { auteur, note, at: now } });
    const search = requestSearchColumns(found, items, await readQuoteNames(tx, requestId));
    // An open copy of the request is not outdated by its quote, only by the line of a delivery.
    const unchanged = items === found.items && { updatedAt: found.updatedAt };
    await tx.reservationRequest.update({ where: { id: requestId }, data: { ...search, ...unchanged } });
    await sending?.send(tx, id);
    return { id };
  });
}

/** Mails that carry a quote. */
type QuoteMailKind = 'devis' | 'relance_devis';

/** The message that `sendQuote` would write, or the reminder; without a recipient where no address is known. */
export async function draftQuoteMail(
  db: Db,
  versionId: number,
  { mot, isSending, kind = 'devis' }: { mot: string; isSending: boolean; kind?: QuoteMailKind },
): Promise<MailTemplate & { recipient: string; copies: string[]; request: FollowedRequest }> {
  const version = await getQuoteVersion(db, versionId, { include: { quote: true } });
  const request = await getReservationRequest(db, version.requestId, requestWithItems);
  const draft = await draftRequestMail(db, kind, request, {
    mot,
    ...(await quoteWords(db, version, { isSending, recipient: request.email })),
  });
  const recipient = request.email ?? '';
  return {
    ...draft,
    recipient,
    copies: await copyAddresses(db, { requestId: request.id, invoiceId: null, recipient }),
    request,
  };
}

/**
 * Writes to the visitor with the newest version, whose document goes with the message. It tells to accept on the private
 * page where that is offered, and mails are sent (`isSending`): a new request is then one to be confirmed. Where the company
 * sends the message itself, it waits, and so does the state.
 * @throws DomainError NOT_FOUND; CONFLICT when there is a newer version; VALIDATION when the request has no e-mail
 * address.
 */
export function sendQuote(
  db: Db | PrismaClient,
  versionId: number,
  {
    auteur,
    mot,
    isSending = true,
    destinataire = null,
    autresDestinataires = [],
    copies = null,
  }: Partial<QuoteMailInput> & { auteur: string; mot: string; isSending?: boolean },
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const sent = await getQuoteVersion(tx, versionId, { include: { quote: { include: counted } } });
    const request = await lockRequest(tx, sent.requestId, null);
    if (sent.version < sent.quote._count.versions) {
      throw new DomainError('CONFLICT', { message: quoteSentences.outdated });
    }
    const name = quoteName(quoteNumber(sent.quote), sent.version);
    await cancelMails(tx, request.id, ['devis', 'relance_devis']);
    const mail = { mot, isSending, destinataire, autresDestinataires, copies };
    await writeQuoteMail(tx, 'devis', { versionId, request, ...mail });
    if (!isSending) return { id: versionId };
    const change = { auteur, note: quoteNotes.envoye(name) };
    const { statut } = request;
    if (statut === 'nouvelle') await moveReservationRequest(tx, request.id, 'a_confirmer', change);
    else await writeEvent(tx, request.id, { from: statut, to: statut, change });
    return { id: versionId };
  });
}

/**
 * Writes to the client of a locked request with a version's document.
 * @throws DomainError VALIDATION without an address.
 */
export async function writeQuoteMail(
  tx: Db,
  kind: QuoteMailKind,
  {
    versionId,
    request,
    mot,
    isSending,
    destinataire = null,
    autresDestinataires = [],
    copies = null,
  }: Partial<QuoteMailInput> & { versionId: number; request: RequestWithItems; mot: string; isSending: boolean },
): Promise<void> {
  const version = await getQuoteVersion(tx, versionId, { include: { quote: true } });
  const recipient = destinataire ?? request.email;
  if (recipient === null) throw refused(quoteSentences.noEmail);
  const words = await quoteWords(tx, version, { isSending, recipient });
  const others = { autresDestinataires, copies };
  await writeVisitorMail(tx, kind, request, { mot, quote: { versionId, words, recipient, others } });
}

/** What a mail to `recipient` tells of a version; how to accept it, where mails are sent (`isSending`) and that is offered. */
async function quoteWords(
  db: Db,
  version: Pick<Version, 'requestId' | 'quote' | 'version' | 'content'>,
  { isSending, recipient }: { isSending: boolean; recipient: string | null },
): Promise<QuoteWords> {
  const { amounts } = quoteContent(version);
  return {
    devis: quoteName(quoteNumber(version.quote), version.version),
    montant: `${formatPrice(amounts.total)} TTC`,
    validite: formatLongDate(amounts.valableJusquAu),
    accord: howToAccept(isSending && (await isAcceptedOnline(db, version.requestId, recipient))),
  };
}
type Version = Prisma.QuoteVersionGetPayload<{ include: { quote: true } }>;

/** Whether who is written to accepts the quote on the private page: it waits, and the code goes to the request's address. */
async function isAcceptedOnline(db: Db, requestId: number, recipient: string | null): Promise<boolean> {
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const request = await db.reservationRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { statut: true, email: true, customer: { select: { kind: true } } },
  });
  const isWaiting = isPending(request.statut) && request.email !== null && request.email === recipient;
  return isWaiting && mayAcceptOnline(onlineAcceptanceOf(company), request.customer?.kind ?? null);
}

/** Versions of a request's quote, the newest first; none before it is issued. */
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

/** What a version was made of. Release 1.0.0 wrote the unit « journée » with its accent. */
export function quoteContent({ content }: { content: Prisma.JsonValue }): QuoteContent {
  return JSON.parse(JSON.stringify(content).replaceAll('"unite":"journée"', '"unite":"journee"'));
}

/** Whether a version binds the company still: the last day of its validity is not over. */
export function isBinding(version: Parameters<typeof quoteContent>[0], today: string): boolean {
  return quoteContent(version).amounts.valableJusquAu >= today;
}

/** Whether the newest version still says what the request asks for; true while there is none. */
export async function isQuoteCurrent(db: Db, requestId: number): Promise<boolean> {
  const [newest] = await listQuoteVersions(db, requestId, { select: { content: true } });
  if (newest === undefined) return true;
  const { request } = quoteContent(newest);
  // Earlier versions say the number of the entry that keeps a deposit.
  const items = request.items.map((item) => ({ ...item, nom: lineNameForVisitor(item.nom) }));
  return isDeepStrictEqual(await readQuotedRequest(db, requestId), { ...request, items });
}

/**
 * What a quote of this request could not write of what was typed, or leaves out, a sentence each; none while something
 * has no price.
 */
export async function readUnprintable(db: Db, requestId: number): Promise<string[]> {
  const request = await readQuotedRequest(db, requestId);
  if (request === null) return [];
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const referenceCommande = await readOrderNumber(db, requestId);
  const fields = quoteFields({ company, request, referenceCommande, conditions: await findLatestSalesConditions(db) });
  return [...unprintableSentences(fields), ...leftOutSentences(fields)];
}

/** A request as far as a quote is about it; null while something that it asks for has no price. */
async function readQuotedRequest(db: Db, requestId: number): Promise<QuotedRequest | null> {
  const request = await getReservationRequest(db, requestId, requestToQuote);
  try {
    return quotedRequest(request);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** What the company information lacks for a quote. */
export async function readMissingQuoteNames(db: Db) {
  return missingQuoteNames(await listCompanyInfo(db));
}

/** What a quote of this request would not say of VAT, in a sentence; null where it says all. */
export async function readMissingVat(db: Db, requestId: number): Promise<string | null> {
  const { items } = await getReservationRequest(db, requestId, requestToQuote);
  const lines = items.map(({ tauxTva }) => ({ tauxTva: tauxTva?.toFixed(2) ?? null }));
  return missingVat(await listCompanyInfo(db), lines);
}

/** What a quote of this request would lack of what its customer asks for, a sentence each. */
export async function readMissingForCustomer(db: Db, requestId: number): Promise<string[]> {
  const { customer } = await getReservationRequest(db, requestId, requestToQuote);
  if (customer === null) return [];
  const { kind: genre, codeService } = customer;
  const referenceCommande = await readOrderNumber(db, requestId);
  return missingForCustomer({ genre, referenceCommande, codeService }, customer, 'devis');
}

/** The price of a request's delivery: that of its line, or of its newest quote; null while none is known. */
export async function readDeliveryPrice(db: Db, requestId: number): Promise<string | null> {
  const line = deliveryOf(await getReservationRequest(db, requestId, requestToQuote));
  if (line) return line.prix?.toFixed(2) ?? null;
  const [newest] = await listQuoteVersions(db, requestId, { select: { content: true } });
  return newest ? quoteContent(newest).livraison : null;
}

/** The order number that a quote of this request would say: that of its newest version, or else of its customer. */
export async function readOrderNumber(db: Db, requestId: number): Promise<string> {
  const [newest] = await listQuoteVersions(db, requestId, { select: { content: true } });
  const stated = newest && quoteContent(newest).referenceCommande;
  if (stated) return stated;
  const { customer } = await getReservationRequest(db, requestId, { select: { customer: true } });
  return customer?.numeroEngagement ?? '';
}

const counted = { _count: { select: { versions: true } } } as const;

/** Which request is quoted, on which day of Paris, what its delivery costs, and its client's order number. */
interface Order {
  requestId: number;
  livraison: string | null;
  referenceCommande: string | null;
  date: string;
  /** When that day ends: sales conditions of later are none of its quote. */
  until: Date;
}

/** All that the quote of a request would be made of now, its number included. */
async function quoteToDraw(db: Db, found: RequestToQuote, order: Order): Promise<QuoteToDraw> {
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  requireIdentity(company);
  requireDiscountReasons(found);
  const { date } = order;
  const terms = quoteTermsOf(company);
  const delivered = withDelivery(found, order.livraison, terms.vat);
  const request = quotedRequest(delivered);
  const livraison = deliveryOf(delivered)?.prix?.toFixed(2) ?? null;
  const amounts = quoteAmounts(request, { terms, date });
  if (Number(amounts.total) > limits.maxAmount) throw refused(quoteSentences.tooMuch);
  const latest = await findLatestSalesConditions(db, { where: { createdAt: { lt: order.until } } });
  const conditions = latest && { id: latest.id, text: latest.text, createdAt: latest.createdAt };
  const { versions, ...number } = await readNumber(db, order);
  const face = {
    shopName: outwardName(await readSiteText(db, 'name'), companyValue(company, 'Dénomination')),
    colours: await readColours(db),
    logo: await readLogoFile(db),
  };
  return {
    numero: quoteNumber(number),
    version: versions + 1,
    date,
    request,
    livraison,
    referenceCommande: order.referenceCommande ?? (await readOrderNumber(db, found.id)),
    nomCommande: orderName({ genre: found.customer?.kind ?? 'particulier' }),
    avance: (await readPricing(db)).terms.avance,
    amounts,
    conditions,
    company,
    ...face,
  };
}

/** Writes the delivery as the line that the quote has of it; returns the lines. What another price says is told. */
async function writeDelivery(
  tx: Db,
  found: RequestToQuote,
  { livraison }: Order,
  auteur: string,
): Promise<RequestToQuote['items']> {
  const vat = companyVat(await listCompanyInfo(tx, { select: { nom: true, valeur: true } }));
  const delivered = withDelivery(found, livraison, vat);
  const line = deliveryOf(delivered);
  const former = deliveryOf(found);
  if (line === undefined || former?.prix?.equals(line.prix ?? 0)) return found.items;
  const { id, article: _article, components: _components, ...columns } = line;
  if (former) await tx.reservationRequestItem.update({ where: { id }, data: { prix: line.prix } });
  else await tx.reservationRequestItem.create({ data: columns });
  const note = requestChanges(withDayStrings(found), withDayStrings(delivered), vat.taux).join('\n');
  if (note !== '') await writeEvent(tx, found.id, { from: found.statut, to: found.statut, change: { auteur, note } });
  return delivered.items;
}

/** The number that a request has, or would be given, and how many versions it has. */
async function readNumber(db: Db, { requestId, date }: Order) {
  const own = await db.quote.findUnique({ where: { requestId }, include: counted });
  if (own !== null) return { annee: own.annee, rang: own.rang, versions: own._count.versions };
  const annee = Number(date.slice(0, 4));
  const { _max } = await db.quote.aggregate({ where: { annee }, _max: { rang: true } });
  return { annee, rang: (_max.rang ?? 0) + 1, versions: 0 };
}

// Numbers of a year are taken one after the other: a call waits for the one before it, whose number is free again after
// a rollback.
async function lockNumbers(tx: Db, { date }: Order): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`quotes.${date.slice(0, 4)}`}, 0))`;
}

async function draw(quote: QuoteWithLogo): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await runInWorker('drawQuote', quote);
  if (pdf === null) throw refused(quoteSentences.tooLong);
  return pdf;
}

function requireIdentity(company: Awaited<ReturnType<typeof listCompanyInfo>>): void {
  const { required } = missingQuoteNames(company);
  if (required.length === 0) return;
  throw refused(quoteSentences.companyMissing(required.map((nom) => `« ${nom} »`).join(', ')));
}

function refused(message: string): DomainError {
  return new DomainError('VALIDATION', { message });
}
