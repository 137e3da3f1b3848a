import { signInInput } from '@barnum/rules/access/auth-input';
import { signInWithCodeInput } from '@barnum/rules/access/second-factor-input';
import { parseInput } from '@barnum/rules/errors';
import { builder } from '../../platform/graphql/builder.ts';
import { type FirstStep, signIn } from '../auth/auth.domain.ts';
import { SessionType } from '../auth/auth.graphql.ts';
import { readSecondStep, type SecondStep, signInWithCode } from '../second-factor/second-step.domain.ts';

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
