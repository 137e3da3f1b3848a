import { parseInput } from '@barnum/rules/errors';
import { parkOrders } from '@barnum/rules/money/figures/park-words';
import { parkPageInput } from '@barnum/rules/money/figures-input';
import { ledgerPeriodInput } from '@barnum/rules/money/ledger-input';
import { toAmount } from '@barnum/rules/prices/amounts';
import { builder } from '../../../platform/graphql/builder.ts';
import { requireInvoicing } from '../../invoice-settings/invoice-settings.domain.ts';
import { orderedLines, type Park, type ParkDay, type ParkLine, readPark } from './park.domain.ts';

const ParkOrderType = builder.enumType('ParkOrder', {
  description: 'Par quoi les articles du parc sont rangés, du plus au moins.',
  values: parkOrders,
});

const ParkArticleType = builder.objectRef<ParkLine>('ParkArticle').implement({
  description: 'Ce qu’un article a fait pendant une période ; un pack compte dans ce qu’il contient.',
  authScopes: { money: true },
  fields: (t) => ({
    articleId: t.exposeInt('articleId', { description: 'Celui de l’article.' }),
    nom: t.exposeString('nom', { description: 'Le nom de l’article.' }),
    pieces: t.exposeInt('pieces', {
      nullable: true,
      description: 'Le plus grand nombre de pièces possédées un même jour. Vide : illimité.',
    }),
    joursSortis: t.exposeInt('out', {
      description: 'Jours où des pièces étaient sorties, additionnés pièce par pièce, sans les jours de fermeture.',
    }),
    joursPossibles: t.exposeInt('possible', {
      nullable: true,
      description:
        'Jours où elles pouvaient l’être : ni hors service, ni en remise en état, ni un jour de fermeture. Vide : illimités.',
    }),
    joursEnRenfort: t.exposeInt('rentedIn', {
      description: 'Jours de pièces sorties en plus des siennes, prises en location.',
    }),
    locations: t.exposeInt('hires', { description: 'Les locations convenues qui commencent.' }),
    chiffre: t.field({
      type: 'Decimal',
      description: 'Hors taxes : ce qui en est convenu, montage compris, remises déduites.',
      resolve: ({ turnover }) => toAmount(turnover),
    }),
    derniereSortie: t.field({
      type: 'Date',
      nullable: true,
      description: 'Le dernier jour où il était sorti, à la fin de la période. Vide : jamais.',
      resolve: ({ lastOut }) => (lastOut === null ? null : new Date(lastOut)),
    }),
    dortDepuis: t.exposeInt('asleep', {
      nullable: true,
      description: 'Mois sans location, s’il y en a assez pour le dire.',
    }),
    refusees: t.exposeInt('refused', {
      description: 'Les demandes refusées dont, à leurs dates, il manquait des pièces.',
    }),
    abaissees: t.exposeInt('lowered', { description: 'Les lignes abaissées quand il manquait des pièces.' }),
    complets: t.exposeInt('complet', {
      description: 'Les fois où des visiteurs l’ont trouvé complet à leurs dates : une par jour et par période.',
    }),
    pieceDePlus: t.field({
      type: 'Decimal',
      description:
        'Au mieux, ce qu’une pièce de plus aurait rapporté hors taxes de ce qui est refusé ou abaissé, au tarif d’aujourd’hui.',
      resolve: ({ missed }) => toAmount(missed),
    }),
  }),
});

const ParkPageType = builder.objectRef<{ lines: ParkLine[]; page: number; pageSize: number }>('ParkPage').implement({
  description: 'Une page des articles du parc.',
  authScopes: { money: true },
  fields: (t) => ({
    items: t.field({
      type: [ParkArticleType],
      resolve: ({ lines, page, pageSize }) => lines.slice((page - 1) * pageSize, page * pageSize),
    }),
    totalCount: t.int({ resolve: ({ lines }) => lines.length }),
  }),
});

const ParkDayType = builder.objectRef<ParkDay>('ParkDay').implement({
  description: 'L’occupation du parc un jour ; les articles au stock illimité n’y sont pas.',
  authScopes: { money: true },
  fields: (t) => ({
    jour: t.field({ type: 'Date', description: 'Ce jour.', resolve: ({ jour }) => new Date(jour) }),
    sorties: t.exposeInt('out', { description: 'Pièces sorties.' }),
    possibles: t.exposeInt('possible', { description: 'Pièces qui pouvaient l’être.' }),
    part: t.exposeFloat('part', {
      nullable: true,
      description: 'Leur part, de 0 à 1, chaque pièce comptée pour son prix de location. Vide : il n’y en a pas.',
    }),
    locations: t.exposeInt('hires', { description: 'Locations convenues en cours.' }),
    ferme: t.exposeBoolean('isClosed', { description: 'Si l’entreprise est fermée.' }),
  }),
});

const ParkType = builder.objectRef<Park>('Park').implement({
  description: 'Ce que les articles ont fait pendant une période.',
  authScopes: { money: true },
  fields: (t) => ({
    articles: t.field({
      type: ParkPageType,
      description: 'Article par article.',
      args: { tri: t.arg({ type: ParkOrderType }), page: t.arg.int(), pageSize: t.arg.int() },
      resolve: (park, args) => {
        const { tri, ...page } = parseInput(parkPageInput, args);
        return { ...page, lines: orderedLines(park, tri) };
      },
    }),
    chiffre: t.field({
      type: 'Decimal',
      description: 'Hors taxes, tout ce qui est convenu des locations qui commencent.',
      resolve: ({ turnover }) => toAmount(turnover),
    }),
    horsArticles: t.field({
      type: 'Decimal',
      description: 'Ce qui n’en est d’aucun article : lignes libres, frais, livraisons, articles supprimés.',
      resolve: ({ ofNoArticle }) => toAmount(ofNoArticle),
    }),
    jours: t.field({ type: [ParkDayType], description: 'Jour par jour.', resolve: ({ days }) => days }),
  }),
});

builder.queryFields((t) => ({
  park: t.field({
    type: ParkType,
    description: 'Ce que les articles ont fait pendant une période, jours compris.',
    authScopes: { money: true },
    args: {
      du: t.arg({ type: 'Date', required: true, description: 'Premier jour.' }),
      au: t.arg({ type: 'Date', required: true, description: 'Dernier jour.' }),
    },
    resolve: async (_root, args, { db }) => {
      const period = parseInput(ledgerPeriodInput, args);
      await requireInvoicing(db);
      return readPark(db, period);
    },
  }),
}));
