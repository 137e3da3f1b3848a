import type { Capability } from '@barnum/rules/access/team/rights';
import { lineWishInWords } from '@barnum/rules/catalogue/packs/packs';
import { addDays, toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { lineNameForVisitor } from '@barnum/rules/money/ledger/deposits';
import type { MailTemplate, VisitorMailKind } from '@barnum/rules/outbox/mails/templates';
import { rentalInWords } from '@barnum/rules/prices/rental-in-words';
import { formatNumber } from '@barnum/rules/text/numbers';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { readAlertRecipients } from '../../outbox/alert-recipients/alert-recipients.domain.ts';
import {
  countMailsTo,
  draftMail,
  type OtherRecipients,
  type RequestMailValues,
  writeMail,
} from '../../outbox/mails/mails.domain.ts';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readRentalTerms } from '../../site/company-info/rental-terms.domain.ts';
import { listItemComponents } from './item-components.domain.ts';

type RequestWithItems = Prisma.ReservationRequestGetPayload<{ include: { items: true } }>;

/** A reminder is written this many days before the departure. */
const daysBefore = 3;

/** Acknowledgements to one address within a day: anybody can type somebody else's address into the form. */
const acknowledgementsADay = 3;

/** Requests that one run takes at most. */
const batch = 50;

/**
 * Writes the acknowledgement to the visitor, and the alert to who receives alerts with the visitor's message `mot`. Since the address may be somebody
 * else's, the acknowledgement repeats as little as possible of what was typed, and is sent only a few times a day.
 */
export async function writeArrivalMails(
  tx: Db,
  request: RequestWithItems,
  { administrators, mot }: { administrators: readonly string[]; mot: string },
): Promise<void> {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000);
  const isFlooded =
    request.email !== null && (await countMailsTo(tx, 'accuse', request.email, yesterday)) >= acknowledgementsADay;
  if (!isFlooded) await writeVisitorMail(tx, 'accuse', withoutFreeWords(request), { occasion: '' });
  const values = { ...(await valuesOf(tx, request, 'Fête')), mot };
  for (const recipient of await readAlertRecipients(tx, administrators)) {
    await writeMail(tx, { kind: 'alerte', requestId: request.id, recipient, values });
  }
}

/**
 * Writes to who receives alerts (`administrators`: the configured gérants; none, and nobody is told) what a visitor did on the private page: `evenement`, such as « a annulé sa demande »,
 * and `mot`; of them those who have the right that it `needs`. The evidence of an acceptance is attached.
 */
export async function writeAdministratorMails(
  tx: Db,
  request: RequestWithItems,
  {
    administrators,
    evenement,
    mot,
    acceptanceId = null,
    needs = 'requests',
  }: {
    administrators: readonly string[];
    evenement: string;
    mot: string;
    acceptanceId?: number | null;
    needs?: Capability;
  },
): Promise<void> {
  const values = { ...(await valuesOf(tx, request, 'Fête')), evenement, mot };
  for (const recipient of await readAlertRecipients(tx, administrators, needs)) {
    await writeMail(tx, { kind: 'visiteur', requestId: request.id, recipient, values, acceptanceId });
  }
}

/** The fields of a mail about a quote. */
export type QuoteWords = Pick<RequestMailValues, 'devis' | 'montant' | 'validite' | 'accord'>;

/** What `writeVisitorMail` would write: to whom, and the words. Null without an address. */
export async function draftVisitorMail(
  db: Db,
  kind: VisitorMailKind,
  request: RequestWithItems,
  words: { mot: string; retenue?: string },
) {
  if (request.email === null) return null;
  return { recipient: request.email, ...(await draftRequestMail(db, kind, request, words)) };
}

/** The words of a mail about a request, whoever it is for. */
export async function draftRequestMail(
  db: Db,
  kind: VisitorMailKind,
  request: RequestWithItems,
  words: { mot: string; retenue?: string } & Partial<QuoteWords>,
): Promise<MailTemplate> {
  return draftMail(db, kind, { ...(await valuesOf(db, request, 'Votre fête')), ...words });
}

/**
 * Writes to the visitor, if there is an address; returns the mail's id. `mot` is the company's own text, `retenue` says
 * that the deposit is kept; the document of `quote` is attached, and it goes to whom that says, or the evidence of an
 * `acceptance`, or the document of a sheet of departure or return. Not sent before `dueAt`.
 */
export async function writeVisitorMail(
  tx: Db,
  kind: VisitorMailKind,
  request: RequestWithItems,
  {
    mot = '',
    retenue = '',
    occasion,
    quote,
    acceptance,
    handoverId,
    dueAt,
  }: {
    mot?: string;
    retenue?: string;
    occasion?: string;
    quote?: { versionId: number; words: QuoteWords; recipient: string; others: OtherRecipients };
    acceptance?: { id: number | null; words: QuoteWords };
    handoverId?: number;
    dueAt?: Date;
  } = {},
): Promise<number | null> {
  const recipient = quote?.recipient ?? request.email;
  if (recipient === null) return null;
  return writeMail(tx, {
    kind,
    requestId: request.id,
    recipient,
    values: { ...(await valuesOf(tx, request, 'Votre fête')), mot, retenue, ...quote?.words, ...acceptance?.words },
    ...(occasion !== undefined && { occasion }),
    ...(quote && { quoteVersionId: quote.versionId, others: quote.others }),
    ...(acceptance && { acceptanceId: acceptance.id }),
    ...(handoverId !== undefined && { handoverId }),
    ...(dueAt && { dueAt }),
  });
}

/**
 * Writes reminders of confirmed requests that leave within the next days, once for each first day, unless the visitor
 * got a confirmation or reminder since yesterday. Returns how many.
 */
export async function writeDepartureReminders(db: Db | PrismaClient, now = new Date()): Promise<number> {
  const today = todayInParis(now);
  const found = await db.reservationRequest.findMany({
    where: {
      statut: 'confirmee',
      email: { not: null },
      debut: { gt: dateOf(today), lte: dateOf(addDays(today, daysBefore)) },
      mails: {
        none: {
          kind: { in: ['confirmation', 'acceptation', 'rappel'] },
          createdAt: { gt: dateOf(addDays(today, -1)) },
        },
      },
      NOT: { mails: { some: { kind: 'rappel', createdAt: { gt: dateOf(addDays(today, -daysBefore - 1)) } } } },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: batch,
  });
  for (const { id } of found) {
    await inTransaction(db, async (tx) => {
      await tx.$executeRaw`SELECT id FROM reservation_requests WHERE id = ${id} FOR UPDATE`;
      const request = await tx.reservationRequest.findUnique({
        where: { id },
        include: { items: { orderBy: { id: 'asc' } } },
      });
      if (request?.statut === 'confirmee')
        await writeVisitorMail(tx, 'rappel', request, { occasion: toDay(request.debut) });
    });
  }
  return found.length;
}

// Leaves out names that contain a web address, articles that are not in the catalogue, and the delivery address.
function withoutFreeWords(request: RequestWithItems): RequestWithItems {
  const holdsAddress = (text: string) => /[/@]|www\.|\.\p{L}{2,}/iu.test(text);
  return {
    ...request,
    prenom: holdsAddress(request.prenom) ? 'Madame, Monsieur' : request.prenom,
    nom: holdsAddress(request.nom) ? '' : request.nom,
    items: request.items.filter(({ articleId }) => articleId !== null),
    adresse: request.adresse && 'à l’adresse que vous avez donnée',
  };
}

async function valuesOf(tx: Db, request: RequestWithItems, party: string): Promise<RequestMailValues> {
  const { id, prenom, nom, date, debut, fin, joursOfferts, items, livraisonMontage, adresse, phone, email } = request;
  const days = { date: toDay(date), debut: toDay(debut), fin: toDay(fin), joursOfferts };
  return {
    numero: String(id),
    prenom,
    nom,
    dates: rentalInWords(days, await readRentalTerms(tx), { party, withYear: true, isDelivered: livraisonMontage }),
    articles: (await itemsInWords(tx, items)).join('\n'),
    livraison: livraisonMontage ? `Livraison et montage : ${adresse ?? ''}` : '',
    contact: [phone && `Téléphone : ${spacedPhones(phone)}`, email && `E-mail : ${email}`].filter(Boolean).join('\n'),
    retenue: '',
    mot: '',
    evenement: '',
    devis: '',
    montant: '',
    validite: '',
    accord: '',
    facture: '',
    reglement: '',
  };
}

/** « – 1 × Tente de réception : Sol dur (bitume, béton, terrasse), nappe blanche » */
async function itemsInWords(tx: Db, items: RequestWithItems['items']): Promise<string[]> {
  const said = items.filter(({ terrain, choix }) => terrain !== null || choix.length > 0).map(({ id }) => id);
  const components = said.length === 0 ? [] : await listItemComponents(tx, said);
  return items.map((item) => {
    const wish = lineWishInWords({ ...item, components: components.filter(({ itemId }) => itemId === item.id) });
    return `– ${formatNumber(item.quantite)} × ${lineNameForVisitor(item.nom)}${wish && ` : ${wish}`}`;
  });
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
