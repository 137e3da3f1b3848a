import type { ExampleShop } from '../../../services/api/src/desk/example/example.domain.ts';
import { seedDemoArticleSets } from '../catalogue/article-sets.ts';
import { seedDemoArticles } from '../catalogue/articles.ts';
import { seedDemoCategories } from '../catalogue/categories.ts';
import { seedPictures } from '../catalogue/images.ts';
import { seedDemoStockMovements } from '../catalogue/stock-movements.ts';
import { seedDemoCustomers } from '../customers/customers.ts';
import { type DemoPictures, readDemoPictures } from '../demo-pictures.ts';
import { seedDemoReservationRequests } from '../requests/reservation-requests.ts';
import { seedDemoPartners } from '../site/partners.ts';
import { seedDemoTestimonials } from '../site/testimonials.ts';

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
