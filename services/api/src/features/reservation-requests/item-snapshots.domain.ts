import { DomainError, type FieldErrors } from '@barnum/rules/errors';
import type { ReservationRequestInput } from '@barnum/rules/inputs/reservation-requests';
import { sentences } from '@barnum/rules/sentences';
import type { Db } from '../../db/client.ts';

type RequestedItem = ReservationRequestInput['items'][number];
type Article = Awaited<ReturnType<typeof findArticles>>[number];

/**
 * Snapshots of items for a request: name, price, deposit, assembly cost and unit of today. An id must exist; a name
 * that no article has is stored without reference. Repeated items are merged.
 * @throws DomainError VALIDATION when an article is unknown, or the items exceed its stock where they must be `withinStock`.
 */
export async function snapshotItems(
  tx: Db,
  items: readonly RequestedItem[],
  { withinStock }: { withinStock: boolean },
) {
  const articles = await findArticles(tx, items);
  const errors: FieldErrors = {};
  const merged = new Map<string, { article: Article | null; nom: string; quantite: number }>();
  for (const [index, item] of items.entries()) {
    const article = matchArticle(articles, item);
    if (article === null && item.articleId != null) {
      errors[`items.${index}.articleId`] = sentences.form.articleUnknown;
      continue;
    }
    const nom = article?.nom ?? item.nom ?? '';
    const key = article ? `article ${article.id}` : `name ${nom}`;
    const quantite = (merged.get(key)?.quantite ?? 0) + item.quantite;
    merged.set(key, { article, nom, quantite });
    if (withinStock && article?.quantite != null && quantite > article.quantite) {
      errors[`items.${index}.quantite`] = sentences.form.stockExceeded(nom, article.quantite);
    }
  }
  const [message] = Object.values(errors);
  if (message !== undefined) throw new DomainError('VALIDATION', { message, fields: errors });
  return [...merged.values()].map(({ article, nom, quantite }) => ({
    nom,
    quantite,
    ...(article && {
      articleId: article.id,
      prix: article.prix,
      montantCaution: article.montantCaution,
      coutMontage: article.coutMontage,
      unite: article.unite,
    }),
  }));
}

async function findArticles(tx: Db, items: readonly RequestedItem[]) {
  const ids = items.flatMap(({ articleId }) => articleId ?? []);
  const names = items.flatMap(({ articleId, nom }) => (articleId == null && nom ? nom : []));
  // What is found stays until the items that refer to it are stored.
  await tx.$executeRaw`SELECT id FROM articles WHERE id = ANY(${ids}) OR nom = ANY(${names}) ORDER BY id FOR KEY SHARE`;
  return tx.article.findMany({
    where: { OR: [{ id: { in: ids } }, { nom: { in: names } }] },
    select: {
      id: true,
      nom: true,
      quantite: true,
      prix: true,
      montantCaution: true,
      coutMontage: true,
      unite: true,
    },
    orderBy: { id: 'asc' },
  });
}

// Articles are sorted by id: of several with the same name, the lowest id wins.
function matchArticle(articles: readonly Article[], item: RequestedItem): Article | null {
  const found = articles.find(({ id, nom }) => (item.articleId == null ? nom === item.nom : id === item.articleId));
  return found ?? null;
}
