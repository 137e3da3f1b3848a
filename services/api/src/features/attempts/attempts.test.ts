import { todayInParis } from '@barnum/rules/format';
import { describe, expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/articles.ts';
import { seedUser } from '../../../../../prisma/seed/auth.ts';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { countedAddress } from './attempts.domain.ts';

onEveryDatabase(
  'attempts',
  (service) => {
    const signIn = async (password: string, remoteAddress = '192.0.2.1', email = 'client@barnum.example') => {
      const payload = { email, password };
      return service.app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress });
    };
    const statuses = async (answers: Promise<{ statusCode: number }>[]) =>
      (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort();

    it('to sign in fail five times in a quarter of an hour, then are refused until the wait is over', async () => {
      await seedUser(service.db);
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn('faux')).statusCode).toBe(401);
      const refused = await signIn('barnum-demo');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
      expect(refused.json()).toEqual({
        error: 'Trop de tentatives. Veuillez patienter avant de réessayer.',
        code: 'TOO_MANY_REQUESTS',
      });
      expect((await signIn('barnum-demo', '192.0.2.2')).statusCode).toBe(200);
      await service.db.attempt.updateMany({ data: { expiresAt: new Date() } });
      expect((await signIn('barnum-demo')).statusCode).toBe(200);
    });

    it('are counted one by one when they come in parallel, and as aliases of one GraphQL call', async () => {
      await seedUser(service.db);
      const many = await statuses(Array.from({ length: 8 }, () => signIn('faux')));
      expect(many).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);

      const aliases = Array.from(
        { length: 8 },
        (_, index) => `a${index}: login(email: $email, password: "x") { token }`,
      );
      const guess = () =>
        service.graphql(`mutation ($email: String!) { ${aliases.join(' ')} }`, { email: 'client@barnum.example' });
      let tried = 0;
      for (let call = 0; call < 5; call += 1) {
        const { errors } = await guess();
        tried += errors.filter(({ extensions }) => extensions?.code === 'INVALID_CREDENTIALS').length;
      }
      expect(tried).toBe(5);
      const { status, errors } = await guess();
      expect([status, errors[0]?.extensions?.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    });

    it('do not stay counted when they succeed', async () => {
      await seedUser(service.db);
      for (let round = 0; round < 25; round += 1) expect((await signIn('barnum-demo')).statusCode).toBe(200);
    });

    it('on many accounts are refused to one address after twenty', async () => {
      for (let index = 0; index < 20; index += 1) {
        expect((await signIn('x', '192.0.2.1', `n${index}@exemple.example`)).statusCode).toBe(401);
      }
      expect((await signIn('x', '192.0.2.1', 'n20@exemple.example')).statusCode).toBe(429);
    });

    it('on one account from many addresses wait for each other, longer and longer; the owner is not kept out by one', async () => {
      await seedUser(service.db);
      const address = (number: number) => `192.0.2.${number}`;
      for (let attempt = 0; attempt < 30; attempt += 1) await signIn('faux', address(1));
      expect((await signIn('barnum-demo', address(2))).statusCode).toBe(200);

      const waits: number[] = [];
      for (let number = 2; number <= 9; number += 1) {
        const first = await signIn('faux', address(number));
        expect([number, first.statusCode]).toEqual([number, 401]);
        const second = await signIn('barnum-demo', address(number));
        if (second.statusCode === 429) waits.push(Number(second.headers['retry-after']));
        await letPausesEnd();
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64]);

      const atOnce = Array.from({ length: 6 }, (_, index) => signIn('faux', address(20 + index)));
      expect(await statuses(atOnce)).toEqual([401, 429, 429, 429, 429, 429]);
      await letPausesEnd();
      expect((await signIn('barnum-demo', address(30))).statusCode).toBe(200);
      expect((await signIn('barnum-demo', address(31))).statusCode).toBe(200);
    });

    /** What is counted of an account and an address together goes on. */
    async function letPausesEnd(): Promise<void> {
      await service.db.$executeRaw`UPDATE attempts SET expires_at = now() WHERE subject IS NULL`;
    }

    it('to send requests are twenty in ten minutes; a refused form is not counted', async () => {
      const { id } = await seedArticle(service.db);
      const send = (index: number) =>
        service.rest('POST', '/forms', {
          body: {
            Nom: `Nom ${index}`,
            Prénom: 'Anne',
            date: todayInParis(daysAgo(-5)),
            phone: '06 39 98 00 00',
            'e-mail': null,
            item: [{ nom: `Article ${id}`, quantite: 1 }],
            livraison_montage: false,
            adresse: null,
          },
        });
      expect((await service.rest('POST', '/forms', { body: {} })).status).toBe(422);
      for (let index = 0; index < 20; index += 1) expect((await send(index)).status).toBe(201);
      expect((await send(20)).status).toBe(429);
    });
  },
  { rateLimitFactor: 1 },
);

describe('countedAddress', () => {
  it('takes one IPv6 network for one subscriber', () => {
    expect(countedAddress('2001:db8:1:2:3:4:5:6')).toBe(countedAddress('2001:db8:1:2:ffff::1'));
    expect(countedAddress('2001:db8::1')).toBe(countedAddress('2001:db8::2'));
    expect(countedAddress('2001:db8::1')).not.toBe(countedAddress('2001:db8:0:1::1'));
    expect(countedAddress('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(countedAddress('192.0.2.7')).toBe('192.0.2.7');
  });
});
