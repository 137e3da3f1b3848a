import { keyForm } from '@barnum/rules/access/api-keys/api-keys';
import { limits, rateLimits } from '@barnum/rules/limits';
import { expect, it } from 'vitest';
import { seedUser } from '../../../../../prisma/seed/access/auth.ts';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { makeKey } from '../../../test/support/make-key.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { createApiKey, deleteEndedKeys, findApiKey, noteKeyUse } from './api-keys.domain.ts';

const list = `{ apiKeys {
  id name start capabilities opens createdBy lastUsedAt expiresAt revokedAt } }`;
const create = `mutation ($name: String!, $capabilities: [Capability!]!, $currentPassword: String! = "barnum-demo") {
  createApiKey(name: $name, capabilities: $capabilities, validity: days30, currentPassword: $currentPassword) { secret } }`;
const revoke = 'mutation ($id: Int!) { revokeApiKey(id: $id) { id revokedAt } }';
const day = 86_400_000;

onOneDatabase('a key', (service) => {
  const codeOf = async (call: ReturnType<typeof service.graphql>) => (await call).errors[0]?.extensions?.code;
  const verify = (token: string) => service.rest('GET', '/auth/verify', { token });

  it('is shown once, stands in no table, and says whose it is, what it opens and when it was used', async () => {
    const { secret, id, start } = await makeKey(service, ['articles', 'site']);
    expect(secret).toMatch(keyForm);
    expect(secret.startsWith(start)).toBe(true);
    const token = await service.signIn('administrator');
    const shown = async () => (await service.graphql(list, {}, token)).data.apiKeys[0];
    expect(await shown()).toEqual({
      id,
      name: 'Site vitrine',
      start,
      createdBy: 'admin@barnum.example',
      capabilities: ['articles', 'site'],
      opens: ['articles', 'site'],
      lastUsedAt: null,
      expiresAt: expect.any(String),
      revokedAt: null,
    });
    expect(Date.parse((await shown()).expiresAt) - Date.now()).toBeGreaterThan(89 * day);
    const { body } = await verify(secret);
    expect(body.user).toMatchObject({ email: 'admin@barnum.example', role: 'admin' });
    expect((await service.graphql('{ me { capabilities } }', {}, secret)).data.me.capabilities).toEqual([
      'articles',
      'site',
    ]);
    expect(Date.now() - Date.parse((await shown()).lastUsedAt)).toBeLessThan(60_000);
    const rows = [await service.db.apiKey.findMany(), await service.db.journalEntry.findMany()];
    expect(JSON.stringify(rows)).not.toContain(secret.slice(start.length));
  });

  it('notes every few minutes at most that it is used', async () => {
    const { secret } = await makeKey(service, ['articles']);
    const used = async (minutes: number) => {
      const key = await findApiKey(service.db, secret);
      if (key) await noteKeyUse(service.db, key, new Date(minutes * 60_000));
      return ((await findApiKey(service.db, secret))?.lastUsedAt?.getTime() ?? 0) / 60_000;
    };
    expect([await used(10), await used(14), await used(16)]).toEqual([10, 10, 16]);
  });

  it('opens what its maker may do at present, and nothing while they are suspended or once they are removed', async () => {
    const maker = await seedUser(service.db, { email: 'maelle@barnum.example', role: 'manager' });
    const made = { name: 'Comptable', validity: 'unlimited' } as const;
    const { secret } = await createApiKey(
      service.db,
      { ...maker, capabilities: ['articles', 'money'] },
      { ...made, capabilities: ['articles', 'money'] },
      { adminEmails: [] },
    );
    const opens = async () => (await service.graphql('{ me { capabilities } }', {}, secret)).data?.me.capabilities;
    expect(await opens()).toEqual(['articles', 'money']);
    await service.db.user.update({ where: { id: maker.id }, data: { role: 'team' } });
    expect(await opens()).toEqual(['articles']);
    expect(await codeOf(service.graphql('{ payments { totalCount } }', {}, secret))).toBe('FORBIDDEN');
    await service.db.user.update({ where: { id: maker.id }, data: { suspendedAt: new Date() } });
    expect((await verify(secret)).status).toBe(401);
    await service.db.user.update({ where: { id: maker.id }, data: { suspendedAt: null } });
    expect((await verify(secret)).status).toBe(200);
    await service.db.user.delete({ where: { id: maker.id } });
    expect((await verify(secret)).status).toBe(401);
  });

  it('is answered as any wrong token when it is unknown, revoked, expired or has another form', async () => {
    const [revoked, expired] = [
      await makeKey(service, ['articles']),
      await makeKey(service, ['articles'], { validity: 'days30' }),
    ];
    const token = await service.signIn('administrator');
    await service.graphql(revoke, { id: revoked.id }, token);
    await service.db.apiKey.update({ where: { id: expired.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    const unknown = `${revoked.secret.slice(0, -1)}${revoked.secret.endsWith('A') ? 'E' : 'A'}`;
    const wrong = await verify('x.y.z');
    for (const key of [revoked.secret, expired.secret, unknown, 'barnum_', 'barnum_x', unknown.toUpperCase()]) {
      expect(await verify(key)).toMatchObject({ status: 401, body: wrong.body });
      expect(await codeOf(service.graphql('{ articles { id } }', {}, key))).toBe('UNAUTHENTICATED');
    }
    const { opens, revokedAt } = (await service.graphql(list, {}, token)).data.apiKeys[1];
    expect([opens, revokedAt]).toEqual([[], expect.any(String)]);
    expect(await codeOf(service.graphql(revoke, { id: 999 }, token))).toBe('NOT_FOUND');
  });

  it('ends with its revocation, once, whoever asks and calls at once', async () => {
    const { secret, id } = await makeKey(service, ['articles']);
    const token = await service.signIn('administrator');
    const calls = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0
          ? service.graphql(revoke, { id }, token).then(({ data }) => data.revokeApiKey.revokedAt as string)
          : verify(secret).then(({ status }) => status),
      ),
    );
    expect(new Set(calls.filter((answer) => typeof answer === 'string')).size).toBe(1);
    for (const status of calls.filter((answer) => typeof answer === 'number')) expect([200, 401]).toContain(status);
    expect((await verify(secret)).status).toBe(401);
    const entries = await service.db.journalEntry.findMany({
      where: { recordKind: 'api_keys' },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ operation }) => operation)).toEqual(['creation', 'modification']);
  });

  it('is named by the journal and by the history of a request, with who made it', async () => {
    const { secret } = await makeKey(service, ['articles', 'requests'], { name: 'L’agence' });
    const { id: articleId } = await seedArticle(service.db);
    await service.rest('PUT', `/articles/${articleId}`, { token: secret, body: { nom: 'Table ronde' } });
    const { id } = await seedReservationRequest(service.db);
    await service.graphql(
      'mutation ($id: Int!) { moveReservationRequest(id: $id, statut: refusee) { id } }',
      { id },
      secret,
    );
    const author = 'Clé « L’agence » de admin@barnum.example';
    const written = await service.db.journalEntry.findMany({ where: { auteur: author } });
    expect(written.map(({ recordKind }) => recordKind)).toContain('articles');
    expect(await service.db.requestEvent.count({ where: { auteur: author } })).toBe(1);
  });

  it('is refused at its field without a name, without a right, or with one that no key has', async () => {
    const token = await service.signIn('administrator');
    const fields = async (name: string, capabilities: string[]) =>
      (await service.graphql(create, { name, capabilities }, token)).errors[0]?.extensions?.fields;
    expect(await fields('  ', ['articles'])).toEqual({ name: expect.any(String) });
    expect(await fields('Site', [])).toEqual({ capabilities: expect.any(String) });
    for (const never of ['team', 'keys', 'journal']) {
      expect(Object.keys((await fields('Site', [never])) ?? {})).toEqual(['capabilities.0']);
    }
    const few = { id: 1, email: 'un@barnum.example', capabilities: ['articles'] as const };
    const more = { name: 'Site', capabilities: ['money' as const], validity: 'days30' as const };
    await expect(createApiKey(service.db, few, more, { adminEmails: [] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await service.db.apiKey.count()).toBe(0);
  });

  it('asks for the password once more, and all gérants are told of it', async () => {
    const token = await service.signIn('administrator');
    await seedUser(service.db, { email: 'maelle@barnum.example', role: 'manager' });
    await seedUser(service.db, { email: 'yann@barnum.example', role: 'team' });
    const make = (currentPassword: string) =>
      service.graphql(create, { name: 'Comptable', capabilities: ['articles'], currentPassword }, token);
    for (const wrong of ['', 'une autre phrase']) {
      const { errors } = await make(wrong);
      expect(errors[0]?.extensions).toMatchObject({
        code: 'VALIDATION',
        fields: { currentPassword: expect.any(String) },
      });
    }
    expect([await service.db.apiKey.count(), await service.db.mail.count()]).toEqual([0, 0]);
    expect((await make('barnum-demo')).data.createApiKey.secret).toMatch(keyForm);
    const mails = await service.db.mail.findMany({ orderBy: { id: 'asc' } });
    expect(mails.map(({ recipient }) => recipient)).toEqual(['admin@barnum.example', 'maelle@barnum.example']);
    expect(mails[0]?.text).toMatch(/admin@barnum\.example vient de créer la clé.*Comptable.*Articles/);
    const entry = await service.db.journalEntry.findFirstOrThrow({ where: { recordKind: 'api_keys' } });
    expect(entry).toMatchObject({ auteur: 'admin@barnum.example', operation: 'creation' });
  });

  it('is one of so many, and goes some months after it has ended', async () => {
    const token = await service.signIn('administrator');
    const one = await makeKey(service, ['articles']);
    const { id: _, ...row } = await service.db.apiKey.findFirstOrThrow();
    await service.db.apiKey.createMany({
      data: Array.from({ length: limits.apiKeys - 1 }, (_, index) => ({ ...row, keyHash: `${index}` })),
    });
    const more = () => codeOf(service.graphql(create, { name: 'Site', capabilities: ['articles'] }, token));
    expect(await more()).toBe('CONFLICT');
    await service.graphql(revoke, { id: one.id }, token);
    expect(await more()).toBe(undefined);
    await deleteEndedKeys(service.db, new Date(Date.now() + 91 * day));
    expect(await service.db.apiKey.findMany({ where: { id: one.id } })).toEqual([]);
    expect(await service.db.apiKey.count()).toBe(limits.apiKeys);
  });
});

onOneDatabase(
  'wrong keys',
  (service) => {
    it('of one address are bounded, a right one never counted', async () => {
      const { secret } = await makeKey(service, ['articles']);
      const { count } = rateLimits.apiKey;
      const status = async (token: string) => (await service.rest('GET', '/auth/verify', { token })).status;
      const right = await Promise.all(Array.from({ length: count + 1 }, () => status(secret)));
      expect(new Set(right)).toEqual(new Set([200]));
      const wrong = await Promise.all(Array.from({ length: count }, () => status(`barnum_${'A'.repeat(43)}`)));
      expect(new Set(wrong)).toEqual(new Set([401]));
      expect([await status('barnum_x'), await status(secret)]).toEqual([429, 429]);
      // People are not kept out by programs.
      expect(await status(await service.signIn('administrator'))).toBe(200);
    });
  },
  { rateLimitFactor: 1 },
);
