import { createHash } from 'node:crypto';
import { closedDayErrors } from '@barnum/rules/dates/closed-day-errors';
import { type Closings, movedPeriodOf, openPeriodOf, type RequestDays } from '@barnum/rules/dates/closed-days';
import { dayColumn } from '@barnum/rules/dates/days';
import { DomainError } from '@barnum/rules/errors';
import { orderErrors, zoneLine } from '@barnum/rules/prices/order-terms';
import { priceRequest } from '@barnum/rules/prices/price-request';
import type { PricingTerms } from '@barnum/rules/prices/pricing-terms';
import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { companyVat } from '@barnum/rules/prices/vat';
import { authors, type RequestOrigin } from '@barnum/rules/requests/reservation-requests/request-states';
import type {
  AdministratorRequestInput,
  ReservationRequestInput,
} from '@barnum/rules/requests/reservation-requests-input';
import { sentences } from '@barnum/rules/sentences';
import { type CustomerChoice, chosenCustomerId } from '../../customers/customers/customers.domain.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.domain.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readRentalTerms } from '../../site/company-info/rental-terms.domain.ts';
import { findLatestSalesConditions } from '../../site/sales-conditions/sales-conditions.domain.ts';
import { readShopSettings } from '../../site/shop-settings/shop-settings.domain.ts';
import { readPricing } from '../pricing/pricing.domain.ts';
import { itemColumns, storeComponents } from './item-components.domain.ts';
import { dealColumns, type StoredDeal, snapshotItems } from './item-snapshots.domain.ts';
import type { RequestQuery } from './request-list.domain.ts';
import { writeArrivalMails } from './request-mails.domain.ts';
import { requireFittingDiscounts } from './request-price.domain.ts';
import { requestSearchColumns } from './request-search.domain.ts';

/** The items of a request, as they were asked for: their rows may lie in any order. */
export const requestItems = { orderBy: { id: 'asc' } } satisfies Prisma.ReservationRequest$itemsArgs;

/** A request with its items. */
export const requestWithItems = { include: { items: requestItems } } satisfies RequestQuery;
export type RequestWithItems = Prisma.ReservationRequestGetPayload<typeof requestWithItems>;

/** A written request, with what GraphQL's fields select beside its columns: unread messages, names of quotes and invoices. */
export const writtenRequest = {
  include: {
    items: requestItems,
    pricingVersion: true,
    quoteVersions: {
      select: { version: true, quote: true, total: true, createdAt: true },
      orderBy: { version: 'asc' },
    },
    invoices: { select: { numero: true }, where: { numero: { not: null } }, orderBy: { id: 'asc' } },
    _count: { select: { messages: { where: { luLe: null } } } },
  },
} satisfies RequestQuery;

/** The same content sent again within this many milliseconds is one request. */
const doubleSendingWindow = 60_000;

/**
 * One request.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function getReservationRequest<Q extends RequestQuery>(db: Db, id: number, query?: Q) {
  const found = db.reservationRequest.findUnique({
    ...query,
    where: { id },
  }) as Promise<Prisma.ReservationRequestGetPayload<Q> | null>;
  return (await found) ?? throwRequestNotFound();
}

interface VisitorOptions {
  key: string | null;
  rateLimiter: RateLimiter;
  address: string;
  administrators: readonly string[];
}

/**
 * Creates the request that a visitor sends from `address`: counts it against the rate limit, records it, and writes the
 * mails to the visitor and to the `administrators`. A request sent twice is not counted twice.
 * @throws DomainError VALIDATION when the departure or the return falls on a closed day, TOO_MANY_REQUESTS, and what
 * `recordReservationRequest` throws.
 */
export async function createReservationRequest(
  db: Db,
  input: ReservationRequestInput,
  options: VisitorOptions,
): Promise<RequestWithItems> {
  const { key, rateLimiter, address, administrators } = options;
  const contentHash = hash(input);
  const earlier = await findEarlier(db, contentHash, key);
  if (earlier?.contentHash === contentHash) return earlier;
  await rateLimiter.consume('reservationRequest', address);
  requireOpenDays(input, (await readRentalTerms(db)).fermetures);
  const { request, isRepeat } = await recordOnce(db, input, { key, notified: administrators });
  if (isRepeat) await rateLimiter.refund('reservationRequest', address);
  return request;
}

/**
 * Records a request with a snapshot of names, prices, deposits, units, supplement and CGV. It comes from a visitor, or
 * from the administrator `enteredBy` after a call, who may write down more than the stock, with internal `notes`. The
 * same `key`, or the same content within a minute, is one request: the first one is returned again.
 * @throws DomainError VALIDATION when an article is unknown, a visitor exceeds a known stock, or asks for a delivery of a
 * company that does not deliver; CONFLICT when the key was used for another content.
 */
export async function recordReservationRequest(
  db: Db | PrismaClient,
  input: RequestContent,
  options: RecordOptions,
): Promise<RequestWithItems> {
  return (await recordOnce(db, input, options)).request;
}

/** What a visitor sends, or an administrator enters: only visitors write a first message. */
type RequestContent = AdministratorRequestInput & Partial<Pick<ReservationRequestInput, 'mot'>>;

interface RecordOptions {
  key: string | null;
  createdAt?: Date;
  enteredBy?: string;
  notes?: string;
  customer?: CustomerChoice;
  /** Administrators to write to, beside the visitor; without it no mail is written. */
  notified?: readonly string[];
}

function recordOnce(
  db: Db | PrismaClient,
  input: RequestContent,
  options: RecordOptions,
): Promise<{ request: RequestWithItems; isRepeat: boolean }> {
  const contentHash = hash(input, options);
  return inTransaction(db, async (tx) => {
    await lockRepeats(tx, [contentHash, ...(options.key === null ? [] : [options.key])]);
    const earlier = await findEarlier(tx, contentHash, options.key);
    // The key was used for another request, which must not be shown to this sender.
    if (earlier !== null && earlier.contentHash !== contentHash) {
      throw new DomainError('CONFLICT', { message: sentences.form.keyReused });
    }
    if (earlier !== null) return { request: earlier, isRepeat: true };
    const conditions = await findLatestSalesConditions(tx, { select: { id: true } });
    const { supplementParJour, fermetures, vat } = await readWritingTerms(tx);
    const pricing = await readPricing(tx);
    const { items, mot, ...content } = input;
    const isVisitors = options.enteredBy === undefined;
    const isDelivered = content.livraisonMontage;
    if (isVisitors && isDelivered) await requireDelivery(tx);
    const period = openPeriodOf(input.date, input, fermetures);
    const snapshots = await snapshotItems(tx, items, {
      visitorsDays: isVisitors ? period : null,
      firstDay: period.debut,
      isDelivered,
      vat,
    });
    const delivery = isVisitors
      ? zoneDelivery(input, snapshots, { supplementParJour, fermetures, vat }, pricing.terms)
      : [];
    const arrival = options.createdAt === undefined ? {} : { createdAt: options.createdAt };
    const request = await tx.reservationRequest.create({
      data: {
        ...contentColumns(content, fermetures, snapshots),
        ...arrival,
        ...(options.notes && { notes: options.notes }),
        customerId: await chosenCustomerId(tx, options.customer ?? null, content),
        contentHash,
        idempotencyKey: options.key,
        salesConditionsVersionId: conditions?.id ?? null,
        origine: originOf(options.enteredBy),
        supplementParJour,
        pricingVersionId: pricing.versionId,
        items: { createMany: { data: [...itemColumns(snapshots), ...delivery] } },
        events: { create: { ...arrival, auteur: options.enteredBy ?? authors.visitor, apres: 'nouvelle' } },
        ...(mot && { messages: { create: { ...arrival, texte: mot } } }),
      },
      ...writtenRequest,
    });
    requireFittingDiscounts(request);
    await storeComponents(tx, request.items, snapshots);
    if (options.notified) await writeArrivalMails(tx, request, { administrators: options.notified, mot: mot ?? '' });
    return { request, isRepeat: false };
  });
}

/** @throws DomainError VALIDATION of a company that does not deliver. */
async function requireDelivery(tx: Db): Promise<void> {
  if ((await readShopSettings(tx)).livraison) return;
  const message = sentences.form.notDelivered;
  throw new DomainError('VALIDATION', { message, fields: { livraisonMontage: message } });
}

/**
 * The line of a visitor's delivery, an estimate where the address is in a zone.
 * @throws DomainError VALIDATION when the order is below what the company asks for.
 */
function zoneDelivery(
  { date, dateRetrait, dateRetour, livraisonMontage, adresse }: RequestContent,
  snapshots: Awaited<ReturnType<typeof snapshotItems>>,
  { supplementParJour, fermetures, vat }: Pick<WritingTerms, 'supplementParJour' | 'fermetures' | 'vat'>,
  tarifs: PricingTerms,
) {
  const period = openPeriodOf(date, { dateRetrait, dateRetour }, fermetures);
  const items = itemColumns(snapshots).map((line) => ({
    ...line,
    prix: line.prix?.toString() ?? null,
    coutMontage: line.coutMontage?.toString() ?? null,
    montantCaution: null,
    coefficient: null,
    remise: null,
    tauxTva: null,
  }));
  const { total } = priceRequest({ items, period, supplementParJour, tarifs, livraisonMontage });
  const delivered = livraisonMontage ? adresse : null;
  const fields = orderErrors(tarifs, { period, total, adresse: delivered });
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError('VALIDATION', { message, fields });
  const line = zoneLine(tarifs.zones, delivered, total);
  return line ? [{ ...line, tauxTva: vat.isFranchise ? null : vat.taux }] : [];
}

type WritingTerms = Awaited<ReturnType<typeof readWritingTerms>>;

/** The company's terms that a written request keeps. */
export async function readWritingTerms(db: Db) {
  const rows = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  return { ...rentalTermsOf(rows), vat: companyVat(rows) };
}

/** Administrators are not held to this: they may have agreed on a closed day. */
function requireOpenDays({ date, ...chosen }: ReservationRequestInput, closings: Closings): void {
  const fields = closedDayErrors(date, chosen, closings);
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError('VALIDATION', { message, fields });
}

/** The columns of a request's content, with its days and what was agreed (`former` before), and its search text. */
export function contentColumns(
  content: Omit<AdministratorRequestInput, 'items'>,
  closings: Closings,
  items: readonly { nom: string }[],
  { quoteNames, former = null }: { quoteNames?: readonly string[]; former?: (RequestDays & StoredDeal) | null } = {},
) {
  const { date, dateRetrait, dateRetour, creneau, ...rest } = content;
  const { remise, remiseEnPourcent, motifRemise, cautionFixee, ...identity } = rest;
  const { debut, fin, joursOfferts } = movedPeriodOf({ date, dateRetrait, dateRetour }, former, closings);
  return {
    ...identity,
    ...(creneau !== undefined && { creneau }),
    date: dayColumn(date),
    dateRetrait: dateRetrait && dayColumn(dateRetrait),
    dateRetour: dateRetour && dayColumn(dateRetour),
    debut: dayColumn(debut),
    fin: dayColumn(fin),
    joursOfferts,
    ...dealColumns({ remise, remiseEnPourcent, motifRemise, cautionFixee }, former),
    ...requestSearchColumns(identity, items, quoteNames),
  };
}

export function throwRequestNotFound(): never {
  throw new DomainError('NOT_FOUND', { message: sentences.requests.notFound });
}

function originOf(enteredBy: string | undefined): RequestOrigin {
  return enteredBy === undefined ? 'site' : 'telephone';
}

function hash(input: RequestContent, { notes, customer }: Pick<RecordOptions, 'notes' | 'customer'> = {}): string {
  const content = { ...input, ...(notes && { notes }), ...(customer && { customer }) };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

// Requests that may be repeats wait for each other; keys are sorted against deadlocks.
async function lockRepeats(tx: Db, keys: string[]): Promise<void> {
  for (const key of keys.toSorted()) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reservation-requests.${key}`}, 0))`;
  }
}

// The key comes first: the same content under another key may be another request.
async function findEarlier(tx: Db, contentHash: string, key: string | null): Promise<RequestWithItems | null> {
  const ofKey =
    key === null ? null : await tx.reservationRequest.findUnique({ where: { idempotencyKey: key }, ...writtenRequest });
  if (ofKey !== null) return ofKey;
  return tx.reservationRequest.findFirst({
    where: { contentHash, createdAt: { gt: new Date(Date.now() - doubleSendingWindow) } },
    orderBy: { id: 'asc' },
    ...writtenRequest,
  });
}
