import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { unitNames } from '@barnum/rules/articles/articles';
import { contactKeys, customerName, withoutContact } from '@barnum/rules/customers/customers';
import { toDay } from '@barnum/rules/dates/days';
import { administratorMailKinds } from '@barnum/rules/mails/templates';
import { lineKindLabels } from '@barnum/rules/money/lines';
import { deliverySlotNames } from '@barnum/rules/money/pricing-terms';
import { isContactOf } from '@barnum/rules/personal-data';
import { authors, requestStateLabels } from '@barnum/rules/reservation-requests/request-states';
import type { Db, Prisma, PrismaClient } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Customer, contentOf, customerColumns } from '../customers/customers.domain.ts';
import type { FollowUpLinks } from '../follow-up/follow-up-links.domain.ts';
import { blankJournalOf } from '../journal/journal.domain.ts';
import { eraseLedgerNotes } from '../ledger/ledger.domain.ts';
import { listReservationRequests } from '../reservation-requests/request-list.domain.ts';
import { readQuoteNames, requestSearchColumns } from '../reservation-requests/request-search.domain.ts';
import { deleteReservationRequests, keptByLaw } from '../reservation-requests/reservation-requests.domain.ts';

const wholeRequest = {
  include: {
    items: { orderBy: { id: 'asc' } },
    events: { orderBy: { id: 'asc' } },
    messages: { orderBy: { id: 'asc' } },
    files: { orderBy: { id: 'asc' } },
    quoteVersions: { orderBy: { id: 'asc' }, select: { createdAt: true, content: true } },
    invoices: { where: { numero: { not: null } }, orderBy: { id: 'asc' }, select: { content: true } },
    mails: { where: { kind: { notIn: [...administratorMailKinds] } }, orderBy: { id: 'asc' } },
  },
} satisfies Prisma.ReservationRequestFindManyArgs;
type WholeRequest = Prisma.ReservationRequestGetPayload<typeof wholeRequest>;

/**
 * Requests that are compared or written at once. After each batch others are answered: the embedded database does not
 * give way by itself.
 */
const [comparedAtOnce, writtenAtOnce] = [500, 2];

/** What is stored of a person: ids of requests, the newest first, those of them that the law keeps, and customers. */
export interface Person {
  contact: string;
  ids: number[];
  keptIds: number[];
  customers: Customer[];
}

/**
 * What is stored of who has this e-mail address or telephone number: requests, customers, and all requests of a customer
 * that is this person. An organisation only has the person among its contacts: its other requests are others'.
 */
export async function findPerson(db: Db, contact: string): Promise<Person> {
  const where = { matchKeys: { hasSome: contactKeys(contact) } };
  const include = { _count: { select: { requests: true } } };
  const customers = await db.customer.findMany({ where, include, orderBy: { id: 'asc' } });
  const people = customers.filter(isPerson).map(({ id }) => id);
  const found = await findRequests(db, contact);
  found.push(
    ...(await db.reservationRequest.findMany({
      where: { customerId: { in: people }, id: { notIn: found.map(({ id }) => id) } },
      select: { id: true, createdAt: true },
    })),
  );
  const ids = found
    .sort((one, other) => Number(other.createdAt) - Number(one.createdAt) || other.id - one.id)
    .map(({ id }) => id);
  const kept = await db.reservationRequest.findMany({ where: { id: { in: ids }, ...keptByLaw }, select: { id: true } });
  return { contact, ids, keptIds: kept.map(({ id }) => id), customers };
}

/** All requests with this e-mail address or telephone number. */
async function findRequests(db: Db, contact: string): Promise<{ id: number; createdAt: Date }[]> {
  const found: { id: number; createdAt: Date }[] = [];
  for (let last = 0, count = comparedAtOnce; count === comparedAtOnce; ) {
    const batch = await db.reservationRequest.findMany({
      select: { id: true, createdAt: true, email: true, phone: true },
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      take: comparedAtOnce,
    });
    found.push(...batch.filter((request) => isContactOf(contact, request)));
    await setImmediate();
    count = batch.length;
    last = batch.at(-1)?.id ?? last;
  }
  return found;
}

/**
 * All that is stored of a person, as a JSON document that administrators hand over, having read it: their own notes are
 * in it.
 */
export async function exportPerson(db: Db, { contact, ids, customers }: Person, links: FollowUpLinks): Promise<string> {
  const fiches = customers.map((customer) => exportedCustomer(customer, contact));
  return writeDocument(db, ids, { recherche: contact, ...(fiches.length > 0 && { fiches }) }, (request) => ({
    ...exported(request, links),
    notes: request.notes,
    'fichiers joints': request.files.map(({ nom, taille, createdAt }) => ({
      nom,
      octets: taille,
      'joint le': createdAt,
    })),
    histoire: request.events.map((event) => ({ ...exportedEvent(event), note: event.note })),
  }));
}

/** Exports a request as a JSON document for the visitor of its private page: everything but the company's own notes. */
export async function exportFollowedRequest(db: Db, id: number, links: FollowUpLinks): Promise<string> {
  return writeDocument(db, [id], {}, (request) => exported(request, links));
}

/** A JSON document of these requests, in their order, a few at a time. */
async function writeDocument(
  db: Db,
  ids: readonly number[],
  head: { recherche?: string; fiches?: object[] },
  toJson: (request: WholeRequest) => object,
): Promise<string> {
  const demandes: string[] = [];
  for (let start = 0; start < ids.length; start += writtenAtOnce) {
    const requests = await listReservationRequests(db, wholeRequest, ids.slice(start, start + writtenAtOnce));
    await setImmediate();
    for (const request of requests) demandes.push(JSON.stringify(toJson(request), null, 2).replaceAll('\n', '\n    '));
  }
  const opening = JSON.stringify({ date: new Date(), ...head }, null, 2).slice(0, -'\n}'.length);
  return `${opening},\n  "demandes": [\n    ${demandes.join(',\n    ')}\n  ]\n}\n`;
}

/**
 * Erases those of the requests `ids` and of the customers `customerIds` that are of this person. What the law has kept
 * is blanked of the rest, and an organisation loses this contact. Returns how many requests were deleted.
 */
export function erasePerson(
  db: Db | PrismaClient,
  contact: string,
  { ids, customerIds }: { ids: readonly number[]; customerIds: readonly number[] },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const own = await findPerson(tx, contact);
    const erased = own.ids.filter((id) => ids.includes(id));
    const deleted = await deleteReservationRequests(
      tx,
      erased.filter((id) => !own.keptIds.includes(id)),
    );
    await blankRequests(
      tx,
      erased.filter((id) => own.keptIds.includes(id)),
    );
    for (const customer of own.customers.filter(({ id }) => customerIds.includes(id))) {
      // What could be undone would bring the data back.
      await tx.customer.deleteMany({ where: { mergedIntoId: customer.id } });
      if (isPerson(customer)) await tx.customer.deleteMany({ where: { id: customer.id } });
      else {
        await tx.customer.updateMany({ where: { id: customer.id }, data: withoutContactColumns(customer, contact) });
        await blankJournalOf(tx, 'customers', customer.id);
      }
    }
    return deleted;
  });
}

/**
 * Blanks what the law has kept of everything that it does not ask for: of a request stay the name, the place, what was
 * hired and the quotes. The visitor's page is closed.
 */
export async function blankRequests(db: Db, ids: readonly number[], now = new Date()): Promise<void> {
  if (ids.length === 0) return;
  const ofThem = { requestId: { in: [...ids] } };
  await db.requestMessage.deleteMany({ where: ofThem });
  await db.mail.deleteMany({ where: ofThem });
  await db.requestFile.deleteMany({ where: ofThem });
  // Changes of telephone numbers are among them.
  await db.requestEvent.updateMany({ where: ofThem, data: { note: '' } });
  await eraseLedgerNotes(db, ids, now);
  const requests = await db.reservationRequest.findMany({ where: { id: { in: [...ids] } }, include: { items: true } });
  for (const { id, items, ...request } of requests) {
    const blank = { email: null, phone: null };
    const quoteNames = await readQuoteNames(db, id);
    await db.reservationRequest.update({
      where: { id },
      data: {
        ...blank,
        ...requestSearchColumns({ ...request, ...blank }, items, quoteNames),
        ...{ notes: '', idempotencyKey: null, contentHash: '', customerId: null, cleSuivi: randomUUID() },
        ...{ effacementDemandeLe: null, donneesEffaceesLe: now },
      },
    });
  }
}

function isPerson({ kind }: Pick<Customer, 'kind'>): boolean {
  return kind === 'particulier';
}

function withoutContactColumns(customer: Customer, contact: string) {
  return customerColumns(withoutContact(contentOf(customer), contact));
}

/** Of a person all that is known; of an organisation, its name and the person among its contacts. */
function exportedCustomer(customer: Customer, contact: string) {
  const content = contentOf(customer);
  if (isPerson(customer)) {
    const { kind: _kind, siret: _siret, numeroTva: _vat, bonDeCommande: _order, ...known } = content;
    return { client: known, 'créée le': customer.createdAt };
  }
  const others = withoutContact(content, contact);
  return {
    client: customerName(content),
    contacts: content.contacts.filter((known) => !others.contacts.includes(known)),
    emails: content.emails.filter((email) => !others.emails.includes(email)),
    telephones: content.telephones.filter((phone) => !others.telephones.includes(phone)),
  };
}

function exported(request: WholeRequest, links: FollowUpLinks) {
  return {
    numéro: request.id,
    'reçue le': request.createdAt,
    prénom: request.prenom,
    nom: request.nom,
    téléphone: request.phone,
    'e-mail': request.email,
    'date souhaitée': toDay(request.date),
    'date de retrait': request.dateRetrait && toDay(request.dateRetrait),
    'date de retour': request.dateRetour && toDay(request.dateRetour),
    état: requestStateLabels[request.statut],
    'livraison et montage': request.livraisonMontage,
    adresse: request.adresse,
    créneau: request.creneau && deliverySlotNames[request.creneau],
    articles: request.items.filter(({ nature }) => nature === 'article').map(exportedLine),
    'autres lignes': request.items
      .filter(({ nature }) => nature !== 'article')
      .map((line) => ({ nature: lineKindLabels[line.nature], ...exportedLine(line) })),
    ...exportedDiscount(request),
    'caution fixée': request.cautionFixee,
    'supplément par jour en %': request.supplementParJour,
    'jours offerts': request.joursOfferts,
    'version des CGV': request.salesConditionsVersionId,
    histoire: request.events.map(exportedEvent),
    devis: request.quoteVersions.map(({ createdAt, content }) => ({ 'établi le': createdAt, contenu: content })),
    factures: request.invoices.map(({ content }) => content),
    messages: request.mails.map(({ createdAt, sentAt, recipient, subject, text }) => ({
      'écrit le': createdAt,
      'envoyé le': sentAt,
      à: recipient,
      objet: links.fillIn(subject, request),
      texte: links.fillIn(text, request),
    })),
    échanges: request.messages.map(({ createdAt, auteur, texte }) => ({ le: createdAt, par: nameOf(auteur), texte })),
    'annulation demandée le': request.annulationDemandeLe,
    'effacement demandé le': request.effacementDemandeLe,
  };
}

function exportedLine(line: WholeRequest['items'][number]) {
  const { nom, quantite, prix, montantCaution, coutMontage, unite, coefficient, tauxTva } = line;
  return {
    nom,
    quantité: quantite,
    'prix du jour': prix,
    caution: montantCaution,
    montage: coutMontage,
    unité: unite && unitNames[unite],
    'coefficient de durée': coefficient,
    ...exportedDiscount(line),
    'TVA en %': tauxTva,
  };
}

function exportedDiscount({
  remise,
  remiseEnPourcent,
  motifRemise,
}: Pick<WholeRequest, 'remise' | 'remiseEnPourcent' | 'motifRemise'>) {
  return { [remiseEnPourcent ? 'remise en %' : 'remise']: remise, 'motif de la remise': motifRemise };
}

function exportedEvent({ createdAt, auteur, apres }: WholeRequest['events'][number]) {
  return { le: createdAt, par: nameOf(auteur), état: requestStateLabels[apres] };
}

/** The names of administrators are not the visitor's data. */
function nameOf(auteur: string): string {
  return isOf(authors, auteur) ? auteur : 'l’entreprise';
}

function isOf(values: Record<string, string>, value: string): boolean {
  return Object.values(values).includes(value);
}
