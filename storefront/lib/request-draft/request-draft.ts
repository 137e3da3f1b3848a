import { useSyncExternalStore } from 'react';
import { emptyDraft, quantityOf } from './request-draft-state.ts';
import { createRequestDraftStore } from './request-draft-store.ts';

const store = createRequestDraftStore(() => window.sessionStorage);

// A page that the browser brings back whole (« Précédent ») remembers an older draft than the tab does.
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) store.reload();
  });
}

/**
 * The visitor's request in the making, kept for this tab and shared by every component of the page.
 * Empty on the server and while hydrating, so that both render the same.
 */
export function useRequestDraft() {
  const draft = useSyncExternalStore(store.subscribe, store.read, () => emptyDraft);
  return { draft, items: draft.items, ...actions };
}

/** Pieces of one article in the request, and what adds one more, never above `max` (null: no limit). */
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
