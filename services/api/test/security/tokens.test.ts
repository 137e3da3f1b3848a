import jwt from 'jsonwebtoken';
import { beforeEach, expect, it, vi } from 'vitest';
import { seedUser } from '../../../../prisma/seed/access/auth.ts';
import { purgeExpiredData } from '../../src/assembly/purge-expired-data.ts';
import { onOneDatabase } from '../support/service.ts';

const secret = 'a secret for tests, of more than 32 bytes';
const claims = { ver: 0, jti: 'a token', sub: '1', iss: 'barnum', aud: 'barnum-backoffice' };
const hour = 60 * 60;

const sign = (payload: object, key = secret, options: jwt.SignOptions = {}) =>
  jwt.sign(payload, key, { algorithm: 'HS256', expiresIn: hour, ...options });
const unsigned = (header: object, payload: object, signature = '') =>
  [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat(signature)
    .join('.');
const inAnHour = { ...claims, iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + hour };

/** Tokens that nobody was given, each wrong in one way. */
const forged: Record<string, string> = {
  'of another key': sign(claims, 'another secret, also of more than 32 bytes'),
  'of an empty key': unsigned({ alg: 'HS256' }, inAnHour, 'x'),
  'for another audience': sign({ ...claims, aud: 'elsewhere' }),
  'of another issuer': sign({ ...claims, iss: 'elsewhere' }),
  'without audience': sign({ ...claims, aud: undefined }),
  'signed with HS512': sign(claims, secret, { algorithm: 'HS512' }),
  'without a signature': jwt.sign(inAnHour, '', { algorithm: 'none' }),
  'of algorithm NONE': unsigned({ alg: 'NONE', typ: 'JWT' }, inAnHour),
  'of algorithm RS256': unsigned({ alg: 'RS256', typ: 'JWT' }, inAnHour, 'x'),
  expired: sign(claims, secret, { expiresIn: -1 }),
  'issued longer than eight hours ago': jwt.sign({ ...inAnHour, iat: inAnHour.iat - 9 * hour }, secret),
  'not valid yet': sign(claims, secret, { notBefore: hour }),
  'of another version': sign({ ...claims, ver: 1 }),
  'without a version': sign({ ...claims, ver: undefined }),
  'with a version that is a text': sign({ ...claims, ver: '0' }),
  'without an id': sign({ ...claims, jti: undefined }),
  'of nobody': sign({ ...claims, sub: '999' }),
  'of a person who is no number': sign({ ...claims, sub: '1e0 OR 1=1' }),
  'of a person beyond 32 bits': sign({ ...claims, sub: '99999999999' }),
  'that is a text': jwt.sign('text', secret),
  'that is none': 'x.y.z',
};

onOneDatabase('a token', (service) => {
  let good: string;
  beforeEach(async () => {
    await seedUser(service.db);
    good = await service.signIn('user');
  });

  /** The status of a call that needs a token, of a public read, and the code of a GraphQL query. */
  const answers = async (authorization: string) => {
    const headers = { authorization };
    const { body } = await service.app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: '{ articles { id } }' },
    });
    const [verified, read] = [
      await service.rest('GET', '/auth/verify', { headers }),
      await service.rest('GET', '/articles', { headers }),
    ];
    return [verified.status, read.status, JSON.parse(body).errors?.[0].extensions.code ?? 'allowed'];
  };
  const allowed = [200, 200, 'allowed'];
  const refused = [401, 401, 'UNAUTHENTICATED'];

  it('is signed with HS256 and ends within eight hours', async () => {
    const { header, payload } = jwt.decode(good, { complete: true }) ?? {};
    expect(header?.alg).toBe('HS256');
    const { iat = 0, exp = 0, ...rest } = payload as jwt.JwtPayload;
    expect(exp - iat).toBeLessThanOrEqual(8 * hour);
    expect(rest).toEqual({ ...claims, jti: expect.any(String) });
    expect(await answers(`Bearer ${good}`)).toEqual(allowed);
  });

  it.each(Object.entries(forged))('%s is refused, also where none is needed', async (_name, token) => {
    expect(await answers(`Bearer ${token}`)).toEqual(refused);
  });

  it('that was altered anywhere is refused', async () => {
    const [header = '', payload = '', signature = ''] = good.split('.');
    const administrator = Buffer.from(JSON.stringify({ ...claims, sub: '2' })).toString('base64url');
    const altered = [
      [header, administrator, signature],
      [header, payload, `${signature.slice(0, -2)}AA`],
      [header, payload, ''],
      [header, payload],
    ];
    for (const parts of altered) expect(await answers(`Bearer ${parts.join('.')}`)).toEqual(refused);
  });

  it('is read from its header alone, in its one form', async () => {
    for (const header of ['', 'Bearer', 'Bearer ', `Basic ${good}`, good, `Bearer ${good} x`, `Bearer ${good},x`]) {
      expect([header, await answers(header)]).toEqual([header, refused]);
    }
    const elsewhere = { url: `/api/auth/verify?token=${good}&access_token=${good}`, cookies: { token: good } };
    expect((await service.app.inject(elsewhere)).statusCode).toBe(401);
  });

  it('ends with its version, and with the person', async () => {
    await service.db.user.updateMany({ data: { tokenVersion: { increment: 1 } } });
    expect(await answers(`Bearer ${good}`)).toEqual(refused);
    await service.db.user.updateMany({ data: { tokenVersion: 0 } });
    expect(await answers(`Bearer ${good}`)).toEqual(allowed);
    await service.db.user.deleteMany();
    expect(await answers(`Bearer ${good}`)).toEqual(refused);
  });

  it('ends with the sign-out, and no other with it, until it would have expired', async () => {
    const elsewhere = await service.signIn('user');
    const signOut = () => service.graphql('mutation { logout }', {}, good);
    expect((await signOut()).data).toEqual({ logout: true });
    expect(await answers(`Bearer ${good}`)).toEqual(refused);
    expect(await answers(`Bearer ${elsewhere}`)).toEqual(allowed);
    expect((await signOut()).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');

    const log = { info: vi.fn(), error: vi.fn() };
    await purgeExpiredData(service.db, { years: 3, log });
    expect(await answers(`Bearer ${good}`)).toEqual(refused);
    await service.db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    await purgeExpiredData(service.db, { years: 3, log });
    expect(await service.db.session.count()).toBe(0);
    expect(await answers(`Bearer ${good}`)).toEqual(refused);
  });

  it('gives the role of the moment, in both APIs', async () => {
    const verdict = async () => {
      const { status } = await service.rest('GET', '/forms', { token: good });
      const { errors } = await service.graphql('{ reservationRequests { totalCount } }', {}, good);
      return [status, errors[0]?.extensions?.code];
    };
    expect(await verdict()).toEqual([403, 'FORBIDDEN']);
    await service.db.user.updateMany({ data: { role: 'manager' } });
    expect(await verdict()).toEqual([200, undefined]);
    await service.db.user.updateMany({ data: { role: 'user' } });
    expect(await verdict()).toEqual([403, 'FORBIDDEN']);
  });
});
