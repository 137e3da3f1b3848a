import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const secondFactorQuery = graphql(`
  query SecondFactor {
    secondFactor {
      since
      hasTotp
      passkeys {
        id
        name
        createdAt
        lastUsedAt
      }
      recoveryCodesLeft
      isCompulsory
    }
  }
`);

export const startTotpMutation = graphql(`
  mutation StartTotp($currentPassword: String!) {
    startTotp(currentPassword: $currentPassword) {
      address
      secret
    }
  }
`);

export const confirmTotpMutation = graphql(`
  mutation ConfirmTotp($code: String!) {
    confirmTotp(code: $code)
  }
`);

export const removeTotpMutation = graphql(`
  mutation RemoveTotp($currentPassword: String!) {
    removeTotp(currentPassword: $currentPassword)
  }
`);

export const startPasskeyMutation = graphql(`
  mutation StartPasskey($currentPassword: String!) {
    startPasskey(currentPassword: $currentPassword)
  }
`);

export const addPasskeyMutation = graphql(`
  mutation AddPasskey($challenge: String!, $name: String!, $passkey: Json!) {
    addPasskey(challenge: $challenge, name: $name, passkey: $passkey)
  }
`);

export const removePasskeyMutation = graphql(`
  mutation RemovePasskey($id: Int!, $currentPassword: String!) {
    removePasskey(id: $id, currentPassword: $currentPassword)
  }
`);

export const renewRecoveryCodesMutation = graphql(`
  mutation RenewRecoveryCodes($currentPassword: String!) {
    renewRecoveryCodes(currentPassword: $currentPassword)
  }
`);

export type OwnPasskey = ResultOf<typeof secondFactorQuery>['secondFactor']['passkeys'][number];

export type TotpSetUp = ResultOf<typeof startTotpMutation>['startTotp'];
