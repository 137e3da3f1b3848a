import type { ExampleShop } from '../../services/api/src/features/example/example.domain.ts';
import { seedDemoArticleSets } from './article-sets.ts';
import { seedDemoArticles } from './articles.ts';
import { seedDemoCategories } from './categories.ts';
import { seedDemoCustomers } from './customers.ts';
import { type DemoPictures, readDemoPictures } from './demo-pictures.ts';
import { seedPictures } from './images.ts';
import { seedDemoPartners } from './partners.ts';
import { seedDemoReservationRequests } from './reservation-requests.ts';
import { seedDemoStockMovements } from './stock-movements.ts';
import { seedDemoTestimonials } from './testimonials.ts';

/**
 * The demo shop as an example in a shop of one's own: its catalogue, partners, testimonials and requests; neither
 * company information nor sales conditions, which a public site must not make up. By default with the pictures
 * committed with the demo data.
 */
export function exampleShop(readPictures: () => Promise<DemoPictures> = readDemoPictures): ExampleShop {
  return {
    storePictures: async (db, storage) => {
      const pictures = await seedPictures(db, storage, await readPictures());
      return async (tx) => {
        await seedDemoTestimonials(tx);
        await seedDemoPartners(tx, pictures);
        const articleIds = await seedDemoArticles(tx, await seedDemoCategories(tx, pictures), pictures);
        await seedDemoArticleSets(tx, articleIds);
        await seedDemoStockMovements({ db: tx, storage }, articleIds);
        await seedDemoReservationRequests(tx);
        await seedDemoCustomers(tx);
      };
    },
  };
}
