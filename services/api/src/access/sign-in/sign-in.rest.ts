import { documentedRoles, type SessionUser } from '@barnum/rules/access/auth/auth';
import { signInWithCodeInput } from '@barnum/rules/access/second-factor-input';
import { parseInput } from '@barnum/rules/errors';
import { z } from '@barnum/rules/fields/zod';
import type { RestRoute } from '../../platform/rest/route.ts';
import { signInWithCode } from '../second-factor/second-step.domain.ts';

const userAnswer = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(documentedRoles),
  user_metadata: z.object({ role: z.enum(documentedRoles) }),
});

/** What the documented calls tell of a user. */
function documentedUser({ id, email, role, user_metadata }: SessionUser): SessionUser {
  return { id, email, role, user_metadata };
}

export const authRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/auth/login',
    operationId: 'login',
    summary: 'Se connecter',
    description:
      'Le jeton vaut quelques heures ; un nouveau mot de passe y met fin. Qui a activé la connexion en deux étapes ajoute `code`.',
    access: 'public',
    status: 200,
    body: { schema: signInWithCodeInput, names: { email: 'email', password: 'password', code: 'code' } },
    refuses: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
    answer: z.object({ token: z.string(), user: userAnswer }),
    handle: async ({ context, input }) => {
      const command = parseInput(signInWithCodeInput, input);
      const { token, user } = await signInWithCode(context.db, command, context.auth, context);
      return { token, user: documentedUser(user) };
    },
  },
  {
    method: 'GET',
    path: '/auth/verify',
    operationId: 'verifySession',
    summary: 'La personne connectée',
    description: 'Avec son rôle du moment.',
    access: 'authenticated',
    answer: z.object({ user: userAnswer }),
    handle: async ({ context }) => ({ user: context.viewer && documentedUser(context.viewer) }),
  },
];
