import { stockMovementInput } from '@barnum/rules/catalogue/stock-movements-input';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { parseInput } from '@barnum/rules/errors';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { recordStockMovement } from '../../../services/api/src/catalogue/stock-movements/stock-movements.domain.ts';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import type { Storage } from '../../../services/api/src/platform/storage/storage.ts';
import { demoMovements } from '../data/stock-movements.ts';
import { daysAgo } from '../dates.ts';
import { piecesOf } from './pieces.ts';

/** What the demo's stock lacks and borrows these days; `articleIds` by name. */
export async function seedDemoStockMovements(
  stores: { db: Db; storage: Storage },
  articleIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { nom, period, places = [], ...movement } of demoMovements) {
    const [debut, fin] = period.map((days) => (days === null ? null : todayInParis(daysAgo(-days))));
    const marked = places.length > 0 ? await piecesOf(stores.db, nom) : [];
    const pieces = places.flatMap((place) => marked[place - 1]?.id ?? []);
    const input = parseInput(stockMovementInput, { ...movement, articleId: articleIds.get(nom), pieces, debut, fin });
    await recordStockMovement(stores, input, { auteur: authors.system, isLackAccepted: true });
  }
}
