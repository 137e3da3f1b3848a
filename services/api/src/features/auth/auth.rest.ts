import { documentedRoles, type SessionUser } from '@barnum/rules/auth';
import { parseInput } from '@barnum/rules/errors';
import { z } from '@barnum/rules/fields/zod';
import { signInInput } from '@barnum/rules/inputs/auth';
import type { RestRoute } from '../../rest/route.ts';
import { signIn } from './auth.domain.ts';

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
    description: 'Le jeton vaut quelques heures ; un nouveau mot de passe y met fin.',
    access: 'public',
    status: 200,
    body: { schema: signInInput, names: { email: 'email', password: 'password' } },
    refuses: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
    answer: z.object({ token: z.string(), user: userAnswer }),
    handle: async ({ context, input }) => {
      const { token, user } = await signIn(context.db, parseInput(signInInput, input), context.auth, context);
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
