import type { Ground, PackComponent } from './packs.ts';

/** A part of a pack with the rent of one piece by itself, in cents; 0 where only the pack has it. */
export interface PricedPart extends Pick<PackComponent, 'terrain' | 'choix' | 'quantite'> {
  rent: number;
}

/**
 * What the parts of a pack cost at least where each is hired by itself, in cents: the cheapest of each choice, on the
 * cheapest of these grounds; without a ground, the parts that any ground needs.
 */
export function leastApart(parts: readonly PricedPart[], grounds: readonly Ground[]): number {
  const sums = grounds.map((ground) => sumOn(parts, ground));
  return sums.length === 0 ? sumOn(parts, null) : Math.min(...sums);
}

function sumOn(parts: readonly PricedPart[], ground: Ground | null): number {
  const needed = parts.filter(({ terrain }) => terrain === null || terrain === ground);
  const cheapest = new Map<string, number>();
  let always = 0;
  for (const { choix, quantite, rent } of needed) {
    if (choix === '') always += quantite * rent;
    else cheapest.set(choix, Math.min(cheapest.get(choix) ?? Number.POSITIVE_INFINITY, quantite * rent));
  }
  return [...cheapest.values()].reduce((sum, rent) => sum + rent, always);
}
