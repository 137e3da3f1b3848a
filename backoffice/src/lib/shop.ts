import { defaultColours, type ShopColours } from '@barnum/rules/site/colours/shop-colours';
import { coloursOf, type SiteTextValues } from '@barnum/rules/site/site-texts/site-texts';
import { useEffect, useSyncExternalStore } from 'react';
import { graphql } from './service/graphql.ts';
import { createGraphqlClient } from './service/graphql-client.ts';

/** What the back-office shows of the shop; the name is empty until it is read. */
export interface Shop {
  name: string;
  /** Address of its own logo; empty without one. */
  logo: string;
  colours: ShopColours;
}

const query = graphql(`
  query Shop {
    siteTexts {
      key
      texte
    }
  }
`);

let shop: Shop = { name: '', logo: '', colours: defaultColours };
const subscribers = new Set<() => void>();

/** Takes what it shows of the shop from the site's texts. */
export function takeShop(siteTexts: readonly { key: string; texte: string }[]): void {
  const texts = Object.fromEntries(siteTexts.map(({ key, texte }) => [key, texte])) as SiteTextValues;
  shop = { name: texts.name, logo: texts.logo, colours: coloursOf(texts) };
  for (const notify of subscribers) notify();
}

/** Reads what it shows of the shop, also before anybody signs in. */
export async function readShop(): Promise<void> {
  const { data } = await createGraphqlClient({ readToken: () => null }).query(query, {});
  if (data) takeShop(data.siteTexts);
}

export function useShop(): Shop {
  return useSyncExternalStore(subscribe, () => shop);
}

/** The title of the browser's tab, with the name of the shop. */
export function useTabTitle(title: string): void {
  const { name } = useShop();
  useEffect(() => {
    document.title = [title, name].filter(Boolean).join(' · ');
  }, [title, name]);
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
