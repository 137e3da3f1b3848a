import { createHash } from 'node:crypto';
import { formatShortDate } from '@barnum/rules/dates/format-dates';
import { type RateLimitKind, rateLimits } from '@barnum/rules/limits';
import { describe, expect, it } from 'vitest';
import { seedUser } from '../../../../../prisma/seed/access/auth.ts';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { afterMonday } from '../../../../../prisma/seed/dates.ts';
import { viaGraphql, viaRest } from '../../../test/support/both-apis.ts';
import { documentedCalls } from '../../../test/support/documented-calls.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { createCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import type { Db } from '../db/client.ts';
import { clientNetwork, createRateLimiter, deleteExpiredAttempts } from './rate-limits.domain.ts';

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
        error: 'Trop de tentatives. Veuillez réessayer dans 15 minutes.',
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

    it('on one account from many addresses wait longer and longer', async () => {
      // In one transaction, where no time passes.
      const waits = await service.db.$transaction(
        async (tx) => {
          const limiter = createRateLimiter(tx, { factor: 1, secret: 'one' });
          const found: unknown[] = [];
          for (let number = 1; number <= 9; number += 1) {
            const attempt = () => limiter.consumeSignIn('client@barnum.example', `192.0.2.${number}`);
            await attempt();
            found.push(
              await attempt().then(
                () => 0,
                ({ retryAfter }) => retryAfter,
              ),
            );
            await letPausesEnd(tx);
          }
          return found;
        },
        { timeout: 15_000 },
      );
      expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64]);
    });

    it('on one account from many addresses wait for each other; the owner is not kept out by one', async () => {
      await seedUser(service.db);
      const address = (number: number) => `192.0.2.${number}`;
      for (let attempt = 0; attempt < 30; attempt += 1) await signIn('faux', address(1));
      expect((await signIn('barnum-demo', address(2))).statusCode).toBe(200);

      for (let number = 2; number <= 9; number += 1) {
        expect([number, (await signIn('faux', address(number))).statusCode]).toEqual([number, 401]);
        await letPausesEnd();
      }
      // By now the pauses are minutes: who knows the password waits, too.
      expect((await signIn('faux', address(10))).statusCode).toBe(401);
      expect((await signIn('barnum-demo', address(11))).statusCode).toBe(429);
      await letPausesEnd();

      const atOnce = Array.from({ length: 6 }, (_, index) => signIn('faux', address(20 + index)));
      expect(await statuses(atOnce)).toEqual([401, 429, 429, 429, 429, 429]);
      await letPausesEnd();
      expect((await signIn('barnum-demo', address(30))).statusCode).toBe(200);
      expect((await signIn('barnum-demo', address(31))).statusCode).toBe(200);
    });

    it('that succeed end the pause of their account, whoever was refused meanwhile', async () => {
      await seedUser(service.db);
      for (let number = 1; number <= 4; number += 1) {
        await signIn('faux', `192.0.2.${number}`);
        await letPausesEnd();
      }
      const atOnce = Array.from({ length: 6 }, (_, index) => signIn('barnum-demo', `192.0.2.${20 + index}`));
      expect(await statuses(atOnce)).toContain(200);
      expect((await signIn('barnum-demo', '192.0.2.30')).statusCode).toBe(200);
    });

    it('to change a password count as sign-ins do, by account and by address', async () => {
      const token = await service.signIn('user');
      const change = async (currentPassword: string) => {
        const query =
          'mutation ($now: String!) { changePassword(currentPassword: $now, newPassword: "un autre secret") { token } }';
        const { errors } = await service.graphql(query, { now: currentPassword }, token);
        return errors[0]?.extensions?.code ?? 'changed';
      };
      for (let attempt = 0; attempt < 5; attempt += 1) expect(await change('faux')).toBe('VALIDATION');
      expect(await change('barnum-demo')).toBe('TOO_MANY_REQUESTS');
      expect((await signIn('barnum-demo', '127.0.0.1')).statusCode).toBe(429);

      await service.db.attempt.deleteMany();
      for (let index = 0; index < 20; index += 1) await signIn('x', '127.0.0.1', `n${index}@exemple.example`);
      expect(await change('barnum-demo')).toBe('TOO_MANY_REQUESTS');
      await service.db.attempt.deleteMany();
      expect(await change('barnum-demo')).toBe('changed');
      expect(await service.db.attempt.count({ where: { count: { gt: 0 } } })).toBe(0);
    });

    it('bounds how often visitors of one address ask what is free', async () => {
      const ask = async () => {
        const { errors } = await service.graphql(`{ availability(date: "${date}") { disponibilite } }`);
        return errors[0]?.extensions?.code ?? 'answered';
      };
      expect(await ask()).toBe('answered');
      await service.db.attempt.updateMany({ data: { count: 1_199 } });
      expect([await ask(), await ask()]).toEqual(['answered', 'TOO_MANY_REQUESTS']);
      const wish = `articleId: 1, quantite: 1, date: "${date}"`;
      for (const field of [`nextFreeDate(${wish})`, `freeAlternatives(${wish}) { nom }`]) {
        const { errors } = await service.graphql(`{ ${field} }`);
        expect(errors[0]?.extensions?.code).toBe('TOO_MANY_REQUESTS');
      }
      const { errors } = await service.graphql(
        `{ takenDays(articleId: 1, quantite: 1, debut: "${date}", fin: "${date}") { jour } }`,
      );
      expect(errors[0]?.extensions?.code).toBe('TOO_MANY_REQUESTS');
    });

    /** What is counted of an account and an address together goes on. */
    async function letPausesEnd(db: Db = service.db): Promise<void> {
      await db.$executeRaw`UPDATE attempts SET expires_at = now() - interval '1 second' WHERE subject IS NULL`;
    }

    const date = afterMonday(8);
    const sendForm = async (name: string, key?: string) => {
      const body = {
        Nom: name,
        Prénom: 'Anne',
        date,
        phone: '06 39 98 00 00',
        item: [{ nom: 'Barnum pliant', quantite: 1 }],
        livraison_montage: false,
      };
      const headers = { ...(key !== undefined && { 'idempotency-key': key }) };
      return (await service.rest('POST', '/forms', { body, headers })).status;
    };
    const sendThroughGraphql = async (nom: string, articleId: number, key?: string) => {
      const query = `mutation ($input: ReservationRequestInput!, $key: String) {
        createReservationRequest(input: $input, key: $key) { id }
      }`;
      const items = [{ articleId, quantite: 1 }];
      const input = { nom, prenom: 'Anne', date, phone: '06 39 98 00 00', livraisonMontage: false, items };
      const { errors } = await service.graphql(query, { input, key });
      return errors[0]?.extensions?.code ?? 'taken';
    };

    it('to send requests are twenty in ten minutes through both APIs together; a refused form is not counted', async () => {
      const { id } = await seedArticle(service.db);
      expect((await service.rest('POST', '/forms', { body: {} })).status).toBe(422);
      expect(await sendThroughGraphql('', id)).toBe('VALIDATION');
      for (let index = 0; index < 10; index += 1) {
        expect(await sendForm(`Nom ${index}`)).toBe(201);
        expect(await sendThroughGraphql(`Nom ${index}`, id)).toBe('taken');
      }
      expect(await sendForm('Nom')).toBe(429);
      expect(await sendThroughGraphql('Nom', id)).toBe('TOO_MANY_REQUESTS');
      expect(await service.db.reservationRequest.count()).toBe(20);
      await service.db.attempt.updateMany({ data: { count: 19 } });
      await createCompanyInfo(service.db, { nom: 'Jours fermés', valeur: `le ${formatShortDate(date)}` });
      expect([await sendForm('Nom'), await sendForm('Nom')]).toEqual([422, 429]);
    });

    it('to send a request again are not counted, one after the other or together, even when no other is taken', async () => {
      const { id } = await seedArticle(service.db);
      await Promise.all(Array.from({ length: 5 }, () => sendForm('Nom', 'a-key')));
      await Promise.all(Array.from({ length: 5 }, () => sendThroughGraphql('Nom', id, 'b-key')));
      expect(await service.db.attempt.findMany({ select: { count: true } })).toEqual([{ count: 2 }]);
      await service.db.attempt.updateMany({ data: { count: 20 } });
      expect(await sendForm('Nom', 'a-key')).toBe(201);
      expect(await sendThroughGraphql('Nom', id, 'b-key')).toBe('taken');
      // The key of somebody else’s request opens nothing, and is no way to try keys.
      expect(await sendForm('Autre', 'a-key')).toBe(429);
    });

    it('to upload are bounded through both APIs together', async () => {
      const row = documentedCalls.find(({ call }) => call === 'POST /upload');
      if (row === undefined) throw new Error('There is no upload');
      await seedArticle(service.db);
      const token = await service.signIn('administrator');
      await service.db.attempt.deleteMany();
      expect(await viaRest(service, row, token)).toBe('allowed');
      await service.db.attempt.updateMany({ data: { count: rateLimits.upload.count - 1 } });
      expect(await viaGraphql(service, row, token)).toBe('allowed');
      expect(await viaRest(service, row, token)).toBe('TOO_MANY_REQUESTS');
      expect(await viaGraphql(service, row, token)).toBe('TOO_MANY_REQUESTS');
      expect(await service.db.articleImage.count()).toBe(2);
    });

    it('to sign in from one address alone do not wait for each other, however strict the limits are', async () => {
      const rateLimiter = createRateLimiter(service.db, { factor: 0.2, secret: 'one' });
      for (let index = 0; index < 3; index += 1) {
        const succeed = await rateLimiter.consumeSignIn('admin@barnum.example', '192.0.2.1');
        await succeed();
      }
      await rateLimiter.consumeSignIn('admin@barnum.example', '192.0.2.1');
      await expect(rateLimiter.consumeSignIn('admin@barnum.example', '192.0.2.1')).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
      });
    });

    it('are refused from the second one on at the earliest, however strict the limits are', async () => {
      for (const kind of Object.keys(rateLimits) as RateLimitKind[]) {
        const limiter = createRateLimiter(service.db, { factor: 0.001, secret: kind });
        await limiter.consume(kind, '192.0.2.1');
        await expect(limiter.consume(kind, '192.0.2.1')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      }
    });

    it('from all networks that one IPv6 subscriber may have are counted together', async () => {
      const statuses: number[] = [];
      for (let subnet = 0; subnet < 21; subnet += 1) {
        const remoteAddress = `2001:db8:0:${subnet.toString(16)}::1`;
        statuses.push((await signIn('x', remoteAddress, `n${subnet}@exemple.example`)).statusCode);
      }
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    });

    it('are kept under keys that nobody can make without the secret, and forgotten when their time is over', async () => {
      const parts = ['signIn', '192.0.2.1'];
      await createRateLimiter(service.db, { factor: 1, secret: 'one' }).consume('signIn', '192.0.2.1');
      await createRateLimiter(service.db, { factor: 1, secret: 'other' }).consume('signIn', '192.0.2.1');
      const keys = (await service.db.attempt.findMany()).map(({ key }) => key);
      expect(new Set(keys).size).toBe(2);
      expect(keys).not.toContain(createHash('sha256').update(JSON.stringify(parts)).digest('base64url'));

      const expiresAt = new Date(Date.now() - 1_000);
      const over = Array.from({ length: 1_200 }, (_, index) => ({ key: `over-${index}`, count: 1, expiresAt }));
      await service.db.attempt.createMany({ data: over });
      await deleteExpiredAttempts(service.db);
      expect((await service.db.attempt.findMany()).map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    });
  },
  { rateLimitFactor: 1 },
);

describe('clientNetwork', () => {
  it('takes one IPv6 network for one subscriber', () => {
    expect(clientNetwork('2001:db8:1:2:3:4:5:6')).toBe(clientNetwork('2001:db8:1:2:ffff::1'));
    expect(clientNetwork('2001:db8::1')).toBe(clientNetwork('2001:DB8:0:00ff::1'));
    expect(clientNetwork('2001:db8::1')).not.toBe(clientNetwork('2001:db8:0:100::1'));
    expect(clientNetwork('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(clientNetwork('192.0.2.7')).toBe('192.0.2.7');
  });
});
