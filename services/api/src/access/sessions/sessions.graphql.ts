import { sessionInput } from '@barnum/rules/access/auth-input';
import { DomainError, parseInput } from '@barnum/rules/errors';
import type { CallContext } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { endSessionElsewhere, endSessions, listSessions, type ShownSession, sessionIdOf } from './sessions.domain.ts';

const OpenSessionType = builder.objectRef<ShownSession>('OpenSession').implement({
  description: 'Une connexion ouverte de la personne connectée.',
  authScopes: { account: true },
  fields: (t) => ({
    id: t.exposeString('id'),
    appareil: t.exposeString('device', { description: 'Par exemple « Firefox sur Windows ».' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', description: 'À quelques minutes près.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Celle qui pose la question.' }),
  }),
});

builder.queryField('mySessions', (t) =>
  t.field({
    type: [OpenSessionType],
    description: 'Mes connexions ouvertes, la dernière utilisée d’abord.',
    authScopes: { account: true },
    resolve: (_root, _args, context) => {
      const { userId, current } = whose(context);
      return listSessions(context.db, userId, current);
    },
  }),
);

builder.mutationFields((t) => ({
  endSession: t.boolean({
    description: 'Fermer une de mes connexions.',
    authScopes: { account: true },
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const { id } = parseInput(sessionInput, args);
      await endSessionElsewhere(context.db, whose(context).userId, id);
      return true;
    },
  }),
  endOtherSessions: t.int({
    description: 'Fermer toutes mes connexions sauf celle-ci ; répond combien.',
    authScopes: { account: true },
    resolve: (_root, _args, context) => {
      const { userId, current } = whose(context);
      return endSessions(context.db, userId, current);
    },
  }),
}));

function whose({ viewer, token, auth }: CallContext): { userId: number; current: string } {
  if (viewer === null || token === null) throw new DomainError('UNAUTHENTICATED');
  return { userId: viewer.id, current: sessionIdOf(token, auth) };
}
