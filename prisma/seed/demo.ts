import { articleDrawings } from '@barnum/illustrations/articles';
import { categoryDrawings } from '@barnum/illustrations/categories';
import { logos } from '@barnum/illustrations/logos';
import type { PrismaClient } from '../../services/api/src/db/client.ts';
import type { Storage } from '../../services/api/src/storage/storage.ts';
import { seedDemoArticles } from './articles.ts';
import { seedDemoUsers } from './auth.ts';
import { drawnCategories, seedDemoCategories } from './categories.ts';
import { seedDemoCompanyInfo } from './company-info.ts';
import { demoArticles } from './data/articles.ts';
import { seedArticleImage, seedPicture } from './images.ts';
import { seedDemoPartners } from './partners.ts';
import { seedDemoReservationRequests } from './reservation-requests.ts';
import { seedDemoSalesConditions } from './sales-conditions.ts';
import { seedDemoTestimonials } from './testimonials.ts';

export interface DemoOptions {
  db: PrismaClient;
  storage: Storage;
  administrators: { adminEmails: readonly string[]; adminPassword: string | undefined };
  /** Told how many of the pictures are done, from 0. */
  onPicture?: (done: number, total: number) => void;
}

/** True when nothing that a visitor or an administrator would miss is in the database. */
export async function isEmpty(db: PrismaClient): Promise<boolean> {
  const counts = await Promise.all([db.article.count(), db.category.count(), db.reservationRequest.count()]);
  return counts.every((count) => count === 0);
}

/** Fills an empty database with the demo shop, pictures included. */
export async function seedDemo({ db, storage, administrators, onPicture }: DemoOptions): Promise<void> {
  await seedDemoUsers(db, administrators);
  await seedDemoCompanyInfo(db);
  await seedDemoSalesConditions(db);
  await seedDemoTestimonials(db);

  const progress = pictureProgress(drawnCategories().length + Object.keys(logos).length + countViews(), onPicture);
  const categoryPictures = new Map<string, string>();
  for (const { key, drawing } of drawnCategories()) {
    const draw = categoryDrawings[drawing];
    if (draw) categoryPictures.set(key, await progress(() => seedPicture(db, storage, draw())));
  }
  const articles = await seedDemoArticles(db, await seedDemoCategories(db, categoryPictures));
  await seedDemoReservationRequests(db);

  const logoPictures = new Map<string, string>();
  for (const [key, logo] of Object.entries(logos)) {
    logoPictures.set(key, await progress(() => seedPicture(db, storage, logo.svg(), logo.width)));
  }
  await seedDemoPartners(db, logoPictures);

  for (const { id, nom, drawing } of articles) {
    for (const [index, draw] of viewsOf(drawing).entries()) {
      const altImage = index === 0 ? nom : `${nom}, vue ${index + 1}`;
      await progress(() => seedArticleImage(db, storage, { articleId: id, altImage, svg: draw() }));
    }
  }
}

function viewsOf(drawing: string | undefined) {
  return drawing === undefined ? [] : (articleDrawings[drawing] ?? []);
}

function countViews(): number {
  return demoArticles.reduce((sum, { drawing }) => sum + viewsOf(drawing).length, 0);
}

function pictureProgress(total: number, onPicture: DemoOptions['onPicture']) {
  let done = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = await work();
    done += 1;
    onPicture?.(done, total);
    return result;
  };
}
