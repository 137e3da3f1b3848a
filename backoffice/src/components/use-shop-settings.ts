import { defaultShopSettings, type ShopSettings } from '@barnum/rules/site/shop-settings/shop-settings';
import { graphql } from '../lib/service/graphql.ts';
import { useRead } from './use-read.ts';

export const shopSettingsQuery = graphql(`
  query ShopSettings {
    shopSettings {
      publie
      equipe
      packs
      livraison
    }
  }
`);

const variables = {};

/** What the company uses: else menus and forms speak of none of it. All of it until the service has answered. */
export function useShopSettings(): ShopSettings {
  return useRead(shopSettingsQuery, variables).data?.shopSettings ?? defaultShopSettings;
}
