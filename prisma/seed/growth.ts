import { todayInParis } from '@barnum/rules/dates/paris-time';
import { authors, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { addArticleImage } from '../../services/api/src/catalogue/images/images.domain.ts';
import { customerColumns } from '../../services/api/src/customers/customers/customers.domain.ts';
import type { Db, PrismaClient } from '../../services/api/src/platform/db/client.ts';
import { pauseJournal } from '../../services/api/src/platform/db/pause-journal.ts';
import { contentColumns } from '../../services/api/src/requests/reservation-requests/reservation-requests.domain.ts';
import { readRentalTerms } from '../../services/api/src/site/company-info/rental-terms.domain.ts';
import { seedArticle } from './catalogue/articles.ts';
import { demoCustomerContent } from './customers/customers.ts';
import { demoArticles } from './data/articles.ts';
import { demoCustomers } from './data/customers.ts';
import type { DemoArticle } from './data/demo-article.ts';
import { demoRequests } from './data/reservation-requests.ts';
import { demoTestimonials } from './data/testimonials.ts';
import { daysAgo, hoursAgo } from './dates.ts';
import { seedReservationRequest } from './requests/reservation-requests.ts';
import { seedTestimonial } from './site/testimonials.ts';

/** The wanted number of records of each kind. */
export interface Size {
  articles: number;
  /** Those of the articles that are packs. */
  packs: number;
  customers: number;
  requests: number;
  testimonials: number;
}

type OnProgress = (line: string) => void;

/**
 * So many requests are created as visitors do; the others are copied from these, since creating thousands takes hours.
 */
const originals = 60;

/** Not the seasons of the demo's customers. */
const nobodys = { customerId: null };

/** Records written in one transaction, one by one or as copies. */
const batchSize = 100;
const copiesAtOnce = 1000;

/**
 * Adds records like the demo's until there are as many as `size`; existing ones stay. The new articles share three
 * existing pictures each, since storing thousands takes long.
 */
export async function grow(db: PrismaClient, size: Size, onProgress: OnProgress): Promise<string> {
  await growArticles(db, size.articles - size.packs, onProgress);
  await growPacks(db, size.packs, onProgress);
  await addUntil(db, size.customers, {
    name: 'customers',
    count: () => db.customer.count(),
    add: async (tx, numbers) => {
      await tx.customer.createMany({ data: numbers.map((number) => customerColumns(customer(number))) });
    },
    onProgress,
    batchSize: copiesAtOnce,
  });
  await growRequests(db, size.requests, onProgress);
  await addUntil(db, size.testimonials, {
    name: 'testimonials',
    count: () => db.testimonial.count(),
    add: oneByOne((tx, number) => seedTestimonial(tx, testimonial(number))),
    onProgress,
  });
  const [articles, customers, requests, testimonials] = await Promise.all([
    db.article.count(),
    db.customer.count(),
    db.reservationRequest.count(),
    db.testimonial.count(),
  ]);
  return `The database holds ${articles} articles, ${customers} customers, ${requests} requests and ${testimonials} testimonials.`;
}

async function growArticles(db: PrismaClient, wanted: number, onProgress: OnProgress): Promise<void> {
  const models = await db.article.findMany({
    where: { nom: { in: demoArticles.map(({ nom }) => nom) } },
    select: { nom: true, categorieId: true, images: { select: { pictureKey: true }, orderBy: { id: 'asc' } } },
  });
  const images = await db.articleImage.findMany({ select: { pictureKey: true }, distinct: 'pictureKey' });
  await addUntil(db, wanted, {
    name: 'articles',
    count: () => db.article.count(),
    add: oneByOne(async (tx, number) => {
      const { model, ...seed } = article(number);
      const known = models.find(({ nom }) => nom === model);
      const { id, nom } = await seedArticle(tx, { ...seed, categorieId: known?.categorieId ?? null });
      const others = images.length > 0 ? [0, 1, 2].map((view) => nth(images, number * 3 + view)) : [];
      const keys = new Set([...(known?.images ?? []), ...others].map(({ pictureKey }) => pictureKey));
      for (const [view, pictureKey] of [...keys].slice(0, 3).entries()) {
        await addArticleImage(tx, { articleId: id, pictureKey, altImage: `${nom}, vue ${view + 1}` });
      }
    }),
    onProgress,
  });
}

/** Packs of one to five articles in a row, the third of each on hard ground only. */
async function growPacks(db: PrismaClient, wanted: number, onProgress: OnProgress): Promise<void> {
  const held = await db.article.findMany({
    where: { components: { none: {} } },
    select: { id: true, categorieId: true },
    orderBy: { id: 'asc' },
  });
  if (held.length < 5) return;
  await addUntil(db, wanted, {
    name: 'packs',
    count: () => db.article.count({ where: { components: { some: {} } } }),
    add: oneByOne(async (tx, number) => {
      const components = Array.from({ length: 1 + (number % 5) }, (_, index) => ({
        articleId: nth(held, number * 5 + index).id,
        quantite: 1 + (index % 3),
        terrain: index === 2 ? ('dur' as const) : null,
        choix: '',
      }));
      const { categorieId } = nth(held, number);
      await seedArticle(tx, { nom: `Ensemble, série ${number}`, prix: 50 + (number % 300), categorieId, components });
    }),
    onProgress,
  });
}

async function growRequests(db: PrismaClient, wanted: number, onProgress: OnProgress): Promise<void> {
  const [articles, packs] = await Promise.all(
    [{ none: {} }, { some: {} }].map((components) =>
      db.article.findMany({
        // Of some packs there is none, where one of their parts is rare.
        where: { etat: 'en_ligne', components, OR: [{ quantite: null }, { quantite: { gt: 0 } }] },
        select: { id: true, lot: true },
        orderBy: { id: 'asc' },
      }),
    ),
  );
  const kind = { name: 'requests', count: () => db.reservationRequest.count(), onProgress };
  const joined = await db.reservationRequest.count({ where: { customerId: { not: null } } });
  await addUntil(db, Math.min(wanted - joined, originals), {
    ...kind,
    count: () => db.reservationRequest.count({ where: nobodys }),
    add: oneByOne((tx, number) => seedReservationRequest(tx, request(number, articles ?? [], packs ?? []))),
  });
  await addUntil(db, wanted, { ...kind, add: copyRequests, batchSize: copiesAtOnce });
}

/** Copies of requests for other people, each confirmed for a day a month after its arrival, or returned since. */
async function copyRequests(tx: Db, numbers: readonly number[]): Promise<void> {
  const include = {
    items: { omit: { id: true, requestId: true }, include: { components: { omit: { id: true, itemId: true } } } },
  } as const;
  const omit = { id: true, cleSuivi: true, idempotencyKey: true } as const;
  const models = await tx.reservationRequest.findMany({
    where: nobodys,
    include,
    omit,
    orderBy: { id: 'asc' },
    take: originals,
  });
  const { fermetures } = await readRentalTerms(tx);
  const copies = numbers.map((number) => {
    const { items, ...model } = nth(models, number);
    const age = arrivalAge(number);
    const date = todayInParis(hoursAgo(age - 30 * 24));
    const statut: RequestState = date < todayInParis() ? 'rendue' : 'confirmee';
    const columns = contentColumns({ ...person(number), date, dateRetrait: null, dateRetour: null }, fermetures, items);
    return { row: { ...model, ...columns, createdAt: hoursAgo(age), statut }, items };
  });
  const created = await tx.reservationRequest.createManyAndReturn({
    data: copies.map(({ row }) => row),
    select: { id: true, createdAt: true, statut: true },
  });
  // The rows of one statement are returned in their order.
  const items = created.flatMap(({ id }, index) =>
    (copies[index]?.items ?? []).map((item) => ({ ...item, requestId: id })),
  );
  const createdItems = await tx.reservationRequestItem.createManyAndReturn({
    data: items.map(({ components: _held, ...item }) => item),
    select: { id: true },
  });
  await tx.requestItemComponent.createMany({
    data: createdItems.flatMap(({ id }, index) =>
      (items[index]?.components ?? []).map((component) => ({ ...component, itemId: id })),
    ),
  });
  await tx.requestEvent.createMany({
    data: created.map(({ id, createdAt, statut }) => ({
      requestId: id,
      createdAt,
      auteur: authors.visitor,
      apres: statut,
    })),
  });
}

async function addUntil(
  db: PrismaClient,
  wanted: number,
  kind: {
    name: string;
    count: () => Promise<number>;
    add: (tx: Db, numbers: readonly number[]) => Promise<void>;
    onProgress: OnProgress;
    batchSize?: number;
  },
): Promise<void> {
  for (let present = await kind.count(); present < wanted; ) {
    const end = Math.min(present + (kind.batchSize ?? batchSize), wanted);
    const numbers = Array.from({ length: end - present }, (_, index) => present + index);
    await db.$transaction(
      async (tx) => {
        await pauseJournal(tx);
        await kind.add(tx, numbers);
      },
      { timeout: 120_000 },
    );
    present = end;
    kind.onProgress(`Demo data: ${present} of ${wanted} ${kind.name}`);
  }
}

function oneByOne(add: (tx: Db, number: number) => Promise<unknown>) {
  return async (tx: Db, numbers: readonly number[]): Promise<void> => {
    for (const number of numbers) await add(tx, number);
  };
}

function article(number: number) {
  const model = nth(demoArticles, number);
  return {
    model: model.nom,
    nom: `${model.nom}, série ${number}`,
    prix: model.prix + (number % 40) / 2,
    unite: model.unite,
    quantite: number % 9 === 0 ? null : 1 + (number % 60),
    courteDescription: model.courte,
    longueDescription: longDescription(model, number),
    montantCaution: model.caution,
    coutMontage: model.montage ?? 0,
  };
}

/** About a kilobyte, like a careful description. */
function longDescription(model: DemoArticle, number: number): string {
  const list = (points: readonly string[]) => `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
  const parts = [`<p>${model.courte}</p>${list(model.points)}`];
  for (let step = 1; parts.join('').length < 950; step += 1) {
    const other = nth(demoArticles, number + step * 7);
    parts.push(`<h3>Avec ${other.nom}</h3><p>${other.courte}</p>${list(other.points)}`);
  }
  return parts.join('');
}

interface Wanted {
  id: number;
  lot: number;
}

/** Three articles, or two and a pack. */
function request(number: number, articles: readonly Wanted[], packs: readonly Wanted[]) {
  const wanted = (item: number) => nth(item === 2 && packs.length > 0 ? packs : articles, number * 3 + item);
  return {
    ...person(number),
    date: todayInParis(daysAgo(-1 - (number % 300))),
    createdAt: hoursAgo(arrivalAge(number)),
    items:
      articles.length > 0
        ? [0, 1, 2].map((item) => {
            const { id, lot } = wanted(item);
            return { articleId: id, quantite: lot };
          })
        : [{ nom: 'Barnum pliant', quantite: 1 }],
  };
}

/** Hours since a request arrived: some 830 arrive in a month, a hundred thousand in ten years. */
const arrivalAge = (number: number): number => 1 + number * 0.87;

/** The person of a request; some persons have several requests. */
function person(number: number) {
  const model = nth(demoRequests, number);
  const phone = `06 39 98 ${digits(number / 100)} ${digits(number)}`;
  return {
    prenom: `${model.prenom} ${number}`,
    nom: model.nom,
    phone: model.phone && phone,
    email: model.email && `client-${number % 20_000}@client.example`,
    adresse: model.adresse,
    livraisonMontage: model.adresse !== null,
  };
}

/** As the demo's, under other names. */
function customer(number: number) {
  const { nom, telephones, emails, ...content } = demoCustomerContent(nth(demoCustomers, number));
  return {
    ...content,
    nom: `${nom} ${number}`,
    telephones: telephones.map(() => `06 39 99 ${digits(number / 100)} ${digits(number)}`),
    emails: emails.map(() => `fiche-${number}@client.example`),
  };
}

function testimonial(number: number) {
  const { daysAgo: _days, ...model } = nth(demoTestimonials, number);
  return { ...model, nom: `${model.nom} ${number}`, createdAt: daysAgo(1 + number) };
}

function digits(number: number): string {
  return String(Math.floor(number) % 100).padStart(2, '0');
}

/** The item at `index`, modulo the length. */
function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
