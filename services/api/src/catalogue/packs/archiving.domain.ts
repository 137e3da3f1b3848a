import {
  type ArchivedUse,
  archivingSentences,
  type Holder,
  holderFields,
  isLeftEmpty,
} from '@barnum/rules/catalogue/packs/archived-parts';
import { DomainError } from '@barnum/rules/errors';
import type { Db } from '../../platform/db/client.ts';
import { onlineArticles } from '../found-articles/found-articles.domain.ts';
import { isGiven } from './packs.domain.ts';

/**
 * What is done with the packs and sets that hold articles which are about to be archived, and are locked. What would be
 * empty keeps them. Returns the packs that they were taken out of, which count anew.
 * @throws DomainError CONFLICT with a field for each of these packs and sets, where nobody said what becomes of them.
 */
export async function settleArchived(
  tx: Db,
  articleIds: readonly number[],
  use: ArchivedUse | null | undefined,
): Promise<number[]> {
  const holders = articleIds.length === 0 ? [] : await listHolders(tx, articleIds);
  if (holders.length === 0) return [];
  if (use == null) {
    const message = archivingSentences.held(holders.map(({ nom }) => `«\u00a0${nom}\u00a0»`).join(', '));
    throw new DomainError('CONFLICT', { message, fields: holderFields(holders) });
  }
  if (use === 'garder') return [];
  const left = holders.filter((holder) => !isLeftEmpty(holder));
  const idsOf = (kind: Holder['kind']) => left.flatMap((one) => (one.kind === kind ? one.id : []));
  const [packIds, setIds] = [idsOf('packs'), idsOf('ensembles')];
  const held = { in: [...articleIds] };
  // Whoever edits one of them has an older copy now.
  await tx.article.updateMany({ where: { id: { in: packIds } }, data: { updatedAt: new Date() } });
  await tx.articleSet.updateMany({ where: { id: { in: setIds } }, data: { updatedAt: new Date() } });
  await tx.packComponent.deleteMany({ where: { packId: { in: packIds }, componentId: held } });
  await tx.articleSetItem.deleteMany({ where: { setId: { in: setIds }, articleId: held } });
  return packIds;
}

/** The packs and sets that visitors may see and that hold one of these articles. */
async function listHolders(tx: Db, articleIds: readonly number[]): Promise<Holder[]> {
  const held = { in: [...articleIds] };
  const packs = await tx.article.findMany({
    where: { id: { notIn: [...articleIds] }, etat: { not: 'archive' }, components: { some: { componentId: held } } },
    select: {
      id: true,
      nom: true,
      components: { select: { componentId: true, choix: true, component: { select: { etat: true } } } },
    },
    orderBy: { id: 'asc' },
  });
  const sets = await tx.articleSet.findMany({
    where: { items: { some: { articleId: held } } },
    select: { id: true, nom: true, items: { select: { articleId: true, article: { select: { etat: true } } } } },
    orderBy: { id: 'asc' },
  });
  const goes = (id: number) => articleIds.includes(id);
  return [
    ...packs.map(({ components, ...pack }) => ({
      ...pack,
      kind: 'packs' as const,
      parts: components.map(({ componentId, choix, component }) => ({
        choix,
        isShown: isGiven(component) && !goes(componentId),
      })),
    })),
    ...sets.map(({ items, ...set }) => ({
      ...set,
      kind: 'ensembles' as const,
      parts: items.map(({ articleId, article }) => ({
        choix: '',
        isShown: article.etat === onlineArticles.etat && !goes(articleId),
      })),
    })),
  ];
}
