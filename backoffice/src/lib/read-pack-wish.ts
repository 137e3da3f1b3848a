import { type Ground, grounds } from '@barnum/rules/packs/packs';

/** What an address says of a pack: `terrain=dur&choix=4,7`. */
export function readPackWish(read: (name: string) => string): { terrain: Ground | null; choix: readonly number[] } {
  const terrain = grounds.find((ground) => ground === read('terrain')) ?? null;
  const ids = read('choix').split(',');
  return { terrain, choix: ids.flatMap((id) => (/^\d{1,9}$/.test(id) ? Number(id) : [])) };
}
