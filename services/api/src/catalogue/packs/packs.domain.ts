import type { ArticleState } from '@barnum/rules/catalogue/articles/article-states';
import { heldByPacks, packSentences } from '@barnum/rules/catalogue/packs/pack-sentences';
import { type PackComponent, packDepth } from '@barnum/rules/catalogue/packs/packs';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError, type FieldErrors } from '@barnum/rules/errors';
import { pendingStates, reservingStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import type { Db, Prisma } from '../../platform/db/client.ts';
import type { Reading } from '../found-articles/found-articles.domain.ts';

/** What a pack gives of what it holds: an archived article is neither shown nor taken, and stands there to be replaced. */
export const givenComponents = {
  component: { etat: { not: 'archive' } },
} as const satisfies Prisma.PackComponentWhereInput;

/** The same rule for a component that is read already. */
export function isGiven({ etat }: { etat: ArticleState }): boolean {
  return etat !== givenComponents.component.etat.not;
}

/** The components of a pack in the order of its owner; those of archived articles only when `withHidden`. */
export const packComponents = ({ withHidden = false }: Reading) =>
  ({
    orderBy: { position: 'asc' },
    ...(!withHidden && { where: givenComponents }),
  }) satisfies Prisma.Article$componentsArgs;

/** Components as they are written below an article. */
export function componentRows(components: readonly PackComponent[]) {
  return components.map(({ articleId, ...component }, position) => ({
    ...component,
    componentId: articleId,
    position,
  }));
}

/**
 * Checks the components of an article, null for a new one, before they are written; nobody writes others meanwhile.
 * @throws DomainError VALIDATION at a component that does not exist, is archived and new in the pack, is the pack itself, or makes a circle or too deep a
 * pack; at all of them, where open requests took the article before it was a pack.
 */
export async function requireComponents(
  tx: Db,
  packId: number | null,
  components: readonly PackComponent[],
): Promise<void> {
  if (components.length === 0) return;
  // Two packs that are put into each other at the same time would make a circle.
  await tx.$executeRaw`LOCK TABLE pack_components IN SHARE ROW EXCLUSIVE MODE`;
  const ids = components.map(({ articleId }) => articleId);
  const found = await tx.$queryRaw<{ id: number; nom: string; etat: string }[]>`
    SELECT id, nom, etat::text FROM articles WHERE id = ANY(${ids}) FOR KEY SHARE`;
  const known = new Map(found.map((article) => [article.id, article]));
  const others = await tx.packComponent.findMany({ select: { packId: true, componentId: true } });
  const held = new Map<number, number[]>();
  for (const row of others) {
    if (row.packId !== packId) held.set(row.packId, [...(held.get(row.packId) ?? []), row.componentId]);
  }
  if (packId !== null && others.every((row) => row.packId !== packId)) await requireNotBooked(tx, packId);
  const above = packId === null ? 0 : heightAbove(packId, others);
  const before = new Set(others.filter((row) => row.packId === packId).map(({ componentId }) => componentId));
  const fields: FieldErrors = {};
  for (const [index, id] of ids.entries()) {
    const refuse = (message: string) => (fields[`components.${index}.articleId`] ??= message);
    const article = known.get(id);
    if (article === undefined) refuse(sentences.form.articleUnknown);
    else if (article.etat === 'archive' && !before.has(id)) refuse(sentences.articles.archived(article.nom));
    else if (id === packId) refuse(packSentences.itself);
    else if (packId !== null && reaches(id, packId, held)) refuse(packSentences.circle);
    else if (above + 1 + depthBelow(id, held) > packDepth) refuse(packSentences.tooDeep);
  }
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError('VALIDATION', { message, fields });
}

/** What requests took of an article would be counted with nothing once it is a pack. */
async function requireNotBooked(tx: Db, articleId: number): Promise<void> {
  const today = new Date(todayInParis());
  const booked = await tx.reservationRequestItem.count({
    where: {
      articleId,
      components: { none: {} },
      request: {
        statut: { in: [...pendingStates, ...reservingStates] },
        OR: [{ fin: { gte: today } }, { statut: 'sortie' }],
      },
    },
  });
  if (booked === 0) return;
  const message = packSentences.stillBooked;
  throw new DomainError('VALIDATION', { message, fields: { components: message } });
}

/**
 * Refuses to take articles out of the packs that hold them.
 * @throws DomainError CONFLICT with their names.
 */
export async function requireInNoPack(tx: Db, articleIds: readonly number[]): Promise<void> {
  const packs = await tx.article.findMany({
    where: { components: { some: { componentId: { in: [...articleIds] } } } },
    select: { nom: true },
    orderBy: { id: 'asc' },
  });
  if (packs.length > 0) throw new DomainError('CONFLICT', { message: heldByPacks(packs.map(({ nom }) => nom)) });
}

type Held = ReadonlyMap<number, readonly number[]>;

function depthBelow(id: number, held: Held): number {
  const components = held.get(id) ?? [];
  return components.length === 0 ? 0 : 1 + Math.max(...components.map((one) => depthBelow(one, held)));
}

function reaches(id: number, wanted: number, held: Held): boolean {
  return (held.get(id) ?? []).some((one) => one === wanted || reaches(one, wanted, held));
}

function heightAbove(id: number, rows: readonly { packId: number; componentId: number }[]): number {
  const holders = rows.filter(({ componentId }) => componentId === id);
  return holders.length === 0 ? 0 : 1 + Math.max(...holders.map(({ packId }) => heightAbove(packId, rows)));
}
