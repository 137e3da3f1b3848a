import { setImmediate } from 'node:timers/promises';
import { unitNames } from '@barnum/rules/articles';
import { toDay } from '@barnum/rules/dates/days';
import { retention } from '@barnum/rules/limits';
import { administratorMailKinds } from '@barnum/rules/mails/templates';
import { isContactOf } from '@barnum/rules/personal-data';
import { authors, requestStateLabels } from '@barnum/rules/request-states';
import { inBatches } from '../../db/batches.ts';
import type { Db, Prisma } from '../../db/client.ts';
import type { FollowUpLinks } from '../follow-up/follow-up-links.domain.ts';
import {
  deleteReservationRequests,
  keptByLaw,
  listReservationRequests,
} from '../reservation-requests/reservation-requests.domain.ts';

const wholeRequest = {
  include: {
    items: { orderBy: { id: 'asc' } },
    events: { orderBy: { id: 'asc' } },
    messages: { orderBy: { id: 'asc' } },
    files: { orderBy: { id: 'asc' } },
    quoteVersions: { orderBy: { id: 'asc' }, select: { createdAt: true, content: true } },
    mails: { where: { kind: { notIn: [...administratorMailKinds] } }, orderBy: { id: 'asc' } },
  },
} satisfies Prisma.ReservationRequestFindManyArgs;
type WholeRequest = Prisma.ReservationRequestGetPayload<typeof wholeRequest>;

/** Days after which idempotency keys are deleted. */
const keyDays = 7;

/**
 * Requests that are compared or written at once. After each batch others are answered: the embedded database does not
 * give way by itself.
 */
const [comparedAtOnce, writtenAtOnce] = [500, 2];

/** Ids of all requests with this e-mail address or telephone number, newest first. */
export async function findPersonRequestIds(db: Db, contact: string): Promise<number[]> {
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
  return found
    .sort((one, other) => Number(other.createdAt) - Number(one.createdAt) || other.id - one.id)
    .map(({ id }) => id);
}

/**
 * All that is stored of a person in these requests, as a JSON document that administrators hand over, having read it:
 * their own notes are in it. `contact` is what the requests were found by.
 */
export async function exportPersonRequests(
  db: Db,
  ids: readonly number[],
  { contact, links }: { contact: string; links: FollowUpLinks },
): Promise<string> {
  return writeDocument(db, ids, { recherche: contact }, (request) => ({
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
  head: { recherche?: string },
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

/** Deletes those of the requests `ids` that belong to this person, but for what the law has kept; returns how many. */
export async function deletePersonRequests(db: Db, contact: string, ids: readonly number[]): Promise<number> {
  const own = new Set(await findPersonRequestIds(db, contact));
  const where = { id: { in: ids.filter((id) => own.has(id)) }, NOT: keptByLaw };
  const erased = await db.reservationRequest.findMany({ where, select: { id: true } });
  return deleteReservationRequests(
    db,
    erased.map(({ id }) => id),
  );
}

/**
 * Deletes the requests whose last contact (arrival, desired days, event or message) is `years` ago, and those older
 * than `retention.maxYears`, which is how long the law has accepted quotes kept. Returns how many.
 */
export async function deleteExpiredRequests(db: Db, years: number, now = new Date()): Promise<number> {
  const lastContact = { lt: yearsBefore(now, years) };
  const outdated = {
    OR: [
      {
        createdAt: lastContact,
        date: lastContact,
        fin: lastContact,
        events: { every: { createdAt: lastContact } },
        messages: { every: { createdAt: lastContact } },
        NOT: keptByLaw,
      },
      { createdAt: { lt: yearsBefore(now, retention.maxYears) } },
    ],
  };
  return inBatches(async (size) => {
    const found = await db.reservationRequest.findMany({ where: outdated, select: { id: true }, take: size });
    const ids = found.map(({ id }) => id);
    return { found: ids.length, done: await deleteReservationRequests(db, ids) };
  });
}

/** Deletes idempotency keys that are older than `keyDays`. */
export async function deleteExpiredIdempotencyKeys(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keyDays * 24 * 60 * 60 * 1_000);
  const served = { idempotencyKey: { not: null }, createdAt: { lt: before } };
  await inBatches(async (size) => {
    const found = await db.reservationRequest.findMany({ where: served, select: { id: true }, take: size });
    const ids = found.map(({ id }) => id);
    if (ids.length > 0)
      await db.reservationRequest.updateMany({ where: { id: { in: ids } }, data: { idempotencyKey: null } });
    return { found: ids.length, done: ids.length };
  });
}

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
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
    articles: request.items.map(({ nom, quantite, prix, montantCaution, coutMontage, unite }) => ({
      nom,
      quantité: quantite,
      'prix du jour': prix,
      caution: montantCaution,
      montage: coutMontage,
      unité: unite && unitNames[unite],
    })),
    'supplément par jour en %': request.supplementParJour,
    'jours offerts': request.joursOfferts,
    'version des CGV': request.salesConditionsVersionId,
    histoire: request.events.map(exportedEvent),
    devis: request.quoteVersions.map(({ createdAt, content }) => ({ 'établi le': createdAt, contenu: content })),
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
