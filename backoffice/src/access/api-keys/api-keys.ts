import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const apiKeysQuery = graphql(`
  query ApiKeys {
    apiKeys {
      id
      name
      start
      capabilities
      opens
      createdBy
      createdAt
      lastUsedAt
      expiresAt
      revokedAt
    }
  }
`);

export const createApiKeyMutation = graphql(`
  mutation CreateApiKey(
    $name: String!
    $capabilities: [Capability!]!
    $validity: ApiKeyValidity!
    $currentPassword: String!
  ) {
    createApiKey(
      name: $name
      capabilities: $capabilities
      validity: $validity
      currentPassword: $currentPassword
    ) {
      secret
      key {
        id
        name
      }
    }
  }
`);

export const revokeApiKeyMutation = graphql(`
  mutation RevokeApiKey($id: Int!) {
    revokeApiKey(id: $id) {
      id
      revokedAt
      opens
    }
  }
`);

export type ApiKey = ResultOf<typeof apiKeysQuery>['apiKeys'][number];
export type NewApiKey = ResultOf<typeof createApiKeyMutation>['createApiKey'];

/** The types that a change of the keys outdates: an empty list names none itself. */
export const context = { additionalTypenames: ['ApiKey'] };
