import { useSyncExternalStore } from 'react';
import { emptyDraft, quantityOf } from './request-draft-state.ts';
import { createRequestDraftStore } from './request-draft-store.ts';

const store = createRequestDraftStore(() => window.sessionStorage);

// A page restored from the back/forward cache holds an older draft than the tab's storage.
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) store.reload();
  });
}

/**
 * The visitor's request draft, stored for this tab and shared by every component of the page.
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
  return [quantity, () => store.addArticle(articleId, max)];
}

const actions = {
  setQuantity: store.setQuantity,
  removeArticle: store.removeArticle,
  update: store.update,
  reset: store.reset,
  readDraft: store.read,
};
