import { defaultShopSettings, type ShopSettings } from '@barnum/rules/site/shop-settings/shop-settings';
import type { Db } from '../../platform/db/client.ts';

/** What the company uses, and whether its site is open; all of it until it says otherwise. */
export async function readShopSettings(db: Db): Promise<ShopSettings> {
  return (await db.shopSettings.findUnique({ where: { id: 1 } })) ?? defaultShopSettings;
}

/** Changes some of them. */
export async function updateShopSettings(db: Db, changed: Partial<ShopSettings>): Promise<ShopSettings> {
  return db.shopSettings.upsert({ where: { id: 1 }, create: changed, update: changed });
}

/** Opens a site that is closed. */
export async function openShop(db: Db): Promise<void> {
  await db.shopSettings.updateMany({ where: { publie: false }, data: { publie: true } });
}

/** Closes the site of a shop that nobody set up, until its owner publishes it; one that holds anything is left as it is. */
export async function closeNewShop(db: Db): Promise<void> {
  const counts = await Promise.all([
    db.article.count(),
    db.category.count(),
    db.reservationRequest.count(),
    db.companyInfo.count(),
    db.siteTextVersion.count(),
    db.salesConditionsVersion.count(),
  ]);
  if (counts.some((count) => count > 0)) return;
  // A replica that starts at the same time closes it, too.
  await db.shopSettings.createMany({ data: { publie: false }, skipDuplicates: true });
}
