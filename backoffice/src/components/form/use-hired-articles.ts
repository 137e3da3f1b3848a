import { unansweredOf } from '@barnum/rules/catalogue/packs/pack-questions';
import type { Packs, PackWish } from '@barnum/rules/catalogue/packs/packs';
import type { ResultOf } from 'gql.tada';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../lib/service/graphql.ts';

const hiredArticlesQuery = graphql(`
  query HiredArticles($ids: [Int!]!) {
    articles(ids: $ids) {
      id
      nom
      quantite
      lot
      nomLot
      quantiteMinimum
      components {
        articleId
        quantite
        terrain
        choix
        nom
        archive
        components {
          articleId
          quantite
          terrain
          choix
          nom
          archive
        }
      }
    }
  }
`);

/** How an article is hired out, and what it holds as a pack. */
export type HiredArticle = ResultOf<typeof hiredArticlesQuery>['articles'][number];

/** How these articles are hired out, by their ids; empty until it is known. */
export function useHiredArticles(ids: readonly number[]): ReadonlyMap<number, HiredArticle> {
  const [{ data }] = useQuery({
    query: hiredArticlesQuery,
    variables: { ids: [...new Set(ids)].toSorted((one, other) => one - other) },
    pause: ids.length === 0,
  });
  return useMemo(() => new Map((data?.articles ?? []).map((article) => [article.id, article])), [data]);
}

/** What an article gives as a pack, with the packs in it: what is archived is proposed no more. */
export function packsOf({ id, components }: HiredArticle): Packs {
  const given = components.filter(({ archive }) => !archive);
  const inner = given.map((one) => [one.articleId, one.components.filter(({ archive }) => !archive)] as const);
  return new Map([...inner, [id, given]]);
}

/** The name of an article that a pack holds. */
export function heldName({ components }: HiredArticle, id: number): string | undefined {
  const held = [...components, ...components.flatMap((one) => one.components)];
  return held.find(({ articleId }) => articleId === id)?.nom;
}

/** « À préciser : le terrain, « Nappes » »; null where all is said. */
export function leftToSay(article: HiredArticle, wish: PackWish): string | null {
  const left = unansweredOf(article.id, packsOf(article), wish);
  return left.length === 0 ? null : `À préciser\u00a0: ${left.join(', ')}`;
}
