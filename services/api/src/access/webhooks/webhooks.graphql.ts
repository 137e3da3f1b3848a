import { webhookDisablingLabels } from '@barnum/rules/access/webhooks/webhooks';
import { webhookInput } from '@barnum/rules/access/webhooks-input';
import { parseInput } from '@barnum/rules/errors';
import { authorOf } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { confirmPassword, currentPasswordDescription } from '../auth/confirm-password.graphql.ts';
import { findLatestDelivery } from './webhook-deliveries.domain.ts';
import { WebhookDeliveryType } from './webhook-deliveries.graphql.ts';
import {
  createWebhook,
  deleteWebhook,
  isMovedWebhook,
  listWebhooks,
  renewWebhookSecret,
  switchWebhook,
  updateWebhook,
  type Webhook,
  type WebhookWithSecret,
} from './webhooks.domain.ts';

const WebhookType = builder.objectRef<Webhook>('Webhook').implement({
  description: 'Une adresse prévenue de ce qui se passe. Son secret ne se lit qu’à sa création.',
  authScopes: { keys: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    nom: t.exposeString('nom'),
    url: t.exposeString('url'),
    events: t.exposeStringList('events', { description: 'Ce dont elle est prévenue.' }),
    isActive: t.boolean({ description: 'Si elle est prévenue.', resolve: ({ disabledAt }) => disabledAt === null }),
    disabling: t.string({
      nullable: true,
      description: 'Pourquoi elle ne l’est plus.',
      resolve: ({ disabling }) => disabling && webhookDisablingLabels[disabling],
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Depuis quand rien n’y arrive.',
    }),
    formerSecretUntil: t.expose('formerSecretUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Jusqu’à quand l’ancien secret signe aussi.',
    }),
    latestDelivery: t.field({
      type: WebhookDeliveryType,
      nullable: true,
      description: 'Sa livraison la plus récente.',
      resolve: ({ id }, _args, { db }) => findLatestDelivery(db, id),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const WebhookWithSecretType = builder.objectRef<WebhookWithSecret>('WebhookWithSecret').implement({
  description: 'Un webhook, et son secret, qui n’est montré qu’ici.',
  authScopes: { keys: true },
  fields: (t) => ({
    webhook: t.expose('webhook', { type: WebhookType, description: 'Le webhook.' }),
    secret: t.exposeString('secret', { description: 'Ce qui signe : `whsec_…`.' }),
  }),
});

const WebhookInputType = builder.inputType('WebhookInput', {
  description: 'Un webhook.',
  fields: (t) => ({
    nom: t.string({ required: true }),
    url: t.string({ required: true, description: 'En https, au port 443 ou 8443.' }),
    events: t.stringList({ required: true, description: 'Ce dont elle est prévenue.' }),
  }),
});

builder.queryField('webhooks', (t) =>
  t.field({
    type: [WebhookType],
    description: 'Les webhooks, dans l’ordre de leur création.',
    authScopes: { keys: true },
    resolve: (_root, _args, { db }) => listWebhooks(db),
  }),
);

builder.mutationFields((t) => ({
  createWebhook: t.field({
    type: WebhookWithSecretType,
    description: 'Créer un webhook.',
    authScopes: { keys: true },
    args: {
      input: t.arg({ type: WebhookInputType, required: true }),
      currentPassword: t.arg.string({ required: true, description: currentPasswordDescription }),
    },
    resolve: async (_root, { input, currentPassword }, context) => {
      const webhook = parseInput(webhookInput, input);
      const { email: by } = await confirmPassword(context, currentPassword);
      return createWebhook(context.db, webhook, context.webhooks, { by, adminEmails: context.auth.adminEmails });
    },
  }),
  updateWebhook: t.field({
    type: WebhookType,
    description: 'Modifier un webhook.',
    authScopes: { keys: true },
    args: {
      id: t.arg.int({ required: true }),
      input: t.arg({ type: WebhookInputType, required: true }),
      currentPassword: t.arg.string({
        description: 'Son mot de passe, demandé une fois de plus quand l’adresse change.',
      }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (_root, { id, input, currentPassword, updatedAt }, context) => {
      const { db, webhooks: access, auth } = context;
      const webhook = parseInput(webhookInput, input);
      if (await isMovedWebhook(db, id, webhook)) await confirmPassword(context, currentPassword);
      const { adminEmails } = auth;
      return updateWebhook(db, id, webhook, { seen: updatedAt ?? null, access, by: authorOf(context), adminEmails });
    },
  }),
  switchWebhook: t.field({
    type: WebhookType,
    description: 'Activer ou désactiver un webhook ; ce qui attendait est alors abandonné.',
    authScopes: { keys: true },
    args: { id: t.arg.int({ required: true }), isActive: t.arg.boolean({ required: true }) },
    resolve: (_root, { id, isActive }, { db }) => switchWebhook(db, id, isActive),
  }),
  renewWebhookSecret: t.field({
    type: WebhookWithSecretType,
    description: 'Créer un nouveau secret. L’ancien signe aussi pendant 24 heures.',
    authScopes: { keys: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, { db, webhooks }) => renewWebhookSecret(db, id, webhooks),
  }),
  deleteWebhook: t.boolean({
    description: 'Supprimer un webhook et ses livraisons.',
    authScopes: { keys: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      await deleteWebhook(db, id);
      return true;
    },
  }),
}));
