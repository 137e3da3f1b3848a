import { availabilities } from '@barnum/rules/availability';
import { parseInput } from '@barnum/rules/errors';
import { availabilityInput, occupationInput } from '@barnum/rules/inputs/availability';
import { builder } from '../../graphql/builder.ts';
import { readAvailability, readOccupation, readRequestPeriod } from './availability.domain.ts';

const AvailabilityType = builder.enumType('Availability', {
  description: 'Libre, libre si les demandes déjà reçues ne sont pas confirmées, ou complet.',
  values: availabilities,
});

const ArticleAvailabilityType = builder
  .objectRef<Awaited<ReturnType<typeof readAvailability>>[number]>('ArticleAvailability')
  .implement({
    description: 'Si un article peut être loué à des dates.',
    fields: (t) => ({
      articleId: t.exposeInt('articleId'),
      disponibilite: t.expose('disponibilite', { type: AvailabilityType }),
    }),
  });

const ArticleOccupationType = builder
  .objectRef<Awaited<ReturnType<typeof readOccupation>>[number]>('ArticleOccupation')
  .implement({
    description: 'Où en est le stock d’un article à des dates, le jour le plus chargé.',
    fields: (t) => ({
      articleId: t.exposeInt('articleId'),
      nom: t.exposeString('nom'),
      stock: t.exposeInt('stock', { nullable: true, description: 'Vide : illimité.' }),
      reserve: t.exposeInt('reserve', { description: 'Pris par des demandes confirmées ou sorties.' }),
      aConfirmer: t.exposeInt('aConfirmer', { description: 'Demandé, sans être confirmé.' }),
      libre: t.exposeInt('libre', { nullable: true, description: 'Ce qui peut encore être confirmé.' }),
    }),
  });

const WishInput = builder.inputType('ArticleWish', {
  description: 'Un article souhaité.',
  fields: (t) => ({ articleId: t.int({ required: true }), quantite: t.int({ required: true }) }),
});

builder.queryFields((t) => ({
  availability: t.field({
    type: [ArticleAvailabilityType],
    description:
      'Si ces articles, ou un exemplaire de chaque article, peuvent être loués à ces dates ; au-delà de dix exemplaires, par paliers.',
    authScopes: { public: true },
    args: {
      date: t.arg({ type: 'Date', required: true, description: 'Jour souhaité.' }),
      dateRetrait: t.arg({ type: 'Date', description: 'Jour du retrait, s’il est choisi.' }),
      dateRetour: t.arg({ type: 'Date', description: 'Jour du retour, s’il est choisi.' }),
      articles: t.arg({ type: [WishInput] }),
    },
    resolve: async (_root, args, { db, rateLimiter, address }) => {
      const { date, articles, ...chosen } = parseInput(availabilityInput, args);
      await rateLimiter.consume('availability', address);
      return readAvailability(db, await readRequestPeriod(db, date, chosen), articles);
    },
  }),
  occupation: t.field({
    type: [ArticleOccupationType],
    description: 'Ce qui est pris et ce qui reste de ces articles à ces dates.',
    authScopes: { administrator: true },
    args: {
      date: t.arg({ type: 'Date', required: true, description: 'Premier jour.' }),
      dateRetour: t.arg({
        type: 'Date',
        description: 'Dernier jour. Sans lui : ceux d’une demande pour le premier.',
      }),
      articleIds: t.arg.intList({ required: true }),
      except: t.arg.int({ description: 'Sans ce que prend cette demande.' }),
    },
    resolve: async (_root, args, { db }) => {
      const { date, dateRetour, ...about } = parseInput(occupationInput, args);
      const period =
        dateRetour === null
          ? await readRequestPeriod(db, date, { dateRetrait: null, dateRetour })
          : { debut: date, fin: dateRetour };
      return readOccupation(db, period, about);
    },
  }),
}));
