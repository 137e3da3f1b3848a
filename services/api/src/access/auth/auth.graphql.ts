import type { TeamMember } from '@barnum/rules/access/auth/auth';
import { passwordChangeInput } from '@barnum/rules/access/auth-input';
import { capabilities } from '@barnum/rules/access/team/rights';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { builder } from '../../platform/graphql/builder.ts';
import { changeOwnPassword, type SignedIn, signOut } from './auth.domain.ts';

/** A column of the table of rights. */
export const CapabilityType = builder.enumType('Capability', {
  description: 'Ce qu’une personne peut faire : une colonne de la table des droits.',
  values: capabilities,
});

const UserType = builder.objectRef<TeamMember>('User').implement({
  description: 'Une personne connectée.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    email: t.exposeString('email'),
    name: t.exposeString('name', { description: 'Son nom ; vide s’il n’est pas connu.' }),
    role: t.exposeString('role', { description: '`admin` pour un gérant, sinon `team`, `preparation` ou `user`.' }),
    capabilities: t.field({
      type: [CapabilityType],
      description: 'Ce qu’elle peut faire.',
      resolve: (user) => [...user.capabilities],
    }),
    needsSecondFactor: t.exposeBoolean('needsSecondFactor', {
      description: 'Si elle doit d’abord activer la connexion en deux étapes, que l’entreprise exige d’elle.',
    }),
  }),
});

export const SessionType = builder.objectRef<SignedIn>('Session').implement({
  description: 'Une connexion : le jeton à envoyer, et à qui il est.',
  fields: (t) => ({
    token: t.exposeString('token'),
    user: t.field({ type: UserType, resolve: ({ user }) => user }),
  }),
});

builder.queryField('me', (t) =>
  t.field({
    type: UserType,
    description:
      'La personne connectée, avec son rôle et ses droits du moment ; d’une clé, qui l’a créée, avec les droits de la clé.',
    authScopes: { authenticated: true },
    resolve: (_root, _args, { viewer }) => signedIn(viewer),
  }),
);

builder.mutationField('logout', (t) =>
  t.boolean({
    description: 'Se déconnecter : le jeton envoyé prend fin, et lui seul.',
    authScopes: { account: true },
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
    authScopes: { account: true },
    args: { currentPassword: t.arg.string({ required: true }), newPassword: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => {
      const { db, auth, viewer, token } = context;
      if (token === null) throw new DomainError('UNAUTHENTICATED');
      const whose = { userId: signedIn(viewer).id, token };
      return changeOwnPassword(db, whose, parseInput(passwordChangeInput, args), auth, context);
    },
  }),
);

function signedIn(viewer: TeamMember | null): TeamMember {
  if (viewer === null) throw new DomainError('UNAUTHENTICATED');
  return viewer;
}
