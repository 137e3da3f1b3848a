import { passwordResetAskedInput, passwordResetInput } from '@barnum/rules/access/auth-input';
import { parseInput } from '@barnum/rules/errors';
import { builder } from '../../platform/graphql/builder.ts';
import { askForPasswordReset, resetPassword } from './password-resets.domain.ts';

builder.mutationFields((t) => ({
  requestPasswordReset: t.boolean({
    description:
      'Demander un lien pour choisir un nouveau mot de passe. La réponse est la même que l’adresse soit connue ou non : `false` seulement quand ce service n’envoie pas de messages.',
    authScopes: { public: true },
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, args, context) =>
      askForPasswordReset(context.db, parseInput(passwordResetAskedInput, args).email, context),
  }),
  resetPassword: t.boolean({
    description: 'Choisir un nouveau mot de passe par le lien reçu ; toutes les connexions prennent fin.',
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true }), newPassword: t.arg.string({ required: true }) },
    resolve: async (_root, args, { db, accountLinks: links, rateLimiter, address }) => {
      await resetPassword(db, parseInput(passwordResetInput, args), { links, rateLimiter, address });
      return true;
    },
  }),
}));
