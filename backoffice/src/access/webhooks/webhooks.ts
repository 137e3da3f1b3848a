import type { WebhookEvent } from '@barnum/rules/access/webhooks/webhooks';
import type { ResultOf } from 'gql.tada';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { graphql } from '../../lib/service/graphql.ts';

const webhookFields = graphql(`
  fragment WebhookFields on Webhook @_unmask {
    id
    nom
    url
    events
    isActive
    disabling
    failingSince
    formerSecretUntil
    updatedAt
  }
`);

const deliveryFields = graphql(`
  fragment WebhookDeliveryFields on WebhookDelivery @_unmask {
    id
    messageId
    type
    body
    state
    attempts
    attemptedAt
    nextAttemptAt
    failure
    responseStatus
    responseStart
    milliseconds
    createdAt
  }
`);

export const webhooksQuery = graphql(
  `
    query Webhooks {
      webhooks {
        ...WebhookFields
      }
    }
  `,
  [webhookFields],
);

export const deliveriesQuery = graphql(
  `
    query WebhookDeliveries($webhookId: Int!, $page: Int!, $pageSize: Int!) {
      webhookDeliveries(webhookId: $webhookId, page: $page, pageSize: $pageSize) {
        totalCount
        items {
          ...WebhookDeliveryFields
        }
      }
    }
  `,
  [deliveryFields],
);

export const createWebhookMutation = graphql(
  `
    mutation CreateWebhook($input: WebhookInput!, $currentPassword: String!) {
      createWebhook(input: $input, currentPassword: $currentPassword) {
        secret
        webhook {
          ...WebhookFields
        }
      }
    }
  `,
  [webhookFields],
);

export const updateWebhookMutation = graphql(
  `
    mutation UpdateWebhook($id: Int!, $input: WebhookInput!, $currentPassword: String, $updatedAt: DateTime) {
      updateWebhook(id: $id, input: $input, currentPassword: $currentPassword, updatedAt: $updatedAt) {
        ...WebhookFields
      }
    }
  `,
  [webhookFields],
);

export const switchWebhookMutation = graphql(
  `
    mutation SwitchWebhook($id: Int!, $isActive: Boolean!) {
      switchWebhook(id: $id, isActive: $isActive) {
        ...WebhookFields
      }
    }
  `,
  [webhookFields],
);

export const renewWebhookSecretMutation = graphql(
  `
    mutation RenewWebhookSecret($id: Int!) {
      renewWebhookSecret(id: $id) {
        secret
        webhook {
          ...WebhookFields
        }
      }
    }
  `,
  [webhookFields],
);

export const deleteWebhookMutation = graphql(`
  mutation DeleteWebhook($id: Int!) {
    deleteWebhook(id: $id)
  }
`);

export const sendTestEventMutation = graphql(`
  mutation SendTestEvent($webhookId: Int!) {
    sendTestEvent(webhookId: $webhookId) {
      id
    }
  }
`);

export const replayDeliveryMutation = graphql(
  `
    mutation ReplayWebhookDelivery($id: Int!) {
      replayWebhookDelivery(id: $id) {
        ...WebhookDeliveryFields
      }
    }
  `,
  [deliveryFields],
);

export const webhookContext = { additionalTypenames: ['Webhook', 'WebhookDelivery'] };

export type Webhook = ResultOf<typeof webhooksQuery>['webhooks'][number];
export type WebhookWithSecret = ResultOf<typeof createWebhookMutation>['createWebhook'];
export type WebhookDelivery = ResultOf<typeof deliveriesQuery>['webhookDeliveries']['items'][number];

/** A webhook as the form edits it. */
export interface WebhookValues {
  nom: string;
  url: string;
  events: WebhookEvent[];
  currentPassword: string;
}

/** What the form starts from; `webhook` is null for a new one. */
export interface EditedWebhook extends EditedRecord<WebhookValues> {
  webhook: Webhook | null;
}

export function editedWebhook(webhook: Webhook | null): EditedWebhook {
  const { nom = '', url = '', events = [], updatedAt = null } = webhook ?? {};
  return { webhook, values: { nom, url, events: events as WebhookEvent[], currentPassword: '' }, updatedAt };
}
