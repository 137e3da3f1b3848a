import { mailServerInput } from '@barnum/rules/access/mail-server-input';
import { parseInput } from '@barnum/rules/errors';
import { readSender } from '../../outbox/mails/mails.domain.ts';
import { authorOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { confirmPassword, currentPasswordDescription } from '../auth/confirm-password.graphql.ts';
import {
  deleteMailServer,
  readMailServer,
  type ShownMailServer,
  saveMailServer,
  sendTrialMessage,
} from './mail-server.domain.ts';

// Who chooses the way of mails gets the links to forgotten passwords: no key does.
const inPerson = { $all: { settings: true, account: true } };

const MailServerType = builder.objectRef<ShownMailServer>('MailServer').implement({
  description: 'Le serveur de messagerie réglé dans l’administration.',
  authScopes: inPerson,
  fields: (t) => ({
    host: t.exposeString('host', { description: 'Son nom.' }),
    port: t.exposeInt('port', { description: '465 pour TLS ; les autres ports pour STARTTLS.' }),
    account: t.exposeString('account', { description: 'Vide pour un serveur sans compte.' }),
    hasPassword: t.exposeBoolean('hasPassword', {
      description: 'Si son mot de passe est enregistré et peut être lu ; il n’est jamais rendu.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const MailServerSettingsType = builder.objectRef<object>('MailServerSettings').implement({
  description: 'Comment partent les messages.',
  authScopes: inPerson,
  fields: (t) => ({
    isFixed: t.boolean({
      description: 'Si `SMTP_URL` nomme un serveur : il vaut, quoi que dise `server`.',
      resolve: (_settings, _args, { mailServer }) => mailServer.smtpUrl !== undefined,
    }),
    server: t.field({
      type: MailServerType,
      nullable: true,
      description: 'Celui de l’administration ; vide sans lui.',
      resolve: (_settings, _args, { db, mailServer }) => readMailServer(db, mailServer),
    }),
    sender: t.string({
      nullable: true,
      description: 'L’adresse de l’entreprise, d’où partent les messages ; vide tant qu’elle manque.',
      resolve: async (_settings, _args, { db }) => (await readSender(db)).address,
    }),
  }),
});

const MailServerInputType = builder.inputType('MailServerInput', {
  description: 'Un serveur de messagerie.',
  fields: (t) => ({
    host: t.string({ required: true, description: 'Son nom.' }),
    port: t.int({ required: true, description: '465, 587, 2525 ou 25.' }),
    account: t.string({ required: true, description: 'Vide pour un serveur sans compte.' }),
    password: t.string({ description: 'Vide pour garder celui qui est enregistré pour ce serveur et ce compte.' }),
  }),
});

builder.queryField('mailServer', (t) =>
  t.field({
    type: MailServerSettingsType,
    description: 'Comment partent les messages.',
    authScopes: inPerson,
    resolve: () => ({}),
  }),
);

builder.mutationFields((t) => ({
  updateMailServer: t.field({
    type: MailServerType,
    description: 'Régler le serveur de messagerie.',
    authScopes: inPerson,
    args: {
      input: t.arg({ type: MailServerInputType, required: true }),
      currentPassword: t.arg.string({ required: true, description: currentPasswordDescription }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (_root, { input, currentPassword, updatedAt }, context) => {
      const server = parseInput(mailServerInput, input);
      const { email } = await confirmPassword(context, currentPassword);
      const { db, mailServer: access, auth } = context;
      return saveMailServer(db, server, { seen: updatedAt, access, by: { ...auth, email } });
    },
  }),
  deleteMailServer: t.boolean({
    description: 'Retirer le serveur de messagerie.',
    authScopes: inPerson,
    args: {
      currentPassword: t.arg.string({ required: true, description: currentPasswordDescription }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (_root, { currentPassword, updatedAt }, context) => {
      const { email } = await confirmPassword(context, currentPassword);
      await deleteMailServer(context.db, updatedAt, { ...context.auth, email });
      return true;
    },
  }),
  sendTrialMessage: t.string({
    description: 'Envoyer tout de suite un message d’essai à l’administrateur qui le demande ; rend son adresse.',
    authScopes: inPerson,
    resolve: async (_root, _args, context) => {
      const recipient = authorOf(context);
      await sendTrialMessage(context.db, context.mailServer, { ...context, recipient });
      return recipient;
    },
  }),
}));
