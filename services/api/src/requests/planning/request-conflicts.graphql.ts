import { StockedArticleType } from '../../catalogue/articles/stocked-article.graphql.ts';
import { isTwin, twinDescription } from '../../catalogue/articles/twin-names.graphql.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ReservationRequestType } from '../reservation-requests/reservation-requests.graphql.ts';
import { listConcerned, listConflicts, listInstead, type RequestConflict } from './request-conflicts.domain.ts';

const RequestConflictType = builder.objectRef<RequestConflict>('RequestConflict').implement({
  description: 'Un article dont une demande et d’autres prennent plus qu’il n’y en a, et ce que l’on peut y faire.',
  authScopes: { requests: true },
  fields: (t) => ({
    articleId: t.exposeInt('articleId'),
    nom: t.exposeString('nom'),
    homonyme: t.boolean({
      description: twinDescription,
      resolve: (conflict, _args, context) => isTwin(conflict, context),
    }),
    manque: t.exposeInt('manque', { description: 'Ce qui manque, le jour le plus chargé.' }),
    demandes: t.prismaField({
      type: [ReservationRequestType],
      description: 'Les autres demandes concernées, par jour de départ.',
      resolve: (query, conflict, _args, { db }) => listConcerned(db, conflict, query),
    }),
    libres: t.prismaField({
      type: [StockedArticleType],
      description: 'D’autres articles de sa catégorie, libres ces jours-là en nombre suffisant : trois au plus.',
      resolve: (query, conflict, _args, { db }) => listInstead(db, conflict, query),
    }),
  }),
});

builder.prismaObjectField('ReservationRequest', 'conflits', (t) =>
  t.field({
    type: [RequestConflictType],
    select: { id: true },
    authScopes: { requests: true },
    description: 'Ce qui manque pour elle et pour d’autres, une fois confirmée, dès aujourd’hui.',
    resolve: ({ id }, _args, { db }) => listConflicts(db, id),
  }),
);
