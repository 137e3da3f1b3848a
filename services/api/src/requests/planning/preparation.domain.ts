import { DomainError } from '@barnum/rules/errors';
import { addQuantities } from '@barnum/rules/prices/line-quantity';
import type { TickInput } from '@barnum/rules/requests/planning-input';
import { piecesOf, takenPieces } from '@barnum/rules/requests/preparation/preparation';
import type { Db, Prisma } from '../../platform/db/client.ts';
import type { Planning } from './planning.domain.ts';

type Query = Pick<Prisma.PreparationTickFindManyArgs, 'include' | 'select'>;

/** What is ticked of the requests of a planning. */
export function listTicks<Q extends Query>(db: Db, { requests }: Planning, query?: Q) {
  return db.preparationTick.findMany({
    ...query,
    where: { requestId: { in: requests.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'asc' }, { nom: 'asc' }],
  }) as Promise<Prisma.PreparationTickGetPayload<Q>[]>;
}

/** How many boxes of a request are ticked on their way back. */
export function countReturned(db: Db, requestId: number): Promise<number> {
  return db.preparationTick.count({ where: { requestId, mouvement: 'retour' } });
}

/**
 * Ticks the pieces of a name in a request, in one line or several, or takes the tick away. What is so already stays, with
 * who did it first and when.
 * @throws DomainError NOT_FOUND when the request holds no such pieces any more.
 */
export async function tickPreparation(db: Db, { coche, ...pieces }: TickInput, auteur: string): Promise<void> {
  if (!coche) {
    await db.preparationTick.deleteMany({ where: pieces });
    return;
  }
  const { requestId, nom, quantite } = pieces;
  const lines = await db.reservationRequestItem.findMany({ where: { requestId }, ...takenPieces });
  const held = lines.flatMap(piecesOf).filter((piece) => piece.nom === nom);
  if (held.length === 0 || addQuantities(held.map((piece) => piece.quantite)) !== quantite)
    throw new DomainError('NOT_FOUND');
  await db.preparationTick.createMany({ data: [{ ...pieces, auteur }], skipDuplicates: true });
}
