import { useSyncExternalStore } from 'react';
import { showDrawer } from '../request-drawer.ts';
import { type DraftWish, emptyDraft, quantityOf } from './request-draft-state.ts';
import { type Addition, createRequestDraftStore, storageKey } from './request-draft-store.ts';

const store = createRequestDraftStore(() => window.localStorage);

if (typeof window !== 'undefined') {
  // Another tab changed the draft; `clear()` has no key.
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) store.reload();
  });
  // A page restored from the back/forward cache missed such events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.reload();
  });
}

/**
 * The visitor's request draft, one for all tabs of the browser and for every component of the page.
 * Empty on the server and while hydrating, so that both render the same.
 */
export function useRequestDraft() {
  const draft = useSyncExternalStore(store.subscribe, store.read, () => emptyDraft);
  return { draft, items: draft.items, ...actions };
}

/** Quantity of one article in the draft. */
export function useRequestedQuantity(articleId: number): number {
  const read = () => quantityOf(store.read().items, articleId);
  return useSyncExternalStore(store.subscribe, read, () => 0);
}

/** What is said of a pack in the draft; undefined where nothing is. */
export function useSaidOf(articleId: number): DraftWish | undefined {
  const read = () => store.read().wishes.find((wish) => wish.articleId === articleId);
  return useSyncExternalStore(store.subscribe, read, () => undefined);
}

/** Adds pieces to those in the draft, never above the stock, and shows them. */
export function addArticles(additions: readonly Addition[]): void {
  const before = store.read().items;
  store.addArticles(additions);
  const { items } = store.read();
  const isLimited = ({ articleId, quantite }: Addition) =>
    quantityOf(items, articleId) < quantityOf(before, articleId) + quantite;
  const idsOf = (some: readonly Addition[]) => some.map(({ articleId }) => articleId);
  showDrawer({ added: idsOf(additions), limited: idsOf(additions.filter(isLimited)) });
}

export const { setQuantity, setWish } = store;

const actions = {
  setQuantity: store.setQuantity,
  addArticles,
  update: store.update,
  reset: store.reset,
  readDraft: store.read,
};
