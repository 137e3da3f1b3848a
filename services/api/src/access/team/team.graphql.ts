import { acceptanceInput, invitationInput, personInput } from '@barnum/rules/access/auth-input';
import { type TeamSettings, teamRoles } from '@barnum/rules/access/team/rights';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { mailFailures } from '@barnum/rules/outbox/mails/sentences';
import { accountMailFailure } from '../../outbox/mails/account-mails.domain.ts';
import { authorOf, type CallContext } from '../../platform/context.ts';
import { builder, updatedAtDescription } from '../../platform/graphql/builder.ts';
import { roleOf } from '../auth/auth.domain.ts';
import { confirmPassword } from '../auth/confirm-password.graphql.ts';
import { asksLess, readTeamSettings, saveTeamSettings } from '../team-settings/team-settings.domain.ts';
import {
  acceptInvitation,
  type Invitation,
  type Inviting,
  invitePerson,
  type Joining,
  readInvited,
  renewInvitation,
} from './invitations.domain.ts';
import {
  becomesManager,
  isManager,
  isSuspendedPerson,
  listPeople,
  type Person,
  removePerson,
  suspendPerson,
  updatePerson,
} from './people.domain.ts';

const forManager = 'Son mot de passe, demandé une fois de plus quand il s’agit d’un gérant.';

const TeamRoleType = builder.enumType('TeamRole', {
  description: 'Ce qu’une personne est dans l’équipe ; `user` n’ouvre rien.',
  values: teamRoles,
});

export const PersonType = builder.objectRef<Person>('Person').implement({
  description: 'Une personne de l’équipe, ou qui y est invitée.',
  authScopes: { team: true },
  fields: (t) => ({
    id: t.exposeInt('id'),
    email: t.exposeString('email'),
    name: t.exposeString('name', { description: 'Son nom ; vide s’il n’est pas connu.' }),
    role: t.field({ type: TeamRoleType, resolve: (user, _args, { auth }) => roleOf(user, auth) }),
    isConfigured: t.boolean({
      description: 'Si la configuration du serveur en fait un gérant : son rôle et son accès ne se changent pas ici.',
      resolve: ({ email }, _args, { auth }) => auth.adminEmails.includes(email),
    }),
    alertes: t.exposeBoolean('alertes', {
      description: 'Si des messages lui disent ce que font les visiteurs, quand son rôle s’occupe des demandes.',
    }),
    suspendedAt: t.expose('suspendedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Depuis quand, si elle l’est.',
    }),
    lastSignInAt: t.expose('lastSignInAt', { type: 'DateTime', nullable: true, description: 'Sa dernière connexion.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    secondFactorSince: t.expose('secondFactorSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Depuis quand elle se connecte en deux étapes ; vide quand le mot de passe suffit.',
    }),
    invitedUntil: t.expose('invitedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Jusqu’à quand vaut son invitation, tant qu’elle n’a pas servi.',
    }),
    mailFailure: t.string({
      nullable: true,
      description: 'Pourquoi le dernier message sur son compte n’a pas pu être remis ; vide s’il l’a été, ou attend.',
      resolve: async ({ email }, _args, { db }) => {
        const failure = await accountMailFailure(db, { recipient: email });
        return failure && mailFailures[failure];
      },
    }),
  }),
});

const InvitationType = builder.objectRef<Invitation>('Invitation').implement({
  description: 'Une invitation. Elle part par message quand ce service en envoie.',
  authScopes: { team: true },
  fields: (t) => ({
    person: t.field({ type: PersonType, resolve: ({ user }) => user }),
    token: t.exposeString('token', {
      nullable: true,
      description:
        'À placer après `/admin/invitation#`, et donné cette fois seulement ; vide quand l’invitation part par message.',
    }),
  }),
});

const TeamSettingsType = builder.objectRef<TeamSettings>('TeamSettings').implement({
  description: 'Ce que l’entreprise a décidé pour son équipe.',
  authScopes: { team: true },
  fields: (t) => ({
    teamHandlesMoney: t.exposeBoolean('teamHandlesMoney', {
      description: 'Si l’équipe voit et fait les factures, les paiements et les cautions.',
    }),
    preparationTakesDeposits: t.exposeBoolean('preparationTakesDeposits', {
      description: 'Si qui prépare reçoit aussi la caution au départ.',
    }),
    managersNeedSecondFactor: t.exposeBoolean('managersNeedSecondFactor', {
      description: 'Si les gérants doivent se connecter en deux étapes.',
    }),
    teamNeedsSecondFactor: t.exposeBoolean('teamNeedsSecondFactor', {
      description: 'Si toute l’équipe doit se connecter en deux étapes, gérants compris.',
    }),
  }),
});

const InvitedType = builder.objectRef<Person>('Invited').implement({
  description: 'Qui est invité.',
  fields: (t) => ({ email: t.exposeString('email'), name: t.exposeString('name') }),
});

builder.queryFields((t) => ({
  people: t.field({
    type: [PersonType],
    description: 'Les personnes de l’équipe, et celles qui y sont invitées.',
    authScopes: { team: true },
    resolve: (_root, _args, { db }) => listPeople(db),
  }),
  teamSettings: t.field({
    type: TeamSettingsType,
    description: 'Ce que l’entreprise a décidé pour son équipe.',
    authScopes: { team: true },
    resolve: (_root, _args, { db }) => readTeamSettings(db),
  }),
  invitation: t.field({
    type: InvitedType,
    nullable: true,
    description: 'Qui ce jeton invite ; vide s’il n’invite pas, ou plus.',
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, context) => readInvited(context.db, token, joining(context)),
  }),
}));

builder.mutationFields((t) => ({
  invitePerson: t.field({
    type: InvitationType,
    description: 'Inviter quelqu’un, pour 48 heures.',
    authScopes: { team: true },
    args: {
      email: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      role: t.arg({ type: TeamRoleType, required: true }),
      currentPassword: t.arg.string({ description: forManager }),
    },
    resolve: async (_root, { currentPassword, ...args }, context) => {
      const input = parseInput(invitationInput, args);
      if (input.role === 'manager') await confirmPassword(context, currentPassword);
      return invitePerson(context.db, input, inviting(context));
    },
  }),
  renewInvitation: t.field({
    type: InvitationType,
    description: 'Un nouveau lien pour qui est invité ; le précédent ne vaut plus.',
    authScopes: { team: true },
    args: { id: t.arg.int({ required: true }), currentPassword: t.arg.string({ description: forManager }) },
    resolve: async (_root, { id, currentPassword }, context) => {
      if (await isManager(context.db, id)) await confirmPassword(context, currentPassword);
      return renewInvitation(context.db, id, inviting(context));
    },
  }),
  acceptInvitation: t.string({
    description: 'Ouvrir son compte par le lien d’une invitation ; l’adresse avec laquelle se connecter.',
    authScopes: { public: true },
    args: {
      token: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, context) =>
      (await acceptInvitation(context.db, parseInput(acceptanceInput, args), joining(context))).email,
  }),
  updatePerson: t.field({
    type: PersonType,
    description: 'Changer le nom et le rôle d’une personne ; un autre rôle met fin à ses connexions.',
    authScopes: { team: true },
    args: {
      id: t.arg.int({ required: true }),
      name: t.arg.string({ required: true }),
      role: t.arg({ type: TeamRoleType, required: true }),
      alertes: t.arg.boolean({ description: 'Si des messages lui disent ce que font les visiteurs ; inchangé sans.' }),
      currentPassword: t.arg.string({ description: forManager }),
      updatedAt: t.arg({ type: 'DateTime', description: updatedAtDescription }),
    },
    resolve: async (_root, { id, updatedAt, currentPassword, alertes, ...args }, context) => {
      const { db, auth } = context;
      const input = parseInput(personInput, { ...args, alertes: alertes ?? undefined });
      if (await becomesManager(db, id, input.role, auth)) await confirmPassword(context, currentPassword);
      return updatePerson(db, id, input, auth, { seen: updatedAt, by: authorOf(context) });
    },
  }),
  suspendPerson: t.field({
    type: PersonType,
    description: 'Suspendre l’accès d’une personne, ou le lui rendre.',
    authScopes: { team: true },
    args: {
      id: t.arg.int({ required: true }),
      suspended: t.arg.boolean({ required: true }),
      currentPassword: t.arg.string({
        description: 'Son mot de passe, demandé une fois de plus pour rendre un accès.',
      }),
    },
    resolve: async (_root, { id, suspended, currentPassword }, context) => {
      const { db, auth } = context;
      if (!suspended && (await isSuspendedPerson(db, id))) await confirmPassword(context, currentPassword);
      return suspendPerson(db, id, suspended, auth, authorOf(context));
    },
  }),
  removePerson: t.boolean({
    description: 'Retirer une personne de l’équipe.',
    authScopes: { team: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db, auth }) => {
      await removePerson(db, id, auth);
      return true;
    },
  }),
  updateTeamSettings: t.field({
    type: TeamSettingsType,
    description: 'Changer ce qui est donné de ce que l’entreprise a décidé pour son équipe.',
    authScopes: { team: true },
    args: {
      teamHandlesMoney: t.arg.boolean(),
      preparationTakesDeposits: t.arg.boolean(),
      managersNeedSecondFactor: t.arg.boolean(),
      teamNeedsSecondFactor: t.arg.boolean(),
      currentPassword: t.arg.string({
        description: 'Son mot de passe, demandé une fois de plus quand les deux étapes sont moins exigées.',
      }),
    },
    resolve: async (_root, { currentPassword, ...settings }, context) => {
      const { db, viewer, auth } = context;
      if (viewer === null) throw new DomainError('UNAUTHENTICATED');
      if (await asksLess(db, settings)) await confirmPassword(context, currentPassword);
      return saveTeamSettings(db, settings, viewer, auth);
    },
  }),
}));

function inviting({ accountLinks: links, mailServer, rateLimiter, viewer, auth }: CallContext): Inviting {
  if (viewer === null) throw new DomainError('UNAUTHENTICATED');
  return { links, mailServer, rateLimiter, inviter: viewer, adminEmails: auth.adminEmails };
}

function joining({ accountLinks: links, rateLimiter, address }: CallContext): Joining {
  return { links, rateLimiter, address };
}
