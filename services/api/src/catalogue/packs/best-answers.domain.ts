import { mostByBestAnswers } from '@barnum/rules/catalogue/packs/best-answers';
import type { PackComponent } from '@barnum/rules/catalogue/packs/packs';
import type { Db } from '../../platform/db/client.ts';
import { isGiven } from './packs.domain.ts';

/**
 * How many of each pack there are of the usual stock, by the best answers to what it asks; null without limit. Those that
 * ask nothing are left out: their own total says it.
 */
export async function countPacksByBestAnswers(db: Db): Promise<Map<number, number | null>> {
  const rows = await db.packComponent.findMany({
    orderBy: [{ packId: 'asc' }, { position: 'asc' }],
    select: {
      packId: true,
      componentId: true,
      quantite: true,
      terrain: true,
      choix: true,
      component: { select: { nom: true, etat: true, quantite: true } },
    },
  });
  const packs = new Map<number, PackComponent[]>();
  const stocks = new Map<number, { nom: string; stock: number | null; enRenfort: boolean }>();
  const asking = new Set<number>();
  for (const { packId, componentId: articleId, component, ...held } of rows) {
    packs.set(packId, [...(packs.get(packId) ?? []), ...(isGiven(component) ? [{ articleId, ...held }] : [])]);
    stocks.set(articleId, { nom: component.nom, stock: component.quantite, enRenfort: false });
    if (held.terrain !== null || held.choix !== '') asking.add(packId);
  }
  // A pack that has nothing left to give is not there.
  const shelf = (id: number) =>
    packs.get(id)?.length === 0 ? { nom: '', stock: 0, enRenfort: false } : stocks.get(id);
  const asks = [...packs].filter(([id, held]) => asking.has(id) || held.some((one) => asking.has(one.articleId)));
  return new Map(asks.map(([articleId]) => [articleId, mostByBestAnswers({ articleId, packs, shelf }, {})]));
}
