import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from './sign-in.ts';

afterEach(() => vi.unstubAllGlobals());

const input = { email: 'admin@barnum.example', password: 'barnum-demo' };
const otherFailure = 'Erreur de connexion administrateur. Veuillez réessayer.';

test('returns the token and the user as local storage stores them', async () => {
  const known = { id: 1, email: input.email, name: 'Anne', role: 'admin', capabilities: ['requests'] };
  const session = { token: 'abc', user: { ...known, needsSecondFactor: false } };
  stubFetch(() => Response.json({ data: { signIn: { challenge: null, secondStep: null, session } } }));
  const user = { ...session.user, user_metadata: { role: 'admin' } };
  const data = { session: { token: 'abc', user }, secondStep: null };
  expect(await signIn(input)).toEqual({ status: 'done', data });
});

test.each([
  [
    'INVALID_CREDENTIALS',
    'Invalid login credentials',
    'Identifiants administrateur invalides. Vérifiez votre email et mot de passe.',
  ],
  ['TOO_MANY_REQUESTS', 'Patientez 3 minutes.', 'Patientez 3 minutes.'],
  ['VALIDATION', 'Certaines informations sont à corriger', otherFailure],
  ['INTERNAL', 'Une erreur est survenue', otherFailure],
])('the error %s says what the specification says', async (code, message, sentence) => {
  stubFetch(() => Response.json({ data: null, errors: [{ message, extensions: { code } }] }));
  expect(await signIn(input)).toMatchObject({ sentence });
});

test.each([
  [429, 'Trop de tentatives. Veuillez patienter avant de réessayer.'],
  [500, otherFailure],
  [503, otherFailure],
])('the HTTP status %i says: %s', async (status, sentence) => {
  stubFetch(() => new Response('', { status }));
  expect(await signIn(input)).toMatchObject({ sentence });
});

test('a lost network says that signing in failed', async () => {
  stubFetch(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await signIn(input)).toMatchObject({ sentence: otherFailure });
});

function stubFetch(answer: () => Response) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
}
