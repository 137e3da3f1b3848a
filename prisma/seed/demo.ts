import { defaultInvoiceSettings } from '@barnum/rules/money/invoices/invoice-settings';
import { markWhatIsAdded } from '../../services/api/src/desk/example/example.domain.ts';
import { saveInvoiceSettings } from '../../services/api/src/money/invoice-settings/invoice-settings.domain.ts';
import { drawInvoiceDocuments } from '../../services/api/src/money/invoices/invoice-documents.domain.ts';
import type { DrawInvoice } from '../../services/api/src/money/invoices/issue-invoice.domain.ts';
import type { PrismaClient } from '../../services/api/src/platform/db/client.ts';
import type { Storage } from '../../services/api/src/platform/storage/storage.ts';
import { openShop } from '../../services/api/src/site/shop-settings/shop-settings.domain.ts';
import { seedDemoUsers } from './access/auth.ts';
import { seedDemoArticleSets } from './catalogue/article-sets.ts';
import { seedDemoArticles } from './catalogue/articles.ts';
import { seedDemoCategories } from './catalogue/categories.ts';
import { seedPictures } from './catalogue/images.ts';
import { seedDemoPieceOutings, seedDemoPieces } from './catalogue/pieces.ts';
import { seedDemoStockMovements } from './catalogue/stock-movements.ts';
import { seedDemoCustomers } from './customers/customers.ts';
import { demoAcceptance, demoCompanyInfo, demoVat } from './data/company-info.ts';
import { demoIban } from './data/money.ts';
import { type DemoPictures, readDemoPictures } from './demo-pictures.ts';
import { seedDemoHandovers } from './desk/handovers.ts';
import { seedDemoMoney } from './money.ts';
import { seedDemoLineTemplates } from './requests/line-templates.ts';
import { seedDemoPricing } from './requests/pricing.ts';
import { seedDemoMissedDemands, seedDemoQuotes, seedDemoReservationRequests } from './requests/reservation-requests.ts';
import { markDemoIdentity, seedDemoCompanyInfo } from './site/company-info.ts';
import { seedDemoPartners } from './site/partners.ts';
import { seedDemoSalesConditions } from './site/sales-conditions.ts';
import { seedDemoSiteTexts } from './site/site-texts.ts';
import { seedDemoTestimonials } from './site/testimonials.ts';

export interface DemoOptions {
  db: PrismaClient;
  storage: Storage;
  administrators: { adminEmails: readonly string[]; adminPassword: string | undefined };
  /** By default those committed with the demo data. */
  pictures?: DemoPictures;
  /** How invoices are drawn; by default as the service does. */
  drawInvoice?: DrawInvoice;
  /** Called after each picture. */
  onPicture?: (done: number, total: number) => void;
}

/** True when the database has no articles, categories or requests. */
export async function isEmpty(db: PrismaClient): Promise<boolean> {
  const counts = await Promise.all([db.article.count(), db.category.count(), db.reservationRequest.count()]);
  return counts.every((count) => count === 0);
}

/** Fills an empty database with the demo shop, pictures included: all of it but quotes and invoices, or nothing. */
export async function seedDemo(options: DemoOptions): Promise<void> {
  const { db, storage, administrators, onPicture } = options;
  // Stored before the transaction, since that takes long. If it fails, the job that deletes orphaned pictures removes
  // them.
  const pictures = await seedPictures(db, storage, options.pictures ?? (await readDemoPictures()), onPicture);
  await db.$transaction(
    async (tx) => {
      await seedDemoUsers(tx, administrators);
      await openShop(tx);
      await seedDemoCompanyInfo(tx, { ...demoCompanyInfo, ...demoVat, ...demoAcceptance });
      await markDemoIdentity(tx);
      await seedDemoSalesConditions(tx);
      await markWhatIsAdded(tx);
      await seedDemoSiteTexts(tx);
      await seedDemoTestimonials(tx);
      await seedDemoPartners(tx, pictures);
      const articleIds = await seedDemoArticles(tx, await seedDemoCategories(tx, pictures), pictures);
      await seedDemoArticleSets(tx, articleIds);
      await seedDemoPieces(tx, articleIds);
      await seedDemoStockMovements({ db: tx, storage }, articleIds);
      await seedDemoLineTemplates(tx, articleIds);
      await seedDemoReservationRequests(tx);
      await seedDemoMissedDemands(tx, articleIds);
      await seedDemoPieceOutings(tx);
      await seedDemoCustomers(tx);
      await seedDemoPricing(tx);
      await saveInvoiceSettings(tx, { ...defaultInvoiceSettings, iban: demoIban }, null);
    },
    { timeout: 120_000 },
  );
  // Numbers are given in transactions of their own, and what is issued is not taken back. No money comes in before the
  // first document: the quotes are of these days.
  const draw: DrawInvoice = (tx, content) => drawInvoiceDocuments({ db: tx, storage }, content);
  await seedDemoMoney({ db, draw: options.drawInvoice ?? draw });
  await seedDemoQuotes({ db, storage });
  await seedDemoHandovers(db);
}
