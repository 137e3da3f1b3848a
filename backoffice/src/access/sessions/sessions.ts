import { graphql } from '../../lib/service/graphql.ts';

export const mySessionsQuery = graphql(`
  query MySessions {
    mySessions {
      id
      appareil
      createdAt
      lastSeenAt
      isCurrent
    }
  }
`);

export const endSessionMutation = graphql(`
  mutation EndSession($id: String!) {
    endSession(id: $id)
  }
`);

export const endOtherSessionsMutation = graphql(`
  mutation EndOtherSessions {
    endOtherSessions
  }
`);
