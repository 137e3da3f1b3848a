import { todayInParis } from '@barnum/rules/dates/paris-time';
import { parseInput } from '@barnum/rules/errors';
import { mailWordInput, quoteMailInput } from '@barnum/rules/outbox/mails-input';
import { quoteFileName, quoteName, quoteNumber } from '@barnum/rules/prices/quotes';
import { quoteInput } from '@barnum/rules/requests/quotes-input';
import { readMail } from '../../outbox/mails/mails.domain.ts';
import { type ArgBuilder, MailType, mailReader, otherRecipients } from '../../outbox/mails/mails.graphql.ts';
import { sendsMails } from '../../outbox/mails/sends-mails.domain.ts';
import { authorOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { prepareWorker } from '../../platform/worker/run-in-worker.ts';
import { MailDraftType } from '../reservation-requests/request-life.graphql.ts';
import { listHandedOutQuotes, noteMailSent, noteQuoteHandedOver } from './handed-out-quotes.domain.ts';
import { issueAndSendQuote } from './issue-and-send.domain.ts';
import {
  draftQuoteMail,
  getQuoteVersion,
  isBinding,
  isQuoteCurrent,
  issueQuote,
  listQuoteVersions,
  type QuoteInBrief,
  quoteContent,
  readDeliveryPrice,
  readMissingForCustomer,
  readMissingQuoteNames,
  readMissingVat,
  readOrderNumber,
  readUnprintable,
  sendQuote,
} from './quotes.domain.ts';
import { readQuoteDocument } from './stored-quotes.domain.ts';

export const QuoteVersionType = builder.prismaObject('QuoteVersion', {
  select: { id: true },
  description: 'Un devis tel qu’il a été établi : il ne change plus.',
  authScopes: { requests: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    numero: t.string({
      description: 'Son numéro, comme D-2026-00001 ; le même pour toutes les versions.',
      select: { quote: true },
      resolve: ({ quote }) => quoteNumber(quote),
    }),
    version: t.exposeInt('version', { description: 'À partir de 1.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    auteur: t.exposeString('auteur', { description: 'L’adresse e-mail de l’administrateur.' }),
    total: t.expose('total', { type: 'Decimal', description: 'Total TTC, sans la caution.' }),
    livraison: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Le prix de la livraison ; vide sans livraison.',
      select: { content: true },
      resolve: (version) => quoteContent(version).livraison,
    }),
    mails: t.relation('mails', {
      query: { orderBy: { id: 'desc' } },
      description: 'Les messages qui le portent, le dernier d’abord.',
    }),
    estRemis: t.boolean({
      description: 'Si le client l’a : parti par e-mail, noté comme remis, ou dernier devis d’une proposition faite.',
      select: { requestId: true },
      resolve: async ({ id, requestId }, _args, { db, mailServer }) => {
        const isSending = await sendsMails(db, mailServer);
        return (await listHandedOutQuotes(db, requestId, { isSending })).some((quote) => quote.id === id);
      },
    }),
    estValable: t.boolean({
      description: 'Si elle engage encore l’entreprise : le dernier jour de sa validité n’est pas passé.',
      select: { content: true },
      resolve: (version) => isBinding(version, todayInParis()),
    }),
    fileName: t.string({
      description: 'Le nom de son fichier.',
      select: { version: true, quote: true },
      resolve: ({ version, quote }) => quoteFileName(quoteNumber(quote), version),
    }),
    pdf: t.string({
      description: 'Le document PDF, en base64.',
      resolve: async ({ id }, _args, { db }) => Buffer.from((await readQuoteDocument(db, id)).pdf).toString('base64'),
    }),
  }),
});

const QuoteType = builder.objectRef<{ requestId: number }>('Quote').implement({
  description: 'Le devis d’une demande, et ce qui manque pour en établir un.',
  authScopes: { requests: true },
  fields: (t) => ({
    versions: t.prismaField({
      type: [QuoteVersionType],
      description: 'Ses versions, la plus récente d’abord ; aucune tant qu’il n’est pas établi.',
      resolve: (query, { requestId }, _args, { db }) => listQuoteVersions(db, requestId, query),
    }),
    isCurrent: t.boolean({
      description: 'Faux quand la demande a changé depuis la dernière version.',
      resolve: ({ requestId }, _args, { db }) => isQuoteCurrent(db, requestId),
    }),
    missing: t.stringList({
      description: 'Les informations de l’entreprise sans lesquelles aucun devis ne peut être établi.',
      resolve: async (_quote, _args, { db }) => (await readMissingQuoteNames(db)).required,
    }),
    nonImprimable: t.stringList({
      description: 'Ce que le document ne pourrait pas écrire de ce qui a été saisi, une phrase chacun.',
      resolve: ({ requestId }, _args, { db }) => readUnprintable(db, requestId),
    }),
    tvaManquante: t.string({
      nullable: true,
      description: 'Ce que le devis ne dirait pas de la TVA, en une phrase ; vide quand il dit tout.',
      resolve: ({ requestId }, _args, { db }) => readMissingVat(db, requestId),
    }),
    manque: t.stringList({
      description:
        'Ce que son client exige de lire et qui n’est pas saisi (code service, numéro d’engagement, bon de commande), une phrase chacun.',
      resolve: ({ requestId }, _args, { db }) => readMissingForCustomer(db, requestId),
    }),
    livraison: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Le prix de la livraison : celui de sa ligne, sinon du dernier devis ; vide tant qu’il est inconnu.',
      resolve: ({ requestId }, _args, { db }) => readDeliveryPrice(db, requestId),
    }),
    referenceCommande: t.string({
      description:
        'Le numéro de commande de son client (BT-13) : celui du dernier devis, sinon de sa fiche ; vide sans.',
      resolve: ({ requestId }, _args, { db }) => readOrderNumber(db, requestId),
    }),
    leftOut: t.stringList({
      description: 'Celles qui manqueront seulement au document.',
      resolve: async (_quote, _args, { db }) => (await readMissingQuoteNames(db)).usual,
    }),
  }),
});

builder.prismaObjectField('ReservationRequest', 'devis', (t) =>
  t.stringList({
    authScopes: { requests: true },
    description: 'Les noms de ses devis, comme D-2026-00001 v2, dans leur ordre.',
    select: { quoteVersions: { select: { version: true, quote: true }, orderBy: { version: 'asc' } } },
    resolve: ({ quoteVersions }) => quoteVersions.map(({ version, quote }) => quoteName(quoteNumber(quote), version)),
  }),
);

const LatestQuoteType = builder.objectRef<QuoteInBrief>('LatestQuote').implement({
  description: 'La dernière version d’un devis, en bref.',
  authScopes: { requests: true },
  fields: (t) => ({
    total: t.expose('total', { type: 'Decimal', description: 'Total TTC, sans la caution.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectField('ReservationRequest', 'dernierDevis', (t) =>
  t.field({
    type: LatestQuoteType,
    nullable: true,
    authScopes: { requests: true },
    description: 'Vide tant qu’aucun devis n’est établi.',
    select: { quoteVersions: { select: { total: true, createdAt: true }, orderBy: { version: 'asc' } } },
    resolve: ({ quoteVersions }) => quoteVersions.at(-1) ?? null,
  }),
);

builder.queryFields((t) => ({
  quote: t.field({
    type: QuoteType,
    description: 'Le devis d’une demande.',
    authScopes: { requests: true },
    args: { requestId: t.arg.int({ required: true }) },
    resolve: (_root, { requestId }) => {
      // Who looks at a quote has one drawn soon.
      prepareWorker('drawQuote');
      return { requestId };
    },
  }),
  quoteVersion: t.prismaField({
    type: QuoteVersionType,
    description: 'Une version d’un devis.',
    authScopes: { requests: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => getQuoteVersion(db, id, query),
  }),
  quoteMail: t.field({
    type: MailDraftType,
    description: 'Le message que recevrait le visiteur avec cette version ; sans destinataire quand aucun n’est connu.',
    authScopes: { requests: true },
    args: { id: t.arg.int({ required: true }), mot: t.arg.string({ description: 'Un mot pour lui.' }) },
    resolve: async (_root, { id, mot }, { db, mailServer }) =>
      draftQuoteMail(db, id, { ...parseInput(mailWordInput, { mot }), isSending: await sendsMails(db, mailServer) }),
  }),
}));

/** What a quote is issued with. */
function issueArgs(arg: ArgBuilder) {
  return {
    requestId: arg.int({ required: true }),
    livraison: arg({
      type: 'Decimal',
      description:
        'Le prix de la livraison, si elle est demandée, qui devient sa ligne ; à défaut, celui de cette ligne.',
    }),
    referenceCommande: arg.string({
      description:
        'Le numéro de bon de commande ou d’engagement de son client (BT-13) ; à défaut, celui qui est connu.',
    }),
    updatedAt: arg({ type: 'DateTime', description: updatedAtDescription }),
  };
}

builder.mutationFields((t) => ({
  issueQuote: t.prismaField({
    type: QuoteVersionType,
    description: 'Établir le devis d’une demande, ou une nouvelle version de celui qu’elle a.',
    authScopes: { requests: true },
    args: issueArgs(t.arg),
    resolve: async (query, _root, { requestId, updatedAt, ...input }, context) => {
      const change = { ...parseInput(quoteInput, input), auteur: authorOf(context), seen: updatedAt ?? null };
      const { id } = await issueQuote(context, requestId, change);
      return getQuoteVersion(context.db, id, query);
    },
  }),
  issueAndSendQuote: t.prismaField({
    type: QuoteVersionType,
    description:
      'Écrire au visiteur avec le devis de sa demande : la dernière version, si elle dit encore tout, sinon une nouvelle. Ce qui ne peut pas être envoyé n’est pas établi.',
    authScopes: { requests: true },
    args: issueArgs(t.arg),
    resolve: async (query, _root, { requestId, updatedAt, ...input }, context) => {
      const isSending = await sendsMails(context.db, context.mailServer);
      const change = { ...parseInput(quoteInput, input), auteur: authorOf(context), seen: updatedAt ?? null };
      const { id } = await issueAndSendQuote(context, requestId, { ...change, isSending });
      return getQuoteVersion(context.db, id, query);
    },
  }),
  sendQuote: t.prismaField({
    type: QuoteVersionType,
    description: 'Écrire au visiteur, avec la dernière version du devis en pièce jointe.',
    authScopes: { requests: true },
    args: {
      id: t.arg.int({ required: true }),
      destinataire: t.arg.string({ description: 'À qui ; à défaut, à l’adresse de la demande.' }),
      ...otherRecipients(t.arg),
      mot: t.arg.string({ description: 'Un mot pour lui.' }),
    },
    resolve: async (query, _root, { id, ...mail }, context) => {
      const isSending = await sendsMails(context.db, context.mailServer);
      await sendQuote(context.db, id, { ...parseInput(quoteMailInput, mail), auteur: authorOf(context), isSending });
      return getQuoteVersion(context.db, id, query);
    },
  }),
  markQuoteHandedOver: t.prismaField({
    type: QuoteVersionType,
    description: 'Noter que le client a reçu la dernière version autrement que par un message d’ici.',
    authScopes: { requests: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (query, _root, { id }, context) => {
      await noteQuoteHandedOver(context.db, id, { auteur: authorOf(context) });
      return getQuoteVersion(context.db, id, query);
    },
  }),
  markMailSent: t.prismaField({
    type: MailType,
    description: 'Marquer comme envoyé un message que l’on a envoyé soi-même ; un devis qu’il porte est alors envoyé.',
    authScopes: { messages: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (query, _root, { id }, context) => {
      const { db, viewer } = context;
      await noteMailSent(db, id, { reader: mailReader(viewer), auteur: authorOf(context) });
      return readMail(db, id, query);
    },
  }),
}));
