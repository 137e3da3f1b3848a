import { parseInput } from '@barnum/rules/errors';
import { z } from '@barnum/rules/fields/zod';
import { roleInput, signInInput } from '@barnum/rules/inputs/auth';
import type { RestRoute } from '../../rest/route.ts';
import { signIn } from './auth.domain.ts';

const userAnswer = z.object({
  id: z.int(),
  email: z.string(),
  role: roleInput,
  user_metadata: z.object({ role: roleInput }),
});

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
    handle: ({ context, input }) => signIn(context.db, parseInput(signInInput, input), context.auth, context),
  },
  {
    method: 'GET',
    path: '/auth/verify',
    operationId: 'verifySession',
    summary: 'La personne connectée',
    description: 'Avec son rôle du moment.',
    access: 'authenticated',
    answer: z.object({ user: userAnswer }),
    handle: async ({ context }) => ({ user: context.viewer }),
  },
];
