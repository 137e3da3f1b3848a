import { useSyncExternalStore } from 'react';
import { emptyDraft } from './request-draft-state.ts';
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

const actions = {
  addArticle: store.addArticle,
  setQuantity: store.setQuantity,
  removeArticle: store.removeArticle,
  update: store.update,
  reset: store.reset,
  readDraft: store.read,
};
