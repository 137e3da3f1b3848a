import { byThePiece, type HiredOut, nextPossible } from '@barnum/rules/catalogue/articles/quantities';
import { type Ground, grounds, type PackAnswer } from '@barnum/rules/catalogue/packs/packs';
import { type DeliverySlot, deliverySlots } from '@barnum/rules/prices/pricing-terms';

/** One article of the draft; `quantite` counts pieces, 1 or more. */
export interface DraftItem {
  articleId: number;
  quantite: number;
}

/** What the visitor said of a pack, in the draft or before it got there: its ground, and the articles chosen. */
export interface DraftWish {
  articleId: number;
  terrain: Ground | null;
  /** Of an address that does not say for which choice. */
  choix: readonly number[];
  reponses: readonly PackAnswer[];
}

export type WizardStep = 1 | 2 | 3;

/**
 * What a visitor has typed and chosen so far. `key` is the idempotency key of sending this content (see `withChanges`).
 */
export interface RequestDraft {
  step: WizardStep;
  nom: string;
  prenom: string;
  /** The day of the party. */
  date: string;
  /** Pick-up and return where the visitor moved them; empty for those that follow from `date`. */
  dateRetrait: string;
  dateRetour: string;
  phone: string;
  email: string;
  items: readonly DraftItem[];
  wishes: readonly DraftWish[];
  livraisonMontage: boolean;
  adresse: string;
  /** Half of the day wished for; empty for any. */
  creneau: DeliverySlot | '';
  /** « Un mot pour nous ». */
  mot: string;
  key: string | null;
}

export const emptyDraft: RequestDraft = {
  step: 1,
  nom: '',
  prenom: '',
  date: '',
  dateRetrait: '',
  dateRetour: '',
  phone: '',
  email: '',
  items: [],
  wishes: [],
  livraisonMontage: false,
  adresse: '',
  creneau: '',
  mot: '',
  key: null,
};

/**
 * The draft with `changes`. Other content is another request, so its key is dropped;
 * changing the step keeps the key, and a repeated sending stays one request.
 */
export function withChanges(draft: RequestDraft, changes: Partial<RequestDraft>): RequestDraft {
  const sameContent = Object.keys(changes).every((name) => name === 'step' || name === 'key');
  return { ...draft, ...(sameContent ? {} : { key: null }), ...changes };
}

/**
 * Items with `quantite` pieces of an article, or the next number in which it is hired out, at most what there is; 0
 * removes it (spec section 4).
 */
export function withQuantity(
  items: readonly DraftItem[],
  articleId: number,
  quantite: number,
  article: HiredOut,
): readonly DraftItem[] {
  const wanted = Number.isFinite(quantite) ? Math.trunc(quantite) : 0;
  const allowed = wanted < 1 ? 0 : nextPossible(wanted, article);
  if (allowed < 1) return items.filter((item) => item.articleId !== articleId);
  const item = { articleId, quantite: allowed };
  return items.some((one) => one.articleId === articleId)
    ? items.map((one) => (one.articleId === articleId ? item : one))
    : [...items, item];
}

/** Quantity of an article in the draft; 0 when it has none. */
export function quantityOf(items: readonly DraftItem[], articleId: number): number {
  return items.find((item) => item.articleId === articleId)?.quantite ?? 0;
}

/** What was said of a pack; of another article nothing. */
export function wishOf(wishes: readonly DraftWish[], articleId: number): DraftWish {
  return wishes.find((wish) => wish.articleId === articleId) ?? { articleId, terrain: null, choix: [], reponses: [] };
}

/** A wanted article as the service takes it. */
export interface WantedItem extends DraftItem {
  terrain?: Ground;
  choix?: number[];
  reponses?: PackAnswer[];
}

/** An article of the draft as the service takes it: with what was said of it. */
export function wantedItem({ wishes }: Pick<RequestDraft, 'wishes'>, { articleId, quantite }: DraftItem): WantedItem {
  const { terrain, choix, reponses } = wishOf(wishes, articleId);
  return {
    articleId,
    quantite,
    ...(terrain && { terrain }),
    ...(choix.length > 0 && { choix: [...choix] }),
    ...(reponses.length > 0 && { reponses: [...reponses] }),
  };
}

/** A draft holds personal data: one that was not changed for so long is removed. */
const maxDraftAge = 30 * 24 * 60 * 60 * 1000;

/** The text under which a draft is stored, with the time of this change. */
export function storedForm(draft: RequestDraft): string {
  return JSON.stringify({ ...draft, changedAt: Date.now() });
}

/** Parses a stored draft; what is missing or invalid in it is left empty, and so is one without a change for 30 days. */
export function parseDraft(stored: string | null): RequestDraft {
  const value = parseObject(stored);
  if (typeof value.changedAt !== 'number' || Date.now() - value.changedAt > maxDraftAge) return emptyDraft;
  return {
    step: value.step === 2 || value.step === 3 ? value.step : 1,
    nom: textOf(value.nom),
    prenom: textOf(value.prenom),
    date: textOf(value.date),
    dateRetrait: textOf(value.dateRetrait),
    dateRetour: textOf(value.dateRetour),
    phone: textOf(value.phone),
    email: textOf(value.email),
    items: itemsOf(value.items),
    wishes: wishesOf(value.wishes),
    livraisonMontage: value.livraisonMontage === true,
    adresse: value.livraisonMontage === true ? textOf(value.adresse) : '',
    creneau: deliverySlots.find((slot) => slot === value.creneau) ?? '',
    mot: textOf(value.mot),
    key: textOf(value.key) || null,
  };
}

function parseObject(stored: string | null): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(stored ?? ''));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function itemsOf(value: unknown): readonly DraftItem[] {
  if (!Array.isArray(value)) return [];
  return value.map(objectOf).reduce<readonly DraftItem[]>((items, { articleId, quantite }) => {
    if (!isPositiveInteger(articleId) || !isPositiveInteger(quantite)) return items;
    return withQuantity(items, articleId, quantite, byThePiece);
  }, []);
}

function wishesOf(value: unknown): readonly DraftWish[] {
  if (!Array.isArray(value)) return [];
  return value.map(objectOf).flatMap(({ articleId, terrain, choix, reponses }) => {
    if (!isPositiveInteger(articleId)) return [];
    const chosen = Array.isArray(choix) ? choix.filter(isPositiveInteger) : [];
    const ground = grounds.find((one) => one === terrain) ?? null;
    return { articleId, terrain: ground, choix: chosen, reponses: answersOf(reponses) };
  });
}

function answersOf(value: unknown): readonly PackAnswer[] {
  if (!Array.isArray(value)) return [];
  return value.map(objectOf).flatMap(({ choix, article }) => {
    return typeof choix === 'string' && isPositiveInteger(article) ? { choix, article } : [];
  });
}

function isPositiveInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
