import type { TeamMember } from '@barnum/rules/auth';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { passwordChangeInput, signInInput } from '@barnum/rules/inputs/auth';
import { signInWithCodeInput } from '@barnum/rules/inputs/second-factor';
import { capabilities } from '@barnum/rules/team/rights';
import { builder } from '../../graphql/builder.ts';
import { readSecondStep, type SecondStep, signInWithCode } from '../second-factor/second-step.domain.ts';
import { changeOwnPassword, type FirstStep, type SignedIn, signIn, signOut } from './auth.domain.ts';

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

const SecondStepType = builder.objectRef<SecondStep>('SecondStep').implement({
  description: 'Avec quoi une connexion se finit, à part un code de secours.',
  fields: (t) => ({
    hasTotp: t.exposeBoolean('hasTotp', { description: 'Si une application donne des codes.' }),
    passkeyOptions: t.field({
      type: 'Json',
      nullable: true,
      description:
        'Les clés d’accès, telles que `navigator.credentials.get` les demande (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`) ; vide pour qui n’en a pas.',
      resolve: ({ passkeyOptions }) => passkeyOptions,
    }),
  }),
});

const SignInType = builder.objectRef<FirstStep>('SignIn').implement({
  description: 'Ce à quoi mène un mot de passe : une connexion, ou sa seconde étape.',
  fields: (t) => ({
    session: t.field({
      type: SessionType,
      nullable: true,
      description: 'La connexion ; vide quand il reste une seconde étape.',
      resolve: ({ session }) => session,
    }),
    challenge: t.exposeString('challenge', {
      nullable: true,
      description:
        'À donner à `completeSignIn` ou à `completeSignInWithPasskey` dans les dix minutes, sur le même appareil.',
    }),
    secondStep: t.field({
      type: SecondStepType,
      nullable: true,
      description: 'Avec quoi la connexion se finit ; vide quand elle est finie.',
      resolve: ({ challenge }, _args, context) =>
        challenge === null ? null : readSecondStep(context.db, challenge, context),
    }),
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

builder.mutationField('login', (t) =>
  t.field({
    type: SessionType,
    description: 'Se connecter en un seul appel, comme le fait un programme.',
    authScopes: { public: true },
    args: {
      email: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      code: t.arg.string({ description: 'Le code de la seconde étape, quand il y en a une.' }),
    },
    resolve: (_root, args, context) =>
      signInWithCode(context.db, parseInput(signInWithCodeInput, args), context.auth, context),
  }),
);

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInType,
    description: 'Se connecter avec son mot de passe ; `completeSignIn` finit la connexion de qui a une seconde étape.',
    authScopes: { public: true },
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => signIn(context.db, parseInput(signInInput, args), context.auth, context),
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
