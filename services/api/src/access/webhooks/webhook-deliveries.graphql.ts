import { deliveryStates, webhookFailures } from '@barnum/rules/access/webhooks/webhooks';
import { parseInput } from '@barnum/rules/errors';
import { pageInput } from '@barnum/rules/fields/page';
import { authorOf } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  countDeliveries,
  deliveryStateOf,
  listDeliveryPage,
  replayDelivery,
  type WebhookDelivery,
  writeTestEvent,
} from './webhook-deliveries.domain.ts';

const DeliveryStateType = builder.enumType('WebhookDeliveryState', {
  description: 'Où en est une livraison : à venir, arrivée ou abandonnée.',
  values: deliveryStates,
});

export const WebhookDeliveryType = builder.objectRef<WebhookDelivery>('WebhookDelivery').implement({
  description: 'Un événement pour un webhook.',
  authScopes: { keys: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    messageId: t.exposeString('messageId', { description: 'Son identifiant, le même à chaque essai.' }),
    type: t.exposeString('type', { description: 'L’événement : `request.created`.' }),
    body: t.exposeString('body', { description: 'Ce qui est envoyé.' }),
    state: t.field({ type: DeliveryStateType, description: 'Où elle en est.', resolve: deliveryStateOf }),
    attempts: t.exposeInt('attempts', { description: 'Nombre d’essais.' }),
    attemptedAt: t.expose('attemptedAt', { type: 'DateTime', nullable: true, description: 'Le dernier essai.' }),
    nextAttemptAt: t.expose('nextAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Le prochain essai, s’il y en a un.',
    }),
    failure: t.string({
      nullable: true,
      description: 'Pourquoi le dernier essai a échoué.',
      resolve: ({ failure }) => failure && webhookFailures[failure],
    }),
    responseStatus: t.exposeInt('responseStatus', { nullable: true, description: 'Le statut de la réponse.' }),
    responseStart: t.exposeString('responseStart', { description: 'Le début de la réponse.' }),
    milliseconds: t.exposeInt('milliseconds', { nullable: true, description: 'Durée du dernier essai.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const DeliveryPageType = builder
  .objectRef<{ webhookId: number; page: number; pageSize: number }>('WebhookDeliveryPage')
  .implement({
    description: 'Une page de livraisons, les plus récentes d’abord.',
    authScopes: { keys: true },
    fields: (t) => ({
      items: t.field({ type: [WebhookDeliveryType], resolve: (page, _args, { db }) => listDeliveryPage(db, page) }),
      totalCount: t.int({ resolve: ({ webhookId }, _args, { db }) => countDeliveries(db, webhookId) }),
    }),
  });

builder.queryField('webhookDeliveries', (t) =>
  t.field({
    type: DeliveryPageType,
    description: 'Les livraisons d’un webhook, de 30 jours.',
    authScopes: { keys: true },
    args: {
      webhookId: t.arg.int({ required: true }),
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 20 }),
    },
    resolve: (_root, { webhookId, ...page }) => ({ webhookId, ...parseInput(pageInput, page) }),
  }),
);

builder.mutationFields((t) => ({
  sendTestEvent: t.field({
    type: WebhookDeliveryType,
    description: 'Envoyer un essai, `webhook.test`, à un webhook.',
    authScopes: { keys: true },
    args: { webhookId: t.arg.int({ required: true }) },
    resolve: async (_root, { webhookId }, context) => {
      await context.rateLimiter.consume('webhookAttempt', authorOf(context));
      return writeTestEvent(context.db, webhookId);
    },
  }),
  replayWebhookDelivery: t.field({
    type: WebhookDeliveryType,
    description: 'Envoyer de nouveau une livraison, sous le même identifiant.',
    authScopes: { keys: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, context) => {
      await context.rateLimiter.consume('webhookAttempt', authorOf(context));
      return replayDelivery(context.db, id);
    },
  }),
}));
