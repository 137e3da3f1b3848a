import { paths } from '@barnum/rules/paths';
import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const peopleQuery = graphql(`
  query People {
    people {
      id
      email
      name
      role
      isConfigured
      alertes
      suspendedAt
      lastSignInAt
      invitedUntil
      mailFailure
      secondFactorSince
      updatedAt
    }
    teamSettings {
      teamHandlesMoney
      preparationTakesDeposits
      managersNeedSecondFactor
      teamNeedsSecondFactor
    }
    me {
      id
    }
  }
`);

export const invitePersonMutation = graphql(`
  mutation InvitePerson($email: String!, $name: String!, $role: TeamRole!, $currentPassword: String) {
    invitePerson(email: $email, name: $name, role: $role, currentPassword: $currentPassword) {
      token
      person {
        id
        email
      }
    }
  }
`);

export const renewInvitationMutation = graphql(`
  mutation RenewInvitation($id: Int!, $currentPassword: String) {
    renewInvitation(id: $id, currentPassword: $currentPassword) {
      token
      person {
        id
        email
      }
    }
  }
`);

export const updatePersonMutation = graphql(`
  mutation UpdatePerson(
    $id: Int!
    $name: String!
    $role: TeamRole!
    $alertes: Boolean
    $currentPassword: String
    $updatedAt: DateTime
  ) {
    updatePerson(
      id: $id
      name: $name
      role: $role
      alertes: $alertes
      currentPassword: $currentPassword
      updatedAt: $updatedAt
    ) {
      id
    }
  }
`);

export const suspendPersonMutation = graphql(`
  mutation SuspendPerson($id: Int!, $suspended: Boolean!, $currentPassword: String) {
    suspendPerson(id: $id, suspended: $suspended, currentPassword: $currentPassword) {
      id
    }
  }
`);

export const removePersonMutation = graphql(`
  mutation RemovePerson($id: Int!) {
    removePerson(id: $id)
  }
`);

export const resetSecondFactorMutation = graphql(`
  mutation ResetSecondFactor($id: Int!, $currentPassword: String!) {
    resetSecondFactor(id: $id, currentPassword: $currentPassword) {
      id
    }
  }
`);

export const updateTeamSettingsMutation = graphql(`
  mutation UpdateTeamSettings(
    $teamHandlesMoney: Boolean
    $preparationTakesDeposits: Boolean
    $managersNeedSecondFactor: Boolean
    $teamNeedsSecondFactor: Boolean
    $currentPassword: String
  ) {
    updateTeamSettings(
      teamHandlesMoney: $teamHandlesMoney
      preparationTakesDeposits: $preparationTakesDeposits
      managersNeedSecondFactor: $managersNeedSecondFactor
      teamNeedsSecondFactor: $teamNeedsSecondFactor
      currentPassword: $currentPassword
    ) {
      teamHandlesMoney
      preparationTakesDeposits
      managersNeedSecondFactor
    }
  }
`);

export type Person = ResultOf<typeof peopleQuery>['people'][number];
export type Invitation = ResultOf<typeof invitePersonMutation>['invitePerson'];

/** The types that a change of the team outdates. */
export const teamTypes = ['Person', 'TeamSettings'];

/** The link of an invitation; what stands behind « # » is sent to no server. */
export function invitationLink(token: string): string {
  return `${window.location.origin}${paths.adminInvitation}#${token}`;
}
