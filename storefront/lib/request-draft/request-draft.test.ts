import { byThePiece } from '@barnum/rules/catalogue/articles/quantities';
import { describe, expect, it, vi } from 'vitest';
import { emptyDraft, parseDraft, quantityOf, storedForm, withChanges, withQuantity } from './request-draft-state.ts';
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
      wishes: [{ articleId: 3, terrain: 'dur' as const, choix: [5], reponses: [{ choix: '3:Nappes', article: 6 }] }],
      key: 'k',
    };
    expect(parseDraft(storedForm(draft))).toEqual(draft);
  });

  it('is gone after 30 days without a change', () => {
    vi.useFakeTimers();
    const stored = storedForm({ ...emptyDraft, nom: 'Le Goff' });
    vi.advanceTimersByTime(29 * 24 * 3_600_000);
    expect(parseDraft(stored).nom).toBe('Le Goff');
    vi.advanceTimersByTime(2 * 24 * 3_600_000);
    expect(parseDraft(stored)).toBe(emptyDraft);

    const storage = memoryStorage({ 'barnum.demande': stored });
    expect(createRequestDraftStore(() => storage).read()).toBe(emptyDraft);
    expect(storage.length).toBe(0);
    vi.useRealTimers();
  });

  it.each([null, '', '{', 'null', '7', '"text"', '[]', '{"items":{}}', '{"items":[null,1,"a",{}]}'])(
    'is empty when the browser holds %s',
    (stored) => {
      expect(parseDraft(stored)).toEqual(emptyDraft);
    },
  );

  it('keeps what is sound and leaves out what is not', () => {
    const stored = JSON.stringify({
      changedAt: Date.now(),
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
    expect(withQuantity([], 1, 9, { ...byThePiece, quantite: 4 })).toEqual([{ articleId: 1, quantite: 4 }]);
    expect(withQuantity([], 1, 1e9, byThePiece)).toEqual([{ articleId: 1, quantite: 100_000 }]);
  });

  it.each([0, -3, Number.NaN])('of %s remove the article', (quantite) => {
    expect(withQuantity([{ articleId: 1, quantite: 2 }], 1, quantite, byThePiece)).toEqual([]);
  });

  it('keep the order in which articles were chosen', () => {
    const items = withQuantity(withQuantity([{ articleId: 1, quantite: 1 }], 2, 1, byThePiece), 1, 3, byThePiece);
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
    for (const _time of [1, 2, 3])
      store.addArticles([{ articleId: 5, quantite: 1, article: { ...byThePiece, quantite: 2 } }]);
    stop();
    store.update({ nom: 'Le Goff' });

    expect(calls).toBe(3);
    const next = createRequestDraftStore(() => storage).read();
    expect(next.nom).toBe('Le Goff');
    expect(quantityOf(next.items, 5)).toBe(2);
  });

  it('adds a set to what is chosen already', () => {
    const storage = memoryStorage();
    const store = createRequestDraftStore(() => storage);
    store.setQuantity(5, 10, byThePiece);
    store.addArticles([
      { articleId: 5, quantite: 80, article: { ...byThePiece, quantite: 85 } },
      { articleId: 6, quantite: 10, article: byThePiece },
    ]);
    expect(store.read().items).toEqual([
      { articleId: 5, quantite: 85 },
      { articleId: 6, quantite: 10 },
    ]);
  });

  it('keeps what two tabs change one after the other, each at its own step', () => {
    const storage = memoryStorage();
    const [here, elsewhere] = [createRequestDraftStore(() => storage), createRequestDraftStore(() => storage)];
    here.update({ nom: 'Le Goff', step: 2 });
    here.setQuantity(5, 1, byThePiece);
    elsewhere.update({ prenom: 'Anna', step: 3 });
    elsewhere.setQuantity(6, 1, byThePiece);
    elsewhere.setQuantity(5, 0, byThePiece);
    here.reload();
    const shared = { nom: 'Le Goff', prenom: 'Anna', items: [{ articleId: 6, quantite: 1 }] };
    expect(here.read()).toMatchObject({ ...shared, step: 2 });
    expect(elsewhere.read()).toMatchObject({ ...shared, step: 3 });
  });

  it('is empty in every tab once one has sent it, and what is typed afterwards is another request', () => {
    const storage = memoryStorage();
    const [here, elsewhere] = [createRequestDraftStore(() => storage), createRequestDraftStore(() => storage)];
    here.update({ nom: 'Le Goff', key: 'k' });
    expect(elsewhere.read().key).toBe('k');
    here.reset();
    elsewhere.update({ prenom: 'Anna' });
    expect(elsewhere.read()).toEqual({ ...emptyDraft, prenom: 'Anna' });
  });

  it('leaves nothing behind after a reset', () => {
    const storage = memoryStorage();
    const store = createRequestDraftStore(() => storage);
    store.update({ nom: 'Le Goff' });
    store.reset();
    expect(store.read()).toBe(emptyDraft);
    expect(storage.length).toBe(0);
  });

  it.each(['refused', 'full'])('works where storage is %s', (reason) => {
    const full = Object.assign(memoryStorage(), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const store = createRequestDraftStore(() => {
      if (reason === 'full') return full;
      throw new DOMException('refused', 'SecurityError');
    });
    store.setQuantity(5, 1, byThePiece);
    store.setQuantity(6, 1, byThePiece);
    expect(store.read().items).toHaveLength(2);
  });
});
