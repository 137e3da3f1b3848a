import { setImmediate } from 'node:timers/promises';
import { unitNames } from '@barnum/rules/catalogue/articles/articles';
import { customerName, withoutContact } from '@barnum/rules/customers/customers';
import { toDay } from '@barnum/rules/dates/days';
import { handoverTitles } from '@barnum/rules/desk/handover/handover';
import { ledgerKindLabels, ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { administratorMailKinds } from '@barnum/rules/outbox/mails/templates';
import { lineKindLabels } from '@barnum/rules/prices/lines';
import { deliverySlotNames } from '@barnum/rules/prices/pricing-terms';
import { authors, requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { type Customer, contentOf } from '../../customers/customers/customers.domain.ts';
import { listKeptInvoices } from '../../money/ledger/kept-records.domain.ts';
import { entriesOf } from '../../money/ledger/ledger.domain.ts';
import type { FollowUpLinks } from '../../outbox/follow-up-links/follow-up-links.domain.ts';
import { isOfInvoice } from '../../outbox/mails/mails.domain.ts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { listReservationRequests } from '../../requests/reservation-requests/request-list.domain.ts';
import { isPerson, type Person, peopleAmong } from './personal-data.domain.ts';

const wholeRequest = {
  include: {
    items: { orderBy: { id: 'asc' } },
    events: { orderBy: { id: 'asc' } },
    messages: { orderBy: { id: 'asc' }, include: { files: { orderBy: { id: 'asc' }, select: { nom: true } } } },
    files: { orderBy: { id: 'asc' } },
    handovers: {
      where: { closedAt: { not: null } },
      orderBy: { id: 'asc' },
      include: { lines: { orderBy: { position: 'asc' } } },
    },
    quoteVersions: { orderBy: { id: 'asc' }, select: { createdAt: true, content: true } },
    invoices: { where: { numero: { not: null } }, orderBy: { id: 'asc' }, select: { content: true } },
    mails: { where: { kind: { notIn: [...administratorMailKinds] } }, orderBy: { id: 'asc' } },
  },
} satisfies Prisma.ReservationRequestFindManyArgs;
type WholeRequest = Prisma.ReservationRequestGetPayload<typeof wholeRequest>;

const wholeEntry = { include: { notes: true }, orderBy: { id: 'asc' } } satisfies Prisma.LedgerEntryFindManyArgs;
type WholeEntry = Prisma.LedgerEntryGetPayload<typeof wholeEntry>;

/** Requests that are written at once. After each batch others are answered. */
const writtenAtOnce = 2;

/** What the reader of a person's document may see of it, beside the records of customers. */
interface DocumentReader {
  withRequests: boolean;
  withMails: boolean;
  withMoney: boolean;
}

/**
 * All that is stored of a person, as a JSON document that administrators hand over, having read it: their own notes are
 * in it. What its reader has no right to is left out, and said to be.
 */
export async function exportPerson(
  db: Db,
  { contact, keys, ids, customers }: Person,
  links: FollowUpLinks,
  reader: DocumentReader,
): Promise<string> {
  const { withRequests, withMoney } = reader;
  const missing = leftOut(reader);
  const invoices = !withMoney
    ? []
    : await listKeptInvoices(db, { requestIds: [], customerIds: peopleAmong(customers) });
  const fiches = customers.map((customer) => exportedCustomer(customer, keys));
  const factures = invoices.map(({ content }) => content);
  return writeDocument(
    db,
    withRequests ? ids : [],
    {
      recherche: contact,
      ...(missing.length > 0 && { 'non communiqué': missing.join(' ') }),
      ...(fiches.length > 0 && { fiches }),
      ...(factures.length > 0 && { factures }),
    },
    (request, entries) => ({
      ...exported(cutTo(reader, request), links),
      ...exportedEntries(withMoney ? entries : [], (entry) => ({
        ...exportedEntry(entry),
        note: entry.notes?.note ?? '',
      })),
      notes: request.notes,
      'fichiers joints': request.files.map(({ nom, taille, createdAt }) => ({
        nom,
        octets: taille,
        'joint le': createdAt,
      })),
      histoire: request.events.map((event) => ({ ...exportedEvent(event), note: event.note })),
    }),
  );
}

function leftOut({ withRequests, withMails, withMoney }: DocumentReader): string[] {
  return [
    ...(withRequests ? [] : ['Les demandes et leurs devis : demandez-les à qui voit les demandes.']),
    ...(withMails ? [] : ['Les messages envoyés : demandez-les à qui voit les messages.']),
    ...(withMoney
      ? []
      : [
          'Les factures, les paiements, les cautions et les messages qui en parlent : demandez-les à qui voit l’argent.',
        ]),
  ];
}

function cutTo({ withMails, withMoney }: DocumentReader, request: WholeRequest): WholeRequest {
  const seen = withMails ? request.mails : [];
  if (withMoney) return { ...request, mails: seen };
  return { ...request, invoices: [], mails: seen.filter((mail) => !isOfInvoice(mail)) };
}

/** Exports a request as a JSON document for the visitor of its private page: everything but the company's own notes. */
export async function exportFollowedRequest(db: Db, id: number, links: FollowUpLinks): Promise<string> {
  return writeDocument(db, [id], {}, (request, entries) => ({
    ...exported(request, links),
    ...exportedEntries(entries, exportedEntry),
  }));
}

/** A JSON document of these requests, in their order, a few at a time. */
async function writeDocument(
  db: Db,
  ids: readonly number[],
  head: { recherche?: string; 'non communiqué'?: string; fiches?: object[]; factures?: unknown[] },
  toJson: (request: WholeRequest, entries: readonly WholeEntry[]) => object,
): Promise<string> {
  const demandes: string[] = [];
  for (let start = 0; start < ids.length; start += writtenAtOnce) {
    const requests = await listReservationRequests(db, wholeRequest, ids.slice(start, start + writtenAtOnce));
    await setImmediate();
    for (const request of requests) {
      const where = entriesOf({ requestIds: [request.id], invoiceIds: [] });
      const entries = await db.ledgerEntry.findMany({ ...wholeEntry, where });
      demandes.push(JSON.stringify(toJson(request, entries), null, 2).replaceAll('\n', '\n    '));
    }
  }
  const opening = JSON.stringify({ date: new Date(), ...head }, null, 2).slice(0, -'\n}'.length);
  return `${opening},\n  "demandes": [\n    ${demandes.join(',\n    ')}\n  ]\n}\n`;
}

/** Of a person all that is known; of an organisation, its name and the person among its contacts. */
function exportedCustomer(customer: Customer, keys: readonly string[]) {
  const content = contentOf(customer);
  if (isPerson(customer)) {
    const { kind: _kind, siret: _siret, numeroTva: _vat, bonDeCommande: _order, ...others } = content;
    const { codeService: _code, codeServiceExige: _asked, numeroEngagement: _engagement, ...known } = others;
    return { client: known, 'créée le': customer.createdAt };
  }
  const others = withoutContact(content, keys);
  return {
    client: customerName(content),
    contacts: content.contacts.filter((known) => !others.contacts.includes(known)),
    emails: content.emails.filter((email) => !others.emails.includes(email)),
    telephones: content.telephones.filter((phone) => !others.telephones.includes(phone)),
    emailsCopie: content.emailsCopie.filter((email) => !others.emailsCopie.includes(email)),
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
    'états des lieux': request.handovers.map(exportedHandover),
    messages: request.mails.map(({ createdAt, sentAt, recipient, subject, text }) => ({
      'écrit le': createdAt,
      'envoyé le': sentAt,
      à: recipient,
      objet: links.fillIn(subject, request),
      texte: links.fillIn(text, request),
    })),
    échanges: request.messages.map(({ createdAt, auteur, texte, files }) => ({
      le: createdAt,
      par: nameOf(auteur),
      texte,
      ...(files.length > 0 && { fichiers: files.map(({ nom }) => nom) }),
    })),
    'annulation demandée le': request.annulationDemandeLe,
    'effacement demandé le': request.effacementDemandeLe,
  };
}

function exportedHandover({ mouvement, closedAt, signataire, remarques, lines }: WholeRequest['handovers'][number]) {
  return {
    quoi: handoverTitles[mouvement],
    'fait le': closedAt,
    'signé par': signataire,
    remarques,
    lignes: lines.map(({ nom, attendu, compte, casse, manque, sale, dehors, note }) => ({
      nom,
      attendu,
      compté: compte,
      cassé: casse,
      manquant: manque,
      sale,
      'encore sorti': dehors,
      note,
    })),
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

function exportedEntries(entries: readonly WholeEntry[], toJson: (entry: WholeEntry) => object) {
  return entries.length > 0 && { 'paiements et cautions': entries.map(toJson) };
}

function exportedEntry({ date, nature, montant, moyen, reference, banque, notes }: WholeEntry) {
  return {
    le: toDay(date),
    nature: ledgerKindLabels[nature],
    montant,
    moyen: ledgerMeansLabels[moyen],
    référence: reference,
    banque,
    'remis par': notes?.payeur ?? '',
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
