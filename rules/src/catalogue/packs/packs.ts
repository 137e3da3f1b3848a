import { least, type StockCount } from '../../requests/availability/availability.ts';

/** What a pack may stand on: stakes hold in grass, weights on what is hard. The first one is meant where nobody says. */
export const grounds = ['herbe', 'dur', 'sable'] as const;
export type Ground = (typeof grounds)[number];

export const groundLabels: Record<Ground, string> = {
  herbe: 'Herbe ou terre',
  dur: 'Sol dur (bitume, béton, terrasse)',
  sable: 'Sable',
};

/** So deep packs may hold one another: a pack, a pack in it, its articles. */
export const packDepth = 2;

/** What a pack holds: always, on one ground only, or as one of those with the same `choix` (empty: no choice). */
export interface PackComponent {
  articleId: number;
  quantite: number;
  terrain: Ground | null;
  choix: string;
}

/** The components of each pack by its id, in their order. */
export type Packs = ReadonlyMap<number, readonly PackComponent[]>;

/** What is chosen for one choice of a pack: the choice's id or name, and the id of the article. */
export interface PackAnswer {
  choix: string;
  article: number;
}

/** What is said of a wanted pack: its ground, the articles chosen choice by choice, and those that do not say for which. */
export interface PackWish {
  terrain?: Ground | null | undefined;
  choix?: readonly number[] | null | undefined;
  reponses?: readonly PackAnswer[] | null | undefined;
}

/** What was said of a pack: « Sol dur (bitume, béton, terrasse), nappe blanche »; empty where nothing was. */
export function wishInWords(
  { terrain, choix, reponses }: PackWish,
  nameOf: (articleId: number) => string | undefined,
): string {
  const ids = [...(reponses ?? []).map(({ article }) => article), ...(choix ?? [])];
  const names = [...new Set(ids)].flatMap((id) => nameOf(id) ?? []);
  return [...(terrain ? [groundLabels[terrain]] : []), ...names].join(', ');
}

/** What a stored line says of its pack: `choix` tells all of its articles, those of `reponses` too. */
export function storedWish({ terrain, choix, reponses }: PackWish): {
  terrain: Ground | null;
  choix: number[];
  reponses: PackAnswer[];
} {
  // Without what a client adds to an answer that it reads, as it may be sent again.
  const answers = (reponses ?? []).map(({ choix: choice, article }) => ({ choix: choice, article }));
  return {
    terrain: terrain ?? null,
    choix: (choix ?? []).filter((id) => !answers.some(({ article }) => article === id)),
    reponses: answers,
  };
}

interface SaidLine extends PackWish {
  components: readonly { articleId: number | null; nom: string }[];
}

/** The same of a line of a request, whose components are as they were on its day. */
export function lineWishInWords({ components, ...wish }: SaidLine): string {
  return wishInWords(wish, (id) => components.find(({ articleId }) => articleId === id)?.nom);
}

/** What is left of a pack: as many as the component allows of which there is least, and none of one that holds nothing. */
export function packCount(parts: readonly { quantite: number; count: StockCount }[]): StockCount {
  if (parts.length === 0) return { stock: 0, unreserved: 0, unclaimed: 0, reserve: 0, aConfirmer: 0, total: 0 };
  let [stock, unreserved, unclaimed]: [number | null, number | null, number | null] = [null, null, null];
  const packs = (pieces: number | null, quantite: number) => (pieces === null ? null : Math.floor(pieces / quantite));
  for (const { quantite, count } of parts) {
    stock = least(stock, packs(count.stock, quantite));
    unreserved = least(unreserved, packs(count.unreserved, quantite));
    unclaimed = least(unclaimed, packs(count.unclaimed, quantite));
  }
  const reserve = (stock ?? 0) - (unreserved ?? 0);
  const total = (stock ?? 0) - (unclaimed ?? 0);
  return { stock, unreserved, unclaimed, reserve, aConfirmer: total - reserve, total };
}
