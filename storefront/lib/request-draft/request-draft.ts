import { useSyncExternalStore } from 'react';
import { emptyDraft, quantityOf } from './request-draft-state.ts';
import { createRequestDraftStore, storageKey } from './request-draft-store.ts';

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

/** Quantity of one article in the draft, and a function that adds one, never above `max` (null: no limit). */
export function useRequestedQuantity(articleId: number, max: number | null): [quantity: number, addOne: () => void] {
  const read = () => quantityOf(store.read().items, articleId);
  const quantity = useSyncExternalStore(store.subscribe, read, () => 0);
  return [quantity, () => store.addArticles([{ articleId, quantite: 1, max }])];
}

const actions = {
  setQuantity: store.setQuantity,
  addArticles: store.addArticles,
  removeArticle: store.removeArticle,
  update: store.update,
  reset: store.reset,
  readDraft: store.read,
};
