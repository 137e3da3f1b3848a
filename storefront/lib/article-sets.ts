import { nextPossible } from '@barnum/rules/catalogue/articles/quantities';
import type { Rate } from '@barnum/rules/prices/price-in-words';
import type { ResultOf } from 'gql.tada';
import type { OfferedArticle } from './hired-on-days.ts';
import { rateOf } from './rate-of.ts';
import type { articleSetFields } from './service/fragments.ts';

/** An article of a set, and how many, in whole boxes; how it is hired out. */
export interface SetItem extends Rate {
  articleId: number;
  slug: string;
  nom: string;
  quantite: number;
  hiredOut: OfferedArticle;
}

/** A set as pages show it. */
export type ArticleSet = ReturnType<typeof toArticleSet>;

/** Pictures that a set shows, of its first articles that have one. */
const picturesOfSet = 3;

/** A set of the service's answer, without the pictures that no page shows. */
export function toArticleSet({ id, nom, description, items }: ResultOf<typeof articleSetFields>) {
  return {
    id,
    nom,
    description,
    pictures: items.flatMap(({ article }) => article.primaryImage?.picture ?? []).slice(0, picturesOfSet),
    items: items.map(
      ({ quantite, article }): SetItem => ({
        articleId: article.id,
        slug: article.slug,
        nom: article.nom,
        quantite: nextPossible(quantite, { ...article, quantite: null }),
        hiredOut: {
          quantite: article.quantite,
          lot: article.lot,
          nomLot: article.nomLot,
          quantiteMinimum: article.quantiteMinimum,
          enRenfort: article.enRenfort,
        },
        ...rateOf(article),
      }),
    ),
  };
}
