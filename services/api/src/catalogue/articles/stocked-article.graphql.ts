import { readingOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { articleAccessories } from './articles.domain.ts';
import { UniteType } from './articles.graphql.ts';
import { isTwin, twinDescription } from './twin-names.graphql.ts';

/** An article for who plans and prepares, who has no right to what it costs: those that are hidden are among them. */
export const StockedArticleType = builder.prismaObject('Article', {
  variant: 'StockedArticle',
  select: { id: true, nom: true, unite: true, quantite: true, lot: true, nomLot: true },
  description: 'Un article qui se compte : hors ligne ou non, sans prix ni textes.',
  authScopes: { planning: true, preparation: true, articles: true },
  fields: (t) => ({
    id: t.int({ resolve: ({ id }) => id }),
    nom: t.string({ resolve: ({ nom }) => nom }),
    homonyme: t.boolean({
      description: twinDescription,
      resolve: (article, _args, context) => isTwin(article, context),
    }),
    unite: t.field({ type: UniteType, resolve: ({ unite }) => unite }),
    quantite: t.int({ nullable: true, description: 'Stock ; vide : illimité.', resolve: ({ quantite }) => quantite }),
    lot: t.int({ description: 'Pièces d’un lot, entier ; 1 : à la pièce.', resolve: ({ lot }) => lot }),
    nomLot: t.string({ description: 'Ce qu’est un lot : « casier », « carton ».', resolve: ({ nomLot }) => nomLot }),
    accessories: t.relation('accessories', {
      description: 'Ce qui vient avec chaque pièce, à préparer avec elle.',
      query: (_args, context) => articleAccessories(readingOf(context)),
    }),
    categorie: t.relation('categorie', { nullable: true }),
  }),
});
