import { calendarFeedPath } from '@barnum/rules/paths';
import { builder } from '../../platform/graphql/builder.ts';
import { type CalendarFeed, readCalendarFeed, renewCalendarFeed } from './calendar-feeds.domain.ts';

const CalendarFeedType = builder.objectRef<CalendarFeed>('CalendarFeed').implement({
  description: 'L’agenda des départs et des retours, à une adresse secrète.',
  authScopes: { requests: true },
  fields: (t) => ({
    path: t.string({
      description: 'Son adresse sur ce site. Qui la connaît lit l’agenda.',
      resolve: ({ token }) => calendarFeedPath(token),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Depuis quand cette adresse vaut.' }),
  }),
});

builder.queryField('calendarFeed', (t) =>
  t.field({
    type: CalendarFeedType,
    nullable: true,
    description: 'L’agenda à suivre ; vide tant que personne n’en a demandé l’adresse.',
    authScopes: { requests: true },
    resolve: (_root, _args, { db, auth }) => readCalendarFeed(db, auth.jwtSecret),
  }),
);

builder.mutationField('renewCalendarFeed', (t) =>
  t.field({
    type: CalendarFeedType,
    description: 'Créer une nouvelle adresse de l’agenda. L’ancienne ne vaut plus.',
    authScopes: { requests: true },
    resolve: (_root, _args, { db, auth }) => renewCalendarFeed(db, auth.jwtSecret),
  }),
);
