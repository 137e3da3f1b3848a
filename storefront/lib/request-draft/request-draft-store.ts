import {
  emptyDraft,
  parseDraft,
  quantityOf,
  type RequestDraft,
  withChanges,
  withQuantity,
} from './request-draft-state.ts';

const storageKey = 'barnum.demande';

/**
 * The draft in `storage`, with subscriptions. Where storage is refused or full
 * the draft lives as long as the page.
 */
export function createRequestDraftStore(storage: () => Storage) {
  const listeners = new Set<() => void>();
  let current: RequestDraft | undefined;

  function read(): RequestDraft {
    current ??= load(storage);
    return current;
  }

  function change(draft: RequestDraft) {
    current = draft;
    save(storage, draft);
    notify();
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  function setQuantity(articleId: number, quantite: number, max: number | null) {
    update({ items: withQuantity(read().items, articleId, quantite, max) });
  }

  function update(changes: Partial<RequestDraft>) {
    change(withChanges(read(), changes));
  }

  return {
    read,
    update,
    setQuantity,
    /** Adds one piece of an article, never above `max` (null: no limit). */
    addArticle(articleId: number, max: number | null) {
      setQuantity(articleId, quantityOf(read().items, articleId) + 1, max);
    },
    removeArticle(articleId: number) {
      setQuantity(articleId, 0, null);
    },
    reset() {
      change(emptyDraft);
    },
    reload() {
      current = undefined;
      notify();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function load(storage: () => Storage): RequestDraft {
  try {
    return parseDraft(storage().getItem(storageKey));
  } catch {
    return emptyDraft;
  }
}

function save(storage: () => Storage, draft: RequestDraft) {
  try {
    if (draft === emptyDraft) storage().removeItem(storageKey);
    else storage().setItem(storageKey, JSON.stringify(draft));
  } catch {
    // The draft stays in memory.
  }
}
