import type { HiredOut } from '@barnum/rules/catalogue/articles/quantities';
import {
  type DraftWish,
  emptyDraft,
  parseDraft,
  quantityOf,
  type RequestDraft,
  storedForm,
  withChanges,
  withQuantity,
} from './request-draft-state.ts';

/** Where a browser keeps the draft: one for all its tabs. */
export const storageKey = 'barnum.demande';

/** Pieces of an article that are added to the draft, and how it is hired out. */
export interface Addition {
  articleId: number;
  quantite: number;
  article: HiredOut;
}

/**
 * The draft in `storage`, with subscriptions. Where storage is refused or full
 * the draft lives as long as the page.
 */
export function createRequestDraftStore(storage: () => Storage) {
  const listeners = new Set<() => void>();
  let current: RequestDraft | undefined;
  let isStored = true;

  function read(): RequestDraft {
    current ??= load(storage) ?? emptyDraft;
    return current;
  }

  /** The draft as another tab may have left it just now; each tab stays at its own step. */
  function latest(): RequestDraft {
    const { step } = read();
    const stored = isStored ? load(storage) : undefined;
    if (!stored) return read();
    return stored === emptyDraft ? emptyDraft : { ...stored, step };
  }

  function change(draft: RequestDraft) {
    current = draft;
    isStored = save(storage, draft);
    notify();
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  function update(changes: Partial<RequestDraft>) {
    change(withChanges(latest(), changes));
  }

  return {
    read,
    update,
    setQuantity(articleId: number, quantite: number, article: HiredOut) {
      update({ items: withQuantity(latest().items, articleId, quantite, article) });
    },
    /** Adds pieces to those that the draft has, in the numbers in which they are hired out. */
    addArticles(additions: readonly Addition[]) {
      const items = additions.reduce(
        (all, { articleId, quantite, article }) =>
          withQuantity(all, articleId, quantityOf(all, articleId) + quantite, article),
        latest().items,
      );
      update({ items });
    },
    /** Keeps what the visitor says of a pack, instead of what was said of it. */
    setWish(wish: DraftWish) {
      const others = latest().wishes.filter(({ articleId }) => articleId !== wish.articleId);
      update({ wishes: [...others, wish] });
    },
    reset() {
      change(emptyDraft);
    },
    reload() {
      current = latest();
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

/** Undefined where storage is refused. */
function load(storage: () => Storage): RequestDraft | undefined {
  try {
    const draft = parseDraft(storage().getItem(storageKey));
    // What is outdated does not stay on the visitor's device.
    if (draft === emptyDraft) storage().removeItem(storageKey);
    return draft;
  } catch {
    return undefined;
  }
}

/** Whether the draft could be stored. */
function save(storage: () => Storage, draft: RequestDraft): boolean {
  try {
    if (draft === emptyDraft) storage().removeItem(storageKey);
    else storage().setItem(storageKey, storedForm(draft));
    return true;
  } catch {
    return false;
  }
}
