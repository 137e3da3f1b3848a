import { useEffect, useSyncExternalStore } from 'react';
import { graphql } from './service/graphql.ts';
import { createGraphqlClient } from './service/graphql-client.ts';

const query = graphql(`
  query ShopName {
    siteTexts {
      key
      texte
    }
  }
`);

let shopName = '';
const subscribers = new Set<() => void>();

/** Takes the name of the shop from the site's texts. */
export function takeShopName(texts: readonly { key: string; texte: string }[]): void {
  shopName = texts.find(({ key }) => key === 'name')?.texte ?? '';
  for (const notify of subscribers) notify();
}

/** Reads the name of the shop, also before anybody signs in. */
export async function readShopName(): Promise<void> {
  const { data } = await createGraphqlClient({ readToken: () => null }).query(query, {});
  if (data) takeShopName(data.siteTexts);
}

/** The name of the shop; empty until it is read. */
export function useShopName(): string {
  return useSyncExternalStore(subscribe, () => shopName);
}

/** The title of the browser's tab, with the name of the shop. */
export function useTabTitle(title: string): void {
  const name = useShopName();
  useEffect(() => {
    document.title = [title, name].filter(Boolean).join(' · ');
  }, [title, name]);
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
