import { graphql } from '../../lib/service/graphql.ts';

export const calendarFeedQuery = graphql(`
  query CalendarFeed {
    calendarFeed {
      path
      createdAt
    }
  }
`);

export const renewCalendarFeedMutation = graphql(`
  mutation RenewCalendarFeed {
    renewCalendarFeed {
      path
      createdAt
    }
  }
`);
