import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Db, PrismaClient } from '../../services/api/src/db/client.ts';
import { addArticleImage } from '../../services/api/src/features/images/images.domain.ts';
import { seedArticle } from './articles.ts';
import { type DemoArticle, demoArticles } from './data/articles.ts';
import { demoRequests } from './data/reservation-requests.ts';
import { demoTestimonials } from './data/testimonials.ts';
import { daysAgo, hoursAgo } from './dates.ts';
import { seedReservationRequest } from './reservation-requests.ts';
import { seedTestimonial } from './testimonials.ts';

/** How many records of each kind a database is to hold. */
export interface Size {
  articles: number;
  requests: number;
  testimonials: number;
}

type OnProgress = (line: string) => void;

/** Records written in one transaction. */
const batchSize = 100;

/**
 * Adds records of the demo's kind until the database holds as many as `size` says; what there is stays. The new articles show
 * pictures that others show already, three each: storing thousands takes long, and a picture lasts as long as its last article.
 */
export async function grow(db: PrismaClient, size: Size, onProgress: OnProgress): Promise<string> {
  await growArticles(db, size.articles, onProgress);
  await growRequests(db, size.requests, onProgress);
  await addUntil(db, size.testimonials, {
    name: 'testimonials',
    count: () => db.testimonial.count(),
    add: (tx, number) => seedTestimonial(tx, testimonial(number)),
    onProgress,
  });
  const [articles, requests, testimonials] = await Promise.all([
    db.article.count(),
    db.reservationRequest.count(),
    db.testimonial.count(),
  ]);
  return `The database holds ${articles} articles, ${requests} requests and ${testimonials} testimonials.`;
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
    async add(tx, number) {
      const { model, ...seed } = article(number);
      const known = models.find(({ nom }) => nom === model);
      const { id, nom } = await seedArticle(tx, { ...seed, categorieId: known?.categorieId ?? null });
      const others = images.length > 0 ? [0, 1, 2].map((view) => nth(images, number * 3 + view)) : [];
      const keys = new Set([...(known?.images ?? []), ...others].map(({ pictureKey }) => pictureKey));
      for (const [view, pictureKey] of [...keys].slice(0, 3).entries()) {
        await addArticleImage(tx, { articleId: id, pictureKey, altImage: `${nom}, vue ${view + 1}` });
      }
    },
    onProgress,
  });
}

async function growRequests(db: PrismaClient, wanted: number, onProgress: OnProgress): Promise<void> {
  const articles = await db.article.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
  await addUntil(db, wanted, {
    name: 'requests',
    count: () => db.reservationRequest.count(),
    add: (tx, number) => seedReservationRequest(tx, request(number, articles)),
    onProgress,
  });
}

async function addUntil(
  db: PrismaClient,
  wanted: number,
  kind: {
    name: string;
    count: () => Promise<number>;
    add: (tx: Db, number: number) => Promise<unknown>;
    onProgress: OnProgress;
  },
): Promise<void> {
  for (let present = await kind.count(); present < wanted; ) {
    const end = Math.min(present + batchSize, wanted);
    await db.$transaction(
      async (tx) => {
        for (let number = present; number < end; number += 1) await kind.add(tx, number);
      },
      { timeout: 120_000 },
    );
    present = end;
    kind.onProgress(`Demo data: ${present} of ${wanted} ${kind.name}`);
  }
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

/** About a kilobyte, as somebody who describes an article with care writes it. */
function longDescription(model: DemoArticle, number: number): string {
  const list = (points: readonly string[]) => `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
  const parts = [`<p>${model.courte}</p>${list(model.points)}`];
  for (let step = 1; parts.join('').length < 950; step += 1) {
    const other = nth(demoArticles, number + step * 7);
    parts.push(`<h3>Avec ${other.nom}</h3><p>${other.courte}</p>${list(other.points)}`);
  }
  return parts.join('');
}

function request(number: number, articles: readonly { id: number }[]) {
  const model = nth(demoRequests, number);
  const phone = `06 39 98 ${digits(number / 100)} ${digits(number)}`;
  return {
    prenom: `${model.prenom} ${number}`,
    nom: model.nom,
    phone: model.phone && phone,
    email: model.email && `client-${number}@client.example`,
    adresse: model.adresse,
    livraisonMontage: model.adresse !== null,
    date: todayInParis(daysAgo(-1 - (number % 300))),
    createdAt: hoursAgo(1 + number * 0.8),
    items:
      articles.length > 0
        ? [0, 1, 2].map((item) => ({ articleId: nth(articles, number * 3 + item).id, quantite: 1 }))
        : [{ nom: 'Barnum pliant', quantite: 1 }],
  };
}

function testimonial(number: number) {
  const { daysAgo: _days, ...model } = nth(demoTestimonials, number);
  return { ...model, nom: `${model.nom} ${number}`, createdAt: daysAgo(1 + number) };
}

function digits(number: number): string {
  return String(Math.floor(number) % 100).padStart(2, '0');
}

/** The item at `index`, beginning anew after the last one. */
function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
