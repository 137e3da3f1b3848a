import { expect, it } from 'vitest';
import { seedUser } from '../../../../../prisma/seed/access/auth.ts';
import { onOneDatabase, type TestService } from '../../../test/support/service.ts';
import { deviceWords } from './device-words.ts';
import { readSession } from './sessions.domain.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const body = { email: 'client@barnum.example', password: 'barnum-demo' };
const list = '{ mySessions { id appareil isCurrent lastSeenAt } }';

onOneDatabase('sessions', (service) => {
  it('are listed with their device to whom they belong, and ended one by one or all the others', async () => {
    await seedUser(service.db);
    const [here, there, phone] = [
      await signIn(service, firefox),
      await signIn(service, firefox),
      await signIn(service, safari),
    ];
    const stranger = await service.signIn('administrator');
    const { data } = await service.graphql(list, {}, here);
    const sessions: { id: string; appareil: string; isCurrent: boolean }[] = data.mySessions;
    expect(sessions.map(({ appareil, isCurrent }) => `${appareil} ${isCurrent}`).toSorted()).toEqual([
      'Firefox sur Windows false',
      'Firefox sur Windows true',
      'Safari sur iPhone false',
    ]);
    const end = 'mutation ($id: String!) { endSession(id: $id) }';
    const onPhone = sessions.find(({ appareil }) => appareil.startsWith('Safari'));
    expect((await service.graphql(end, { id: onPhone?.id }, stranger)).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await service.graphql(end, { id: onPhone?.id }, here)).data).toEqual({ endSession: true });
    expect(await statuses(service, [here, there, phone, stranger])).toEqual([200, 200, 401, 200]);
    expect((await service.graphql('mutation { endOtherSessions }', {}, here)).data).toEqual({ endOtherSessions: 1 });
    expect(await statuses(service, [here, there, stranger])).toEqual([200, 401, 200]);
  });

  it('note every few minutes at most that they are used', async () => {
    await seedUser(service.db);
    const token = await signIn(service, firefox);
    const settings = { jwtSecret: 'a secret for tests, of more than 32 bytes' };
    const seen = async () => (await service.db.session.findFirstOrThrow()).lastSeenAt.getTime();
    const first = await seen();
    await readSession(service.db, token, settings, new Date(first + 4 * 60_000));
    expect(await seen()).toBe(first);
    await readSession(service.db, token, settings, new Date(first + 6 * 60_000));
    expect(await seen()).toBe(first + 6 * 60_000);
  });

  it('are told by mail when the device is new, not the first one, nor one that is known by its key', async () => {
    await seedUser(service.db);
    const key = 'k'.repeat(43);
    await signIn(service, firefox, key);
    await signIn(service, safari, key);
    expect(await service.db.mail.count()).toBe(0);
    await signIn(service, safari, 'j'.repeat(43));
    await signIn(service, safari);
    await signIn(service, safari, 'no key of ours');
    const mails = await service.db.mail.findMany();
    expect(mails.map(({ recipient, kind }) => [recipient, kind])).toEqual([
      ['client@barnum.example', 'compte'],
      ['client@barnum.example', 'compte'],
    ]);
    expect(mails[0]?.text).toContain('Safari sur iPhone');
    const rows = JSON.stringify([await service.db.device.findMany(), await service.db.session.findMany()]);
    expect(rows).not.toContain(key);
  });
});

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge sur Mac'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0 Mobile Safari/537.36', 'Chrome sur Android'],
  ['curl/8.5.0', 'Un programme'],
  [undefined, 'Un programme'],
])('%s is %s', (userAgent, words) => expect(deviceWords(userAgent)).toBe(words));

async function signIn({ rest }: TestService, userAgent: string, key?: string): Promise<string> {
  const headers = { 'user-agent': userAgent, ...(key && { 'x-barnum-device': key }) };
  return (await rest('POST', '/auth/login', { body, headers })).body.token;
}

async function statuses({ rest }: TestService, tokens: string[]): Promise<number[]> {
  return Promise.all(tokens.map(async (token) => (await rest('GET', '/auth/verify', { token })).status));
}
