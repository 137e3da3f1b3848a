import type { SessionUser } from '@barnum/rules/auth';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { passwordChangeInput, signInInput } from '@barnum/rules/inputs/auth';
import { builder } from '../../graphql/builder.ts';
import { changeOwnPassword, signIn, signOut } from './auth.domain.ts';

const UserType = builder.objectRef<SessionUser>('User').implement({
  description: 'Une personne connectée.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    email: t.exposeString('email'),
    role: t.exposeString('role', { description: '`admin` ou `user`.' }),
  }),
});

const SessionType = builder.objectRef<{ token: string; user: SessionUser }>('Session').implement({
  description: 'Une connexion : le jeton à envoyer, et à qui il est.',
  fields: (t) => ({
    token: t.exposeString('token'),
    user: t.field({ type: UserType, resolve: ({ user }) => user }),
  }),
});

builder.queryField('me', (t) =>
  t.field({
    type: UserType,
    description: 'La personne connectée, avec son rôle du moment.',
    authScopes: { authenticated: true },
    resolve: (_root, _args, { viewer }) => signedIn(viewer),
  }),
);

builder.mutationField('login', (t) =>
  t.field({
    type: SessionType,
    description: 'Se connecter.',
    authScopes: { public: true },
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => signIn(context.db, parseInput(signInInput, args), context.auth, context),
  }),
);

builder.mutationField('logout', (t) =>
  t.boolean({
    description: 'Se déconnecter : le jeton envoyé prend fin, et lui seul.',
    authScopes: { authenticated: true },
    resolve: async (_root, _args, { db, auth, token }) => {
      if (token === null) throw new DomainError('UNAUTHENTICATED');
      await signOut(db, token, auth);
      return true;
    },
  }),
);

builder.mutationField('changePassword', (t) =>
  t.field({
    type: SessionType,
    description: 'Changer son propre mot de passe ; tous les jetons donnés auparavant prennent fin.',
    authScopes: { authenticated: true },
    args: { currentPassword: t.arg.string({ required: true }), newPassword: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => {
      const { db, auth, viewer } = context;
      return changeOwnPassword(db, signedIn(viewer).id, parseInput(passwordChangeInput, args), auth, context);
    },
  }),
);

function signedIn(viewer: SessionUser | null): SessionUser {
  if (viewer === null) throw new DomainError('UNAUTHENTICATED');
  return viewer;
}
