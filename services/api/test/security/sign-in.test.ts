import argon2 from '@node-rs/argon2';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seedUser } from '../../../../prisma/seed/access/auth.ts';
import { countStatements } from '../support/count-statements.ts';
import { onOneDatabase } from '../support/service.ts';

const graphqlLogin =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';

/** What an attacker can learn of an account must be the same in each of these. */
const wrong = {
  'a wrong password': { email: 'client@barnum.example', password: 'wrong' },
  'an unknown address': { email: 'nobody@barnum.example', password: 'barnum-demo' },
  'an address that is nearly one': { email: 'client@barnum.example.', password: 'barnum-demo' },
  'a password in other letters': { email: 'client@barnum.example', password: 'Barnum-Demo' },
  'a wrong password where there is a second factor': { email: 'deux-etapes@barnum.example', password: 'wrong' },
};

onOneDatabase('a sign-in that fails', (service) => {
  beforeEach(async () => {
    await seedUser(service.db);
    const { id } = await seedUser(service.db, { email: 'deux-etapes@barnum.example' });
    await service.db.user.update({ where: { id }, data: { secondFactorSince: new Date() } });
    vi.spyOn(argon2, 'verify');
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(Object.entries(wrong))('by %s answers the same, after the same work', async (_name, body) => {
    const { status, headers, body: answer } = await service.rest('POST', '/auth/login', { body });
    expect([status, answer]).toEqual([401, { error: 'Invalid login credentials', code: 'INVALID_CREDENTIALS' }]);
    expect(headers['cache-control']).toBe('no-store');
    const { errors } = await service.graphql(graphqlLogin, body);
    expect(errors[0]).toMatchObject({
      message: 'Invalid login credentials',
      extensions: { code: 'INVALID_CREDENTIALS' },
    });
    expect(errors[0]?.extensions).toEqual({ code: 'INVALID_CREDENTIALS' });
    const hashes = vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash));
    expect(hashes.map((hash) => hash.split('$').slice(0, 4).join('$'))).toEqual([
      '$argon2id$v=19$m=19456,t=2,p=1',
      '$argon2id$v=19$m=19456,t=2,p=1',
    ]);
  });

  it('costs the database the same, whatever is wrong', async () => {
    const statements: number[] = [];
    for (const body of Object.values(wrong)) {
      statements.push(await countStatements(() => service.rest('POST', '/auth/login', { body })));
      // Each time the first failure.
      await service.db.attempt.deleteMany();
    }
    expect(new Set(statements).size).toBe(1);
    expect(statements[0]).toBeGreaterThan(0);
  });
});

onOneDatabase(
  'the limit of sign-ins',
  (service) => {
    const attempt = (headers: Record<string, string>) =>
      service.rest('POST', '/auth/login', { body: { email: 'client@barnum.example', password: 'wrong' }, headers });

    it('is not escaped by a made-up address of a proxy, nor by another spelling of the account', async () => {
      const spellings = ['client@barnum.example', ' CLIENT@barnum.example', 'Client@Barnum.Example '];
      const statuses: number[] = [];
      for (let index = 0; index < 9; index += 1) {
        const body = { email: spellings[index % 3], password: 'wrong' };
        const headers = { 'x-forwarded-for': `198.51.100.${index}`, forwarded: `for=198.51.100.${index}` };
        statuses.push((await service.rest('POST', '/auth/login', { body, headers })).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
    });

    it('is the same for an account that exists and for one that does not', async () => {
      await seedUser(service.db);
      const known: number[] = [];
      for (let index = 0; index < 7; index += 1) known.push((await attempt({})).status);
      await service.db.attempt.deleteMany();
      await service.db.user.deleteMany();
      const unknown: number[] = [];
      for (let index = 0; index < 7; index += 1) unknown.push((await attempt({})).status);
      expect(unknown).toEqual(known);
    });
  },
  { rateLimitFactor: 1 },
);
