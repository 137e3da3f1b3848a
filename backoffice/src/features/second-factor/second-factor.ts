import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const secondFactorQuery = graphql(`
  query SecondFactor {
    secondFactor {
      since
      hasTotp
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

export const renewRecoveryCodesMutation = graphql(`
  mutation RenewRecoveryCodes($currentPassword: String!) {
    renewRecoveryCodes(currentPassword: $currentPassword)
  }
`);

export type TotpSetUp = ResultOf<typeof startTotpMutation>['startTotp'];
