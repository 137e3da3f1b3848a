import { defaultShopSettings } from '@barnum/rules/site/shop-settings/shop-settings';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { prepareAdministrators } from '../../assembly/start-up.ts';
import { closeNewShop, openShop, readShopSettings } from './shop-settings.domain.ts';

const read = '{ shopSettings { publie equipe packs livraison } }';
const update = `mutation ($publie: Boolean, $equipe: Boolean) {
  updateShopSettings(publie: $publie, equipe: $equipe) { publie equipe packs livraison } }`;

onOneDatabase('the settings of a shop', (service) => {
  it('are all on until they are changed, each on its own, by who has the settings', async () => {
    expect((await service.graphql(read)).data.shopSettings).toEqual(defaultShopSettings);
    expect((await service.graphql(update, { equipe: false })).errors).toHaveLength(1);
    const token = await service.signIn('administrator');
    await service.graphql(update, { equipe: false }, token);
    const { data } = await service.graphql(update, { publie: false, equipe: null }, token);
    expect(data.updateShopSettings).toEqual({ ...defaultShopSettings, publie: false, equipe: false });
    expect((await service.graphql(read)).data.shopSettings).toEqual(data.updateShopSettings);
  });

  const isOpen = async () => (await readShopSettings(service.db)).publie;

  it('keep a new shop closed, and never one that holds anything', async () => {
    await seedArticle(service.db);
    await closeNewShop(service.db);
    expect(await isOpen()).toBe(true);
    await service.db.article.deleteMany();
    await closeNewShop(service.db);
    await closeNewShop(service.db);
    expect(await isOpen()).toBe(false);
    await openShop(service.db);
    await closeNewShop(service.db);
    expect(await isOpen()).toBe(true);
  });

  it.each([
    [true, true],
    [false, false],
  ])('of an installation whose first administrators are created: trial %s, open %s', async (isDemo, isPublished) => {
    const env = { adminEmails: ['gerance@barnum.example'], adminPassword: 'le ponant du matin', isDemo, dataDir: '' };
    await prepareAdministrators({ prisma: service.db }, env);
    expect(await isOpen()).toBe(isPublished);
    await openShop(service.db);
    await prepareAdministrators({ prisma: service.db }, env);
    expect(await isOpen()).toBe(true);
  });
});
