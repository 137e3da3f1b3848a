import {
  firstCodeInput,
  newPasskeyInput,
  ownPasswordInput,
  passkeyStepInput,
  secondStepInput,
} from '@barnum/rules/access/second-factor-input';
import { DomainError, parseInput } from '@barnum/rules/errors';
import type { CallContext } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { SessionType } from '../auth/auth.graphql.ts';
import { confirmPassword, currentPasswordDescription } from '../auth/confirm-password.graphql.ts';
import { PersonType } from '../team/team.graphql.ts';
import type { Own } from './factors.domain.ts';
import { addPasskey, type OwnBrowser, removePasskey, startPasskey } from './passkeys.domain.ts';
import {
  confirmTotp,
  readSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  resetSecondFactor,
  type SecondFactor,
  startTotp,
} from './second-factor.domain.ts';
import { completeSignIn, completeSignInWithPasskey } from './second-step.domain.ts';

const PasskeyType = builder.objectRef<SecondFactor['passkeys'][number]>('Passkey').implement({
  description: 'Une clé d’accès de la personne connectée.',
  authScopes: { account: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name', { description: 'Le nom que la personne lui a donné.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Depuis quand.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'La dernière connexion avec elle ; vide si elle n’a pas encore servi.',
    }),
  }),
});

const SecondFactorType = builder.objectRef<SecondFactor>('SecondFactor').implement({
  description: 'La connexion en deux étapes de la personne connectée.',
  authScopes: { account: true },
  fields: (t) => ({
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Depuis quand ; vide quand le mot de passe suffit.',
    }),
    hasTotp: t.exposeBoolean('hasTotp', { description: 'Si une application donne des codes.' }),
    passkeys: t.field({
      type: [PasskeyType],
      description: 'Les clés d’accès, la plus ancienne d’abord.',
      resolve: ({ passkeys }) => passkeys,
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', { description: 'Combien de codes de secours restent.' }),
    isCompulsory: t.exposeBoolean('isCompulsory', { description: 'Si l’entreprise l’exige de cette personne.' }),
  }),
});

const TotpSetUpType = builder.objectRef<{ address: string; secret: string }>('TotpSetUp').implement({
  description: 'Ce qu’une application lit pour donner des codes.',
  authScopes: { account: true },
  fields: (t) => ({
    address: t.exposeString('address', { description: 'À montrer comme QR code.' }),
    secret: t.exposeString('secret', { description: 'À saisir à la main, en base 32.' }),
  }),
});

builder.queryField('secondFactor', (t) =>
  t.field({
    type: SecondFactorType,
    description: 'Ma connexion en deux étapes.',
    authScopes: { account: true },
    resolve: (_root, _args, context) => {
      const { userId, settings } = ownOf(context);
      return readSecondFactor(context.db, userId, settings);
    },
  }),
);

builder.mutationFields((t) => ({
  completeSignIn: t.field({
    type: SessionType,
    description: 'La seconde étape d’une connexion : un code de l’application, ou un code de secours.',
    authScopes: { public: true },
    args: {
      challenge: t.arg.string({ required: true, description: 'Ce que `signIn` a répondu.' }),
      code: t.arg.string({ required: true }),
      trustsDevice: t.arg.boolean({
        description: 'Ne plus demander de seconde étape dans ce navigateur pendant 30 jours.',
      }),
    },
    resolve: (_root, { trustsDevice, ...args }, context) =>
      completeSignIn(
        context.db,
        parseInput(secondStepInput, { ...args, trustsDevice: trustsDevice ?? false }),
        context.auth,
        context,
      ),
  }),
  completeSignInWithPasskey: t.field({
    type: SessionType,
    description: 'La seconde étape d’une connexion, par une clé d’accès.',
    authScopes: { public: true },
    args: {
      challenge: t.arg.string({ required: true, description: 'Ce que `signIn` a répondu.' }),
      passkey: t.arg({
        type: 'Json',
        required: true,
        description: 'Ce que `navigator.credentials.get` a donné (WebAuthn, `AuthenticationResponseJSON`).',
      }),
      trustsDevice: t.arg.boolean({
        description: 'Ne plus demander de seconde étape dans ce navigateur pendant 30 jours.',
      }),
    },
    resolve: (_root, { trustsDevice, ...args }, context) =>
      completeSignInWithPasskey(
        context.db,
        parseInput(passkeyStepInput, { ...args, trustsDevice: trustsDevice ?? false }),
        context.auth,
        context,
      ),
  }),
  startTotp: t.field({
    type: TotpSetUpType,
    description: 'Ajouter une application, ou en changer ; elle compte après son premier code.',
    authScopes: { account: true },
    args: { currentPassword: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => startTotp(context.db, passwordOf(args), ownOf(context)),
  }),
  confirmTotp: t.stringList({
    description:
      'Le premier code de l’application ; répond les codes de secours de qui n’en a pas, cette fois seulement.',
    authScopes: { account: true },
    args: { code: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => confirmTotp(context.db, parseInput(firstCodeInput, args).code, ownOf(context)),
  }),
  removeTotp: t.boolean({
    description: 'Retirer l’application.',
    authScopes: { account: true },
    args: { currentPassword: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await removeTotp(context.db, passwordOf(args), ownOf(context));
      return true;
    },
  }),
  startPasskey: t.field({
    type: 'Json',
    description:
      'Commencer à ajouter une clé d’accès : ce que `navigator.credentials.create` demande (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). À finir par `addPasskey` dans les dix minutes, sur le même appareil.',
    authScopes: { account: true },
    args: { currentPassword: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => startPasskey(context.db, passwordOf(args), ownBrowserOf(context)),
  }),
  addPasskey: t.stringList({
    description: 'Ajouter une clé d’accès ; répond les codes de secours de qui n’en a pas, cette fois seulement.',
    authScopes: { account: true },
    args: {
      challenge: t.arg.string({ required: true, description: 'Celui que `startPasskey` a répondu.' }),
      name: t.arg.string({ required: true, description: 'Le nom auquel la personne la reconnaît.' }),
      passkey: t.arg({
        type: 'Json',
        required: true,
        description: 'Ce que `navigator.credentials.create` a donné (WebAuthn, `RegistrationResponseJSON`).',
      }),
    },
    resolve: (_root, args, context) => addPasskey(context.db, parseInput(newPasskeyInput, args), ownBrowserOf(context)),
  }),
  removePasskey: t.boolean({
    description: 'Retirer une clé d’accès.',
    authScopes: { account: true },
    args: { id: t.arg.int({ required: true }), currentPassword: t.arg.string({ required: true }) },
    resolve: async (_root, { id, ...args }, context) => {
      await removePasskey(context.db, { id, currentPassword: passwordOf(args) }, ownOf(context));
      return true;
    },
  }),
  renewRecoveryCodes: t.stringList({
    description: 'Dix nouveaux codes de secours, donnés cette fois seulement ; les précédents ne valent plus.',
    authScopes: { account: true },
    args: { currentPassword: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => renewRecoveryCodes(context.db, passwordOf(args), ownOf(context)),
  }),
  resetSecondFactor: t.field({
    type: PersonType,
    description: 'Réinitialiser la connexion en deux étapes d’une personne, qui en est prévenue par message.',
    authScopes: { team: true },
    args: {
      id: t.arg.int({ required: true }),
      currentPassword: t.arg.string({ required: true, description: currentPasswordDescription }),
    },
    resolve: async (_root, { id, currentPassword }, context) => {
      const by = await confirmPassword(context, currentPassword);
      return resetSecondFactor(context.db, id, { ...by, adminEmails: context.auth.adminEmails });
    },
  }),
}));

function passwordOf(args: { currentPassword: string }): string {
  return parseInput(ownPasswordInput, args).currentPassword;
}

function ownOf({ viewer, auth: settings, rateLimiter, address }: CallContext): Own {
  if (viewer === null) throw new DomainError('UNAUTHENTICATED');
  return { userId: viewer.id, settings, rateLimiter, address };
}

function ownBrowserOf(context: CallContext): OwnBrowser {
  return { ...ownOf(context), device: context.device, backofficeUrl: context.backofficeUrl };
}
