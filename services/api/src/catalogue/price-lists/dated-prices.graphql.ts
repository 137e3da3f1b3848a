import { dayColumn } from '@barnum/rules/dates/days';
import type { CallContext } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { readAtOnce } from '../../platform/graphql/read-at-once.ts';
import { readOnce, whenRead } from '../../platform/graphql/read-once.ts';
import { hasPriceLists, type ListedPrice, readListedPrices } from './dated-prices.domain.ts';

export const listedPrices = { key: 'listedPrices', read: readListedPrices };

/** Whether any list says a price. */
export const hasPriceListsOf = readOnce(({ db }) => hasPriceLists(db));

/** What `use` makes of what the lists say of an article. */
export function whenListed<Result>(
  context: CallContext,
  article: { id: number },
  use: (prices: readonly ListedPrice[]) => Result,
): Result | Promise<Result> {
  const read = (hasLists: boolean): readonly ListedPrice[] | Promise<readonly ListedPrice[]> =>
    hasLists ? whenRead(readAtOnce(context, article, listedPrices), (prices) => prices ?? []) : [];
  const has = hasPriceListsOf(context);
  return has instanceof Promise ? has.then(read).then(use) : whenRead(read(has), use);
}

export const ListedPriceType = builder.objectRef<ListedPrice>('ListedPrice').implement({
  description: 'Un prix d’une grille, qui compte à partir d’un jour.',
  fields: (t) => ({
    aPartirDu: t.field({
      type: 'Date',
      description: 'Le premier jour de location dont c’est le prix.',
      resolve: ({ aPartirDu }) => dayColumn(aPartirDu),
    }),
    prix: t.field({ type: 'Decimal', resolve: ({ prix }) => prix }),
    grilleId: t.int({
      authScopes: { articles: true },
      description: 'Sa grille.',
      resolve: ({ list }) => list.id,
    }),
    grilleNom: t.string({
      authScopes: { articles: true },
      description: 'Le nom de sa grille.',
      resolve: ({ list }) => list.nom,
    }),
  }),
});
