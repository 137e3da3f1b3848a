import { parseInput } from '@barnum/rules/errors';
import { availabilities } from '@barnum/rules/requests/availability/availability';
import type { Turnover } from '@barnum/rules/requests/availability/turnover';
import {
  articleAvailabilityInput,
  availabilityInput,
  occupationInput,
  stockCalendarInput,
  takenDaysInput,
} from '@barnum/rules/requests/availability-input';
import { StockedArticleType } from '../../catalogue/articles/stocked-article.graphql.ts';
import { GroundType, PackAnswerInput, PackAnswerType, wishDescriptions } from '../../catalogue/packs/packs.graphql.ts';
import type { CallContext } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  type ArticleAvailability,
  type DayOfStock,
  findNextFreeDate,
  listAlternatives,
  listTakenDays,
  readAvailability,
  readOccupation,
  readRequestPeriod,
  readShelfRefusals,
  readTakenPieces,
  type TakenDay,
  type TakenPieces,
} from './availability.domain.ts';
import { noteComplet } from './missed-demands.domain.ts';
import {
  countCalendarArticles,
  listCalendarArticles,
  openStockCalendar,
  type StockCalendar,
} from './stock-calendar.domain.ts';

const AvailabilityType = builder.enumType('Availability', {
  description: 'Libre, libre si les demandes déjà reçues ne sont pas confirmées, ou complet.',
  values: availabilities,
});

/** What is wanted together may be refused together; it is looked up once, where it is asked. */
interface ToldAvailability extends ArticleAvailability {
  refusals?: () => Promise<ReadonlyMap<number, string>>;
}

export const ArticleAvailabilityType = builder.objectRef<ToldAvailability>('ArticleAvailability').implement({
  description: 'Si un article peut être loué à des dates.',
  fields: (t) => ({
    articleId: t.exposeInt('articleId'),
    stock: t.exposeInt('stock', { nullable: true, description: 'Vide : illimité.' }),
    libres: t.exposeInt('libres', {
      nullable: true,
      description:
        'Exemplaires que personne n’a réservés ni demandés, et que laissent les autres articles souhaités, le jour le plus chargé. Vide : illimités.',
    }),
    disponibilite: t.expose('disponibilite', {
      type: AvailabilityType,
      description: 'Celle de la quantité souhaitée.',
    }),
    refus: t.string({
      nullable: true,
      description:
        'D’articles souhaités ensemble : la phrase par laquelle une demande serait refusée, au premier qui est de trop.',
      resolve: async ({ articleId, refusals }) => (await refusals?.())?.get(articleId) ?? null,
    }),
  }),
});

const TurnoverType = builder.objectRef<Turnover>('Turnover').implement({
  description: 'Les heures d’un jour où ce qui revient peut repartir.',
  fields: (t) => ({
    retourAvant: t.exposeString('retourAvant', { description: 'Jusqu’à quand on le rapporte : `12:00`.' }),
    retraitDes: t.exposeString('retraitDes', { description: 'Dès quand il repart : `14:00`.' }),
  }),
});

const TakenDayType = builder.objectRef<TakenDay>('TakenDay').implement({
  description: 'Un jour où un article n’est pas libre, ou pas du matin au soir.',
  fields: (t) => ({
    jour: t.field({ type: 'Date', description: 'Ce jour.', resolve: ({ jour }) => new Date(jour) }),
    disponibilite: t.expose('disponibilite', {
      type: AvailabilityType,
      description:
        'À confirmer, ou complet ; la remise en état compte. Libre : il l’est dès l’heure de retrait, après un retour.',
    }),
    turnover: t.expose('turnover', {
      type: TurnoverType,
      nullable: true,
      description:
        'Là où un article repart le jour même. D’un jour complet ou à confirmer : un retour y reste possible. Vide : il est pris tout le jour.',
    }),
  }),
});

const ArticleOccupationType = builder
  .objectRef<Awaited<ReturnType<typeof readOccupation>>[number]>('ArticleOccupation')
  .implement({
    description: 'Où en est le stock d’un article à des dates, le jour le plus chargé.',
    authScopes: { planning: true, requests: true },
    fields: (t) => ({
      articleId: t.exposeInt('articleId'),
      terrain: t.field({
        type: GroundType,
        nullable: true,
        description: wishDescriptions.terrain,
        resolve: ({ terrain }) => terrain ?? null,
      }),
      choix: t.intList({ description: wishDescriptions.choix, resolve: ({ choix }) => [...(choix ?? [])] }),
      reponses: t.field({
        type: [PackAnswerType],
        description: wishDescriptions.reponses,
        resolve: ({ reponses }) => reponses ?? [],
      }),
      nom: t.exposeString('nom'),
      stock: t.exposeInt('stock', { nullable: true, description: 'Vide : illimité.' }),
      reserve: t.exposeInt('reserve', { description: 'Pris par des demandes confirmées ou sorties.' }),
      aConfirmer: t.exposeInt('aConfirmer', { description: 'Demandé, sans être confirmé.' }),
      libre: t.exposeInt('libre', { nullable: true, description: 'Ce qui peut encore être confirmé.' }),
    }),
  });

const DayCountType = builder.objectRef<DayOfStock>('DayCount').implement({
  description: 'Ce qui est pris d’un article un jour, remise en état comprise.',
  authScopes: { planning: true },
  fields: (t) => ({
    reserve: t.exposeInt('reserve', { description: 'Pris par des demandes confirmées ou sorties.' }),
    aConfirmer: t.exposeInt('aConfirmer', { description: 'Demandé, sans être confirmé.' }),
    stock: t.exposeInt('stock', {
      nullable: true,
      description: 'Ce qu’il y en a ce jour-là : hors service en moins, pris en location en plus. Vide : illimité.',
    }),
    libre: t.exposeInt('libre', { nullable: true, description: 'Ce qui peut encore être confirmé. Vide : illimité.' }),
    libres: t.exposeInt('libres', {
      nullable: true,
      description: 'Ce que personne n’a réservé ni demandé. Vide : illimité.',
    }),
    turnover: t.expose('turnover', {
      type: TurnoverType,
      nullable: true,
      description: 'Les heures d’un jour où des exemplaires reviennent et peuvent repartir ; libre est compté après.',
    }),
  }),
});

const TakenPiecesType = builder.objectRef<TakenPieces>('TakenPieces').implement({
  description: 'Ce qui est pris d’un article, jour après jour.',
  authScopes: { planning: true },
  fields: (t) => ({
    articleId: t.exposeInt('articleId'),
    jours: t.field({
      type: [DayCountType],
      description: 'Du premier au dernier jour.',
      resolve: ({ jours }) => jours,
    }),
  }),
});

const StockCalendarType = builder.objectRef<StockCalendar>('StockCalendar').implement({
  description: 'Ce qui est pris d’articles, jour après jour.',
  authScopes: { planning: true },
  fields: (t) => ({
    articles: t.prismaField({
      type: [StockedArticleType],
      description: 'Ceux de la page, dans l’ordre du catalogue.',
      resolve: (query, calendar, _args, { db }) => listCalendarArticles(db, calendar, query),
    }),
    taken: t.field({
      type: [TakenPiecesType],
      description: 'Ce qui est pris de chacun d’eux.',
      resolve: ({ articleIds, ...wanted }, _args, { db }) => readTakenPieces(db, articleIds, wanted),
    }),
    totalCount: t.int({ resolve: (calendar, _args, { db }) => countCalendarArticles(db, calendar) }),
  }),
});

const WishInput = builder.inputType('ArticleWish', {
  description: 'Un article souhaité.',
  fields: (t) => ({
    articleId: t.int({ required: true }),
    quantite: t.int({ required: true }),
    terrain: t.field({ type: GroundType, description: wishDescriptions.terrain }),
    choix: t.intList({ description: wishDescriptions.choix }),
    reponses: t.field({ type: [PackAnswerInput], description: wishDescriptions.reponses }),
  }),
});

const PackWishInput = builder.inputType('PackWish', {
  description: 'Ce qui est dit d’un pack.',
  fields: (t) => ({
    articleId: t.int({ required: true, description: 'Le pack.' }),
    terrain: t.field({ type: GroundType, description: wishDescriptions.terrain }),
    choix: t.intList({ description: wishDescriptions.choix }),
    reponses: t.field({ type: [PackAnswerInput], description: wishDescriptions.reponses }),
  }),
});

type Arg = Parameters<Parameters<typeof builder.queryFields>[0]>[0]['arg'];

function wantedDays(arg: Arg) {
  return {
    date: arg({ type: 'Date', required: true, description: 'Jour souhaité.' }),
    dateRetrait: arg({ type: 'Date', description: 'Jour du retrait, s’il est choisi.' }),
    dateRetour: arg({ type: 'Date', description: 'Jour du retour, s’il est choisi.' }),
  };
}

function articleWish(arg: Arg) {
  return {
    articleId: arg.int({ required: true }),
    quantite: arg.int({ required: true }),
    terrain: arg({ type: GroundType, description: wishDescriptions.terrain }),
    choix: arg.intList({ description: wishDescriptions.choix }),
    reponses: arg({ type: [PackAnswerInput], description: wishDescriptions.reponses }),
    ...wantedDays(arg),
  };
}

/** Who asks again and again could find out who has what. */
function countQuery({ rateLimiter, address }: CallContext): Promise<void> {
  return rateLimiter.consume('availability', address);
}

builder.queryFields((t) => ({
  takenDays: t.field({
    type: [TakenDayType],
    description:
      'Les jours, dès aujourd’hui, où cette quantité d’un article n’est pas libre du matin au soir : 120 jours au plus.',
    authScopes: { public: true },
    args: {
      articleId: t.arg.int({ required: true }),
      quantite: t.arg.int({ required: true }),
      terrain: t.arg({ type: GroundType, description: wishDescriptions.terrain }),
      choix: t.arg.intList({ description: wishDescriptions.choix }),
      reponses: t.arg({ type: [PackAnswerInput], description: wishDescriptions.reponses }),
      debut: t.arg({ type: 'Date', required: true }),
      fin: t.arg({ type: 'Date', required: true }),
    },
    resolve: async (_root, args, context) => {
      const { debut, fin, ...wanted } = parseInput(takenDaysInput, args);
      await countQuery(context);
      return listTakenDays(context.db, wanted, { debut, fin });
    },
  }),
  nextFreeDate: t.field({
    type: 'Date',
    nullable: true,
    description:
      'Le prochain jour de fête où cette quantité d’un article est libre aussi longtemps : le même jour d’un autre week-end, ou un autre jour de semaine. Vide : aucun dans les 180 jours.',
    authScopes: { public: true },
    args: articleWish(t.arg),
    resolve: async (_root, args, context) => {
      const { articleId, ...wish } = parseInput(articleAvailabilityInput, args);
      await countQuery(context);
      // It is asked where an article is « Complet ».
      if (context.viewer === null)
        await noteComplet(context.db, await readRequestPeriod(context.db, wish), [{ articleId, ...wish }]);
      const day = await findNextFreeDate(context.db, articleId, wish);
      return day === null ? null : new Date(day);
    },
  }),
  freeAlternatives: t.prismaField({
    type: ['Article'],
    description:
      'D’autres articles de la catégorie de celui-ci dont cette quantité est libre à ces dates : trois au plus, d’abord ceux qui ont les mêmes caractéristiques, puis ceux du prix le plus proche.',
    authScopes: { public: true },
    args: articleWish(t.arg),
    resolve: async (query, _root, args, context) => {
      const { articleId, ...wish } = parseInput(articleAvailabilityInput, args);
      await countQuery(context);
      return listAlternatives(context.db, articleId, wish, query);
    },
  }),
  availability: t.field({
    type: [ArticleAvailabilityType],
    description:
      'Si ces articles, ou un exemplaire de chaque article, peuvent être loués à ces dates, et combien sont libres.',
    authScopes: { public: true },
    args: {
      ...wantedDays(t.arg),
      articles: t.arg({ type: [WishInput] }),
      packs: t.arg({
        type: [PackWishInput],
        description: 'Ce qui est dit de packs, quand ces articles ne sont pas nommés.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { articles, packs, ...days } = parseInput(availabilityInput, args);
      await countQuery(context);
      const period = await readRequestPeriod(context.db, days);
      let told: Promise<ReadonlyMap<number, string>> | undefined;
      const refusals = () => (told ??= readShelfRefusals(context.db, articles ?? [], period));
      const all = await readAvailability(context.db, period, articles, { packs });
      const isComplet = all.some(({ disponibilite }) => disponibilite === 'COMPLET');
      if (articles !== null && isComplet && context.viewer === null) await noteComplet(context.db, period, articles);
      return all.map((one) => ({ ...one, refusals }));
    },
  }),
  stockCalendar: t.field({
    type: StockCalendarType,
    description:
      'Ce qui est pris chaque jour, demandé ou non : d’un article, d’une catégorie ou de tous. 62 jours au plus.',
    authScopes: { planning: true },
    args: {
      debut: t.arg({ type: 'Date', required: true }),
      fin: t.arg({ type: 'Date', required: true }),
      articleId: t.arg.int(),
      categoryId: t.arg.int({ description: '0 : « Non catégorisé ».' }),
      terrain: t.arg({ type: GroundType, description: wishDescriptions.terrain }),
      choix: t.arg.intList({ description: wishDescriptions.choix }),
      reponses: t.arg({ type: [PackAnswerInput], description: wishDescriptions.reponses }),
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 20 }),
    },
    resolve: (_root, args, { db }) => openStockCalendar(db, parseInput(stockCalendarInput, args)),
  }),
  occupation: t.field({
    type: [ArticleOccupationType],
    description: 'Ce qui est pris et ce qui reste de ces articles à ces dates.',
    authScopes: { planning: true, requests: true },
    args: {
      date: t.arg({ type: 'Date', required: true, description: 'Premier jour.' }),
      dateRetour: t.arg({
        type: 'Date',
        description: 'Dernier jour. Sans lui : ceux d’une demande pour le premier.',
      }),
      articleIds: t.arg.intList({ required: true }),
      packs: t.arg({
        type: [PackWishInput],
        description:
          'Ce qui est dit de packs parmi ces articles ; chacun est compté autant de fois qu’il est nommé ici.',
      }),
      except: t.arg.int({ description: 'Sans ce que prend cette demande.' }),
    },
    resolve: async (_root, args, { db }) => {
      const { date, dateRetour, ...about } = parseInput(occupationInput, args);
      const period =
        dateRetour === null
          ? await readRequestPeriod(db, { date, dateRetrait: null, dateRetour })
          : { debut: date, fin: dateRetour };
      return readOccupation(db, period, about);
    },
  }),
}));
