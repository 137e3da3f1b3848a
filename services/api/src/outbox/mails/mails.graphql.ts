import { parseInput } from '@barnum/rules/errors';
import { pageInput } from '@barnum/rules/fields/page';
import { mailFailures } from '@barnum/rules/outbox/mails/sentences';
import { editableMailKinds, type MailKind, mailKinds } from '@barnum/rules/outbox/mails/templates';
import { mailTemplateInput } from '@barnum/rules/outbox/mails-input';
import { hasAccess, type Viewer } from '../../platform/access.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { mailToShow } from '../follow-up-links/shown-links.graphql.ts';
import {
  countMails,
  listMailPage,
  type MailFilter,
  type MailReader,
  mailStateOf,
  mailStates,
  readMail,
  readTemplate,
  resetTemplate,
  retryMail,
  saveTemplate,
} from './mails.domain.ts';
import { sendsMails } from './sends-mails.domain.ts';

const MailKindType = builder.enumType('MailKind', {
  description: 'Le modèle d’un message.',
  values: mailKinds,
});

const MailStateType = builder.enumType('MailState', {
  description: 'Où en est un message : à envoyer, envoyé ou abandonné.',
  values: mailStates,
});

/** What a mail says. That it was sent is told to who sees the quote or the invoice in it, too. */
const ofMessages = { messages: true };

const followed = { select: { id: true, cleSuivi: true } } as const;

export const MailType = builder.prismaObject('Mail', {
  select: { id: true },
  description: 'Un message, envoyé ou à envoyer.',
  authScopes: { messages: true, requests: true, money: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    requestId: t.exposeInt('requestId', { nullable: true, description: 'La demande dont il parle.' }),
    kind: t.expose('kind', { type: MailKindType, description: 'Son modèle.' }),
    recipient: t.exposeString('recipient', { description: 'À qui.' }),
    estCopie: t.boolean({
      description: 'Si c’est la copie d’un message, à une autre adresse du client.',
      select: { copyOfId: true },
      resolve: ({ copyOfId }) => copyOfId !== null,
    }),
    subject: t.string({
      description: 'Objet.',
      select: { subject: true, request: followed },
      authScopes: ofMessages,
      resolve: ({ subject, request }, _args, context) => mailToShow(subject, request, context),
    }),
    text: t.string({
      description: 'Texte ; sans le lien privé du client pour qui ne voit pas les demandes.',
      select: { text: true, request: followed },
      authScopes: ofMessages,
      resolve: ({ text, request }, _args, context) => context.accountLinks.hideIn(mailToShow(text, request, context)),
    }),
    factureId: t.exposeInt('invoiceId', { nullable: true, description: 'La facture qui y est jointe.' }),
    devis: t.relation('quoteVersion', {
      authScopes: { requests: true },
      unauthorizedResolver: () => null,
      nullable: true,
      description: 'Le devis qui y est joint ; vide pour qui ne voit pas les demandes.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true, description: 'Vide tant qu’il n’est pas parti.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true, description: 'Le prochain essai, s’il y en a un.' }),
    attempts: t.exposeInt('attempts', { description: 'Nombre d’essais.' }),
    state: t.field({
      type: MailStateType,
      description: 'Où il en est.',
      select: { dueAt: true, sentAt: true },
      resolve: mailStateOf,
    }),
    failure: t.string({
      nullable: true,
      description: 'Pourquoi il n’est pas parti.',
      select: { failure: true },
      resolve: ({ failure }) => failure && mailFailures[failure],
    }),
  }),
});

/** The arguments of a mail with a document that say who else receives it. */
export function otherRecipients(arg: ArgBuilder) {
  return {
    autresDestinataires: arg.stringList({
      description: 'À qui encore : chacun reçoit son propre message, et ne voit pas les autres.',
    }),
    copies: arg.stringList({
      description: 'À qui il va en copie ; à défaut, aux adresses gardées du client. Une liste vide : à personne.',
    }),
  };
}
export type ArgBuilder = Parameters<NonNullable<Parameters<typeof builder.mutationFields>[0]>>[0]['arg'];

const MailPageType = builder.objectRef<MailFilter & { page: number; pageSize: number }>('MailPage').implement({
  description: 'Une page de messages, les plus récents d’abord.',
  authScopes: { messages: true },
  fields: (t) => ({
    items: t.prismaField({
      type: [MailType],
      resolve: (query, page, _args, { db }) => listMailPage(db, page, query),
    }),
    totalCount: t.int({ resolve: (filter, _args, { db }) => countMails(db, filter) }),
    waitingCount: t.int({
      description: 'Combien de messages attendent, quel que soit l’état demandé.',
      resolve: (page, _args, { db }) => countMails(db, { ...page, state: 'en_attente' }),
    }),
    isSending: t.exposeBoolean('isSending', {
      description: 'Faux sans serveur de messagerie : les messages ne font que se lire ici.',
    }),
  }),
});

/** What of the mails a viewer sees. */
export function mailReader(viewer: Viewer | null): MailReader {
  return { withMoney: hasAccess(viewer, 'money') };
}

const MailTemplateType = builder
  .objectRef<{ kind: MailKind; subject: string; text: string; updatedAt: Date | null }>('MailTemplate')
  .implement({
    description: 'Les mots d’un message. `{{prenom}}` et les autres champs y sont remplacés.',
    authScopes: { settings: true },
    fields: (t) => ({
      kind: t.expose('kind', { type: MailKindType, description: 'De quel message.' }),
      subject: t.exposeString('subject', { description: 'Objet.' }),
      text: t.exposeString('text', { description: 'Texte.' }),
      updatedAt: t.expose('updatedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Vide tant que ce sont les mots d’origine.',
      }),
    }),
  });

const MailTemplateInput = builder.inputType('MailTemplateInput', {
  description: 'Les mots d’un message.',
  fields: (t) => ({
    subject: t.string({ required: true, description: 'Objet.' }),
    text: t.string({ required: true, description: 'Texte.' }),
  }),
});

builder.queryFields((t) => ({
  mails: t.field({
    type: MailPageType,
    description: 'Les messages, les plus récents d’abord ; ceux des factures pour qui voit l’argent.',
    authScopes: { messages: true },
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 20 }),
      state: t.arg({ type: MailStateType, description: 'Ceux de cet état seulement.' }),
    },
    resolve: async (_root, { state, ...args }, { db, mailServer, viewer }) => ({
      ...mailReader(viewer),
      ...parseInput(pageInput, args),
      state: state ?? null,
      isSending: await sendsMails(db, mailServer),
    }),
  }),
  mailTemplates: t.field({
    type: [MailTemplateType],
    description: 'Les mots de chaque message.',
    authScopes: { settings: true },
    resolve: (_root, _args, { db }) =>
      Promise.all(editableMailKinds.map(async (kind) => ({ ...(await readTemplate(db, kind)), kind }))),
  }),
}));

builder.mutationFields((t) => ({
  retryMail: t.prismaField({
    type: MailType,
    description: 'Essayer tout de suite d’envoyer un message, même abandonné.',
    authScopes: { messages: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (query, _root, { id }, { db, viewer }) => {
      await retryMail(db, id, mailReader(viewer));
      return readMail(db, id, query);
    },
  }),
  updateMailTemplate: t.field({
    type: MailTemplateType,
    description: 'Changer les mots d’un message.',
    authScopes: { settings: true },
    args: {
      kind: t.arg({ type: MailKindType, required: true }),
      input: t.arg({ type: MailTemplateInput, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (_root, { kind, input, updatedAt }, { db }) => ({
      ...(await saveTemplate(db, kind, parseInput(mailTemplateInput, input), updatedAt)),
      kind,
    }),
  }),
  resetMailTemplate: t.field({
    type: MailTemplateType,
    description: 'Revenir aux mots d’origine d’un message.',
    authScopes: { settings: true },
    args: {
      kind: t.arg({ type: MailKindType, required: true }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (_root, { kind, updatedAt }, { db }) => ({
      ...(await resetTemplate(db, kind, updatedAt)),
      kind,
    }),
  }),
}));
