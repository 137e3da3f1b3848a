import { least, type StockCount } from '../availability/availability.ts';

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

/** What is said of a wanted pack: its ground, and the ids of the articles chosen. */
export interface PackWish {
  terrain?: Ground | null | undefined;
  choix?: readonly number[] | null | undefined;
}

/** What was said of a pack: « Sol dur (bitume, béton, terrasse), nappe blanche »; empty where nothing was. */
export function wishInWords({ terrain, choix }: PackWish, nameOf: (articleId: number) => string | undefined): string {
  const names = (choix ?? []).flatMap((id) => nameOf(id) ?? []);
  return [...(terrain ? [groundLabels[terrain]] : []), ...names].join(', ');
}

interface SaidLine extends PackWish {
  components: readonly { articleId: number | null; nom: string }[];
}

/** The same of a line of a request, whose components are as they were on its day. */
export function lineWishInWords({ components, ...wish }: SaidLine): string {
  return wishInWords(wish, (id) => components.find(({ articleId }) => articleId === id)?.nom);
}

/** So many pieces of an article for one pack. */
export interface PackPart {
  articleId: number;
  quantite: number;
}

/** The components that are meant of a pack: of its ground, and of each choice the chosen one, or else the first. */
export function meantComponents<Component extends PackComponent>(
  components: readonly Component[],
  { terrain, choix }: PackWish,
): Component[] {
  const ground = terrain ?? grounds[0];
  const onGround = components.filter((one) => one.terrain === null || one.terrain === ground);
  return onGround.filter((one) => {
    if (one.choix === '') return true;
    const proposed = onGround.filter((other) => other.choix === one.choix);
    return (proposed.find(({ articleId }) => choix?.includes(articleId)) ?? proposed[0]) === one;
  });
}

/** The pieces that one of an article takes: itself, or those of the articles that it holds as a pack, each told once. */
export function partsOf(articleId: number, packs: Packs, wish: PackWish = {}): PackPart[] {
  const pieces = new Map<number, number>();
  const add = (id: number, quantite: number, depth: number): void => {
    const components = packs.get(id) ?? [];
    if (components.length === 0 || depth >= packDepth) {
      pieces.set(id, (pieces.get(id) ?? 0) + quantite);
      return;
    }
    for (const one of meantComponents(components, wish)) add(one.articleId, quantite * one.quantite, depth + 1);
  };
  add(articleId, 1, 0);
  return [...pieces].map(([id, quantite]) => ({ articleId: id, quantite }));
}

/** What is left of a pack: as many as the component allows of which there is least. */
export function packCount(parts: readonly { quantite: number; count: StockCount }[]): StockCount {
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
