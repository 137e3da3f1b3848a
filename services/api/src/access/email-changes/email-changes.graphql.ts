import { emailChangeAnswerInput, emailChangeInput } from '@barnum/rules/access/auth-input';
import { emailChangeSides } from '@barnum/rules/access/team/email-changes';
import { DomainError, parseInput } from '@barnum/rules/errors';
import type { CallContext } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  askForEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  type OfferedEmailChange,
  type PendingEmailChange,
  readEmailChange,
  readOfferedEmailChange,
  refuseEmailChange,
  undeliveredMail,
} from './email-changes.domain.ts';

const EmailChangeType = builder.objectRef<PendingEmailChange>('EmailChange').implement({
  description: 'Un changement de mon adresse, qui attend l’accord de l’ancienne et de la nouvelle.',
  authScopes: { account: true },
  fields: (t) => ({
    newEmail: t.exposeString('newEmail', { description: 'La nouvelle adresse.' }),
    oldConfirmed: t.boolean({
      description: 'Si l’ancienne adresse l’a confirmé.',
      resolve: ({ oldConfirmedAt }) => oldConfirmedAt !== null,
    }),
    newConfirmed: t.boolean({
      description: 'Si la nouvelle adresse l’a confirmé.',
      resolve: ({ newConfirmedAt }) => newConfirmedAt !== null,
    }),
    oldUndelivered: t.string({
      nullable: true,
      description:
        'Que le message à l’ancienne adresse n’a pas pu être remis, et pourquoi ; vide s’il l’a été, ou attend.',
      resolve: (change, _args, { db }) => undeliveredMail(db, change, 'old'),
    }),
    newUndelivered: t.string({
      nullable: true,
      description:
        'Que le message à la nouvelle adresse n’a pas pu être remis, et pourquoi ; vide s’il l’a été, ou attend.',
      resolve: (change, _args, { db }) => undeliveredMail(db, change, 'new'),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Jusqu’à quand il peut être confirmé.' }),
  }),
});

const SideType = builder.enumType('EmailChangeSide', {
  description: 'À quelle adresse un lien est parti : l’ancienne ou la nouvelle.',
  values: emailChangeSides,
});

const OutcomeType = builder.enumType('EmailChangeOutcome', {
  description: 'Si l’adresse a changé, ou si l’autre doit encore confirmer.',
  values: ['done', 'waiting'] as const,
});

const OfferedType = builder.objectRef<OfferedEmailChange>('OfferedEmailChange').implement({
  description: 'Le changement d’adresse qu’un lien propose de confirmer.',
  fields: (t) => ({
    oldEmail: t.exposeString('oldEmail', { description: 'L’ancienne adresse.' }),
    newEmail: t.exposeString('newEmail', { description: 'La nouvelle adresse.' }),
    side: t.field({
      type: SideType,
      description: 'L’adresse à laquelle ce lien est parti.',
      resolve: ({ side }) => side,
    }),
  }),
});

builder.queryFields((t) => ({
  myEmailChange: t.field({
    type: EmailChangeType,
    nullable: true,
    description: 'Le changement d’adresse que j’ai demandé, tant qu’il attend.',
    authScopes: { account: true },
    resolve: (_root, _args, context) => readEmailChange(context.db, ownId(context)),
  }),
  offeredEmailChange: t.field({
    type: OfferedType,
    nullable: true,
    description: 'Ce que le lien d’un changement d’adresse propose ; vide s’il ne vaut pas, ou plus.',
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, args, context) =>
      readOfferedEmailChange(context.db, parseInput(emailChangeAnswerInput, args).token, answering(context)),
  }),
}));

builder.mutationFields((t) => ({
  requestEmailChange: t.boolean({
    description:
      'Demander à changer sa propre adresse : l’ancienne et la nouvelle reçoivent chacune un lien. La réponse est la même que l’adresse soit libre ou prise.',
    authScopes: { account: true },
    args: { newEmail: t.arg.string({ required: true }), currentPassword: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await askForEmailChange(context.db, ownId(context), parseInput(emailChangeInput, args), context);
      return true;
    },
  }),
  cancelEmailChange: t.boolean({
    description: 'Renoncer au changement d’adresse que j’ai demandé.',
    authScopes: { account: true },
    resolve: async (_root, _args, context) => {
      await cancelEmailChange(context.db, ownId(context));
      return true;
    },
  }),
  confirmEmailChange: t.field({
    type: OutcomeType,
    description:
      'Confirmer un changement d’adresse par le lien reçu ; après les deux accords, toutes les connexions prennent fin.',
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, args, context) =>
      confirmEmailChange(context.db, parseInput(emailChangeAnswerInput, args).token, answering(context)),
  }),
  refuseEmailChange: t.boolean({
    description: 'Refuser un changement d’adresse par le lien reçu.',
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await refuseEmailChange(context.db, parseInput(emailChangeAnswerInput, args).token, answering(context));
      return true;
    },
  }),
}));

function ownId({ viewer }: CallContext): number {
  if (viewer === null) throw new DomainError('UNAUTHENTICATED');
  return viewer.id;
}

function answering({ accountLinks: links, rateLimiter, address, auth }: CallContext) {
  return { links, rateLimiter, address, auth };
}
