import { loginInput } from '@barnum/rules/auth';
import { parseInput } from '@barnum/rules/errors';
import type { RestRoute } from '../../rest/route.ts';
import { login } from './auth.domain.ts';

export const authRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/auth/login',
    summary: 'Se connecter',
    access: 'public',
    status: 200,
    body: { schema: loginInput, names: { email: 'email', password: 'password' } },
    handle: ({ context, input }) => login(context.db, parseInput(loginInput, input), context.auth, context),
  },
  {
    method: 'GET',
    path: '/auth/verify',
    summary: 'La personne connectée, avec son rôle du moment',
    access: 'authenticated',
    handle: async ({ context }) => ({ user: context.viewer }),
  },
];
