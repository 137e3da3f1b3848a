import { describe, expect, it } from 'vitest';
import { emptyDraft, parseDraft, quantityOf, withChanges, withQuantity } from './request-draft-state.ts';
import { createRequestDraftStore } from './request-draft-store.ts';

function memoryStorage(content: Record<string, string> = {}): Storage {
  const entries = new Map(Object.entries(content));
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}

describe('a stored draft', () => {
  it('comes back as it was left', () => {
    const draft = {
      ...emptyDraft,
      nom: 'Le Goff',
      step: 2 as const,
      items: [{ articleId: 3, quantite: 40 }],
      key: 'k',
    };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([null, '', '{', 'null', '7', '"text"', '[]', '{"items":{}}', '{"items":[null,1,"a",{}]}'])(
    'is empty when the tab holds %s',
    (stored) => {
      expect(parseDraft(stored)).toEqual(emptyDraft);
    },
  );

  it('keeps what is sound and leaves out what is not', () => {
    const stored = JSON.stringify({
      step: 9,
      nom: 'Le Goff',
      phone: 612345678,
      livraisonMontage: 'oui',
      adresse: 'Quai Nord',
      items: [
        { articleId: 1, quantite: 2 },
        { articleId: -1, quantite: 2 },
        { articleId: 2, quantite: 0.5 },
        { articleId: '3', quantite: 1 },
        { articleId: 1, quantite: 5 },
      ],
    });
    expect(parseDraft(stored)).toEqual({ ...emptyDraft, nom: 'Le Goff', items: [{ articleId: 1, quantite: 5 }] });
  });
});

describe('quantities', () => {
  it('stop at the stock, and at the limit of a request when the stock is unknown', () => {
    expect(withQuantity([], 1, 9, 4)).toEqual([{ articleId: 1, quantite: 4 }]);
    expect(withQuantity([], 1, 1e9, null)).toEqual([{ articleId: 1, quantite: 100_000 }]);
  });

  it.each([0, -3, Number.NaN])('of %s remove the article', (quantite) => {
    expect(withQuantity([{ articleId: 1, quantite: 2 }], 1, quantite, null)).toEqual([]);
  });

  it('keep the order in which articles were chosen', () => {
    const items = withQuantity(withQuantity([{ articleId: 1, quantite: 1 }], 2, 1, null), 1, 3, null);
    expect(items).toEqual([
      { articleId: 1, quantite: 3 },
      { articleId: 2, quantite: 1 },
    ]);
  });
});

describe('the sending key', () => {
  const sent = { ...emptyDraft, key: 'k' };

  it('survives a change of step and dies with a change of content', () => {
    expect(withChanges(sent, { step: 3 }).key).toBe('k');
    expect(withChanges(sent, { nom: 'Le Goff' }).key).toBeNull();
    expect(withChanges(sent, { items: [] }).key).toBeNull();
  });
});

describe('the store', () => {
  it('shares the draft within the tab and notifies its subscribers', () => {
    const storage = memoryStorage();
    const store = createRequestDraftStore(() => storage);
    let calls = 0;
    const stop = store.subscribe(() => {
      calls += 1;
    });
    store.addArticle(5, 2);
    store.addArticle(5, 2);
    store.addArticle(5, 2);
    stop();
    store.update({ nom: 'Le Goff' });

    expect(calls).toBe(3);
    const next = createRequestDraftStore(() => storage).read();
    expect(next.nom).toBe('Le Goff');
    expect(quantityOf(next.items, 5)).toBe(2);
  });

  it('reads the tab’s storage again on reload', () => {
    const storage = memoryStorage();
    const [here, elsewhere] = [createRequestDraftStore(() => storage), createRequestDraftStore(() => storage)];
    here.addArticle(5, null);
    elsewhere.addArticle(6, null);
    elsewhere.removeArticle(5);
    here.reload();
    expect(here.read().items).toEqual([{ articleId: 6, quantite: 1 }]);
  });

  it('leaves nothing behind after a reset', () => {
    const storage = memoryStorage();
    const store = createRequestDraftStore(() => storage);
    store.update({ nom: 'Le Goff' });
    store.reset();
    expect(store.read()).toBe(emptyDraft);
    expect(storage.length).toBe(0);
  });

  it('works without storage', () => {
    const store = createRequestDraftStore(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    store.addArticle(5, null);
    expect(quantityOf(store.read().items, 5)).toBe(1);
  });
});
