import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addSecondFactor, callFrom, codeOf } from '../../../test/support/second-factor.ts';
import { onOneDatabase, type TestService } from '../../../test/support/service.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from '../../../test/support/software-authenticator.ts';
import { runOperatorCommand } from '../../assembly/operator-commands.ts';

const email = 'client@barnum.example';
const password = 'barnum-demo';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

onOneDatabase('passkeys', (service) => {
  const calls = callsOf(service);

  it('are added with the password, for this site alone, and bring ten recovery codes to who had none', async () => {
    const token = await service.signIn('user');
    expect((await calls.start(token, 'faux')).errors[0].extensions.fields).toEqual({
      currentPassword: 'Ce n’est pas votre mot de passe actuel',
    });
    const options = (await calls.start(token)).data.startPasskey;
    expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: email }, attestation: 'none' });
    const key = softwareAuthenticator();
    const nameless = await calls.add(token, options.challenge, key.create(options), ' ');
    expect(nameless.errors[0].extensions.fields).toEqual({ name: 'Donnez un nom à cette clé d’accès' });
    for (const refused of [
      key.create(options, { origin: 'http://localhost:3000' }),
      key.create(options, { origin: 'https://localhost:3001' }),
      key.create(options, { host: 'example.org' }),
      key.create(options, { challenge: 'x'.repeat(43) }),
      key.create(options, { type: 'webauthn.get' }),
      key.create(options, { format: 'android-key' }),
      key.get(options),
      { id: key.id, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
      'nothing of the kind',
      null,
    ])
      expect(await calls.addCode(token, options.challenge, refused)).toMatch(/^(VALIDATION|BAD_REQUEST)$/);
    expect((await calls.signIn()).session).not.toBeNull();

    const added = await Promise.all([1, 2, 3].map(() => calls.add(token, options.challenge, key.create(options))));
    const [first, ...others] = added.toSorted((one) => (one.data ? -1 : 1));
    expect(first.data.addPasskey).toHaveLength(10);
    expect(others.map(({ errors }) => errors[0].extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    const again = (await calls.start(token)).data.startPasskey;
    expect(again.excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: [] }]);
    expect(await calls.addCode(token, again.challenge, key.create(again))).toBe('CONFLICT');
    expect(await calls.add(token, again.challenge, softwareAuthenticator().create(again), 'Clé USB')).toEqual({
      data: { addPasskey: [] },
    });
    expect(await calls.read(token)).toMatchObject({
      since: expect.any(String),
      hasTotp: false,
      recoveryCodesLeft: 10,
      passkeys: [{ name: 'Téléphone', lastUsedAt: null }, { name: 'Clé USB' }],
    });
    const mails = await service.db.mail.findMany();
    expect(mails.map(({ subject }) => subject)).toEqual(['Clé d’accès ajoutée', 'Clé d’accès ajoutée']);
    const written = JSON.stringify([mails, await service.db.journalEntry.findMany()]);
    for (const material of [key.id, key.publicKey]) expect(written).not.toContain(material);
    expect(written).toContain('second_factor_since');
    const entries = await service.db.journalEntry.findMany({
      where: { tableName: 'passkeys' },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ auteur, operation, recordKind, apres }) => [auteur, operation, recordKind, apres])).toEqual([
      [email, 'creation', 'users', { name: 'Téléphone' }],
      [email, 'creation', 'users', { name: 'Clé USB' }],
    ]);
  });

  it('are added where that began, by who began, for ten minutes, and not after a change of the password', async () => {
    const token = await service.signIn('user');
    const key = softwareAuthenticator();
    const options = (await calls.start(token, password, 'd')).data.startPasskey;
    const add = (by: string, device?: string) => calls.addCode(by, options.challenge, key.create(options), device);
    expect(await add(token, 'e')).toBe('NOT_FOUND');
    expect(await add(await service.signIn('team'), 'd')).toBe('NOT_FOUND');
    // What one thing was begun for goes on with no other.
    expect(await calls.complete(options.challenge, key.get(options), { key: 'd' })).toBe('NOT_FOUND');
    const late = (await calls.start(token, password, 'd')).data.startPasskey;
    later(10 * 60);
    expect(await calls.addCode(token, late.challenge, key.create(late), 'd')).toBe('NOT_FOUND');
    const stale = (await calls.start(token, password, 'd')).data.startPasskey;
    expect(JSON.stringify(await service.db.signInChallenge.findMany())).not.toContain(stale.challenge);
    await runOperatorCommand(service, { words: ['password', email], secret: 'vingt mouettes rieuses' });
    const anew = await service.signIn('user');
    expect(await calls.addCode(anew, stale.challenge, key.create(stale), 'd')).toBe('NOT_FOUND');
    expect(await service.db.passkey.count()).toBe(0);
  });

  it('end a sign-in after the right password, each signature once', async () => {
    const { key, recoveryCodes, token } = await prepare();
    const { session, challenge, secondStep } = await calls.signIn('d');
    expect(session).toBeNull();
    const options = secondStep.passkeyOptions;
    expect(secondStep).toMatchObject({
      hasTotp: false,
      passkeyOptions: { challenge, rpId: 'localhost', allowCredentials: [{ id: key.id }] },
    });
    const signed = key.get(options);
    expect(await calls.complete(challenge, signed, { key: 'e' })).toBe('NOT_FOUND');
    expect(await calls.complete(challenge, signed, { key: 'd', trustsDevice: true })).toBe('signed in');
    expect(await calls.complete(challenge, signed, { key: 'd' })).toBe('NOT_FOUND');
    const [{ lastUsedAt }] = (await calls.read(token)).passkeys;
    expect(lastUsedAt).toBe(new Date().toISOString());
    expect((await calls.signIn('d')).session).not.toBeNull();

    const next = await calls.signIn();
    expect(await calls.complete(next.challenge, signed)).toBe('SECOND_FACTOR_REQUIRED');
    // A program has the codes.
    const login = (code?: string) => service.rest('POST', '/auth/login', { body: { email, password, code } });
    expect((await login()).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await login(recoveryCodes[0])).status).toBe(200);
    // An app stands beside them.
    const { secret } = await addSecondFactor(service, email, token);
    later(30);
    const both = await calls.signIn();
    expect(both.secondStep).toMatchObject({ hasTotp: true, passkeyOptions: { challenge: both.challenge } });
    expect((await login(codeOf({ secret }))).status).toBe(200);
    expect(await calls.complete(both.challenge, key.get(both))).toBe('signed in');
  });

  it('are refused when they sign for another site or challenge, are somebody else’s, removed or fall behind', async () => {
    const { key, token, id } = await prepare();
    const team = await prepare('team');
    const step = await calls.signIn();
    const { challenge } = step;
    const other = await calls.signIn();
    const signed = key.get(step);
    const { response } = signed;
    for (const refused of [
      key.get(step, { origin: 'http://localhost:3000' }),
      key.get(step, { host: 'example.org' }),
      key.get(other),
      key.get(step, { type: 'webauthn.create' }),
      { ...signed, response: { ...response, signature: softwareAuthenticator().get(step).response.signature } },
      { ...signed, response: { ...response, authenticatorData: 'AAAA' } },
      team.key.get(step),
      softwareAuthenticator().get(step),
    ])
      expect(await calls.complete(challenge, refused)).toBe('SECOND_FACTOR_REQUIRED');
    for (const nothing of [{}, { id: key.id }, { ...signed, id: 7 }, null])
      expect(await calls.complete(challenge, nothing)).toMatch(/^(VALIDATION|BAD_REQUEST)$/);
    // Whose sign-in it is decides, not who asks.
    const foreign = await calls.signIn(undefined, 'equipe@barnum.example');
    expect(await calls.complete(foreign.challenge, key.get(foreign))).toBe('SECOND_FACTOR_REQUIRED');

    expect(await calls.complete(challenge, key.get(step, { counter: 40 }))).toBe('signed in');
    for (const behind of [39, 40, 0])
      expect(await calls.complete(other.challenge, key.get(other, { counter: behind }))).toBe('SECOND_FACTOR_REQUIRED');
    expect(await calls.complete(other.challenge, key.get(other, { counter: 41 }))).toBe('signed in');

    const suspended = await calls.signIn();
    await service.db.user.update({ where: { email }, data: { suspendedAt: new Date() } });
    expect(await calls.complete(suspended.challenge, key.get(suspended, { counter: 42 }))).toBe('NOT_FOUND');
    await service.db.user.update({ where: { email }, data: { suspendedAt: null } });

    await addSecondFactor(service, email, token);
    const removed = await calls.signIn();
    expect((await calls.remove(token, id)).data).toEqual({ removePasskey: true });
    expect(await calls.complete(removed.challenge, key.get(removed, { counter: 43 }))).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('take one of several signatures at the same time: one of a sign-in, and one of a counter', async () => {
    const { key } = await prepare();
    const done = async (answers: Promise<string>[]) =>
      (await Promise.all(answers)).filter((answer) => answer === 'signed in').length;
    const step = await calls.signIn();
    expect(await done([1, 2, 3].map(() => calls.complete(step.challenge, key.get(step))))).toBe(1);
    const steps = await Promise.all([1, 2, 3].map(() => calls.signIn()));
    const counted = steps.map((each) => calls.complete(each.challenge, key.get(each, { counter: 50 })));
    expect(await done(counted)).toBe(1);
    // A key that is in several devices does not count.
    await service.db.passkey.updateMany({ data: { counter: 0 } });
    const others = await Promise.all([1, 2, 3].map(() => calls.signIn()));
    expect(await done(others.map((each) => calls.complete(each.challenge, key.get(each, { counter: 0 }))))).toBe(3);
  });

  it('are removed with the password by their person, and by a reset; the last one ends the second step', async () => {
    const { token, id } = await prepare();
    expect((await calls.remove(token, id, 'faux')).errors[0].extensions.code).toBe('VALIDATION');
    expect((await calls.remove(await service.signIn('team'), id)).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await calls.remove(token, id)).data).toEqual({ removePasskey: true });
    expect((await calls.signIn()).session).not.toBeNull();
    expect(await service.db.recoveryCode.count()).toBe(0);
    const subjects = (await service.db.mail.findMany({ orderBy: { id: 'asc' } })).map(({ subject }) => subject);
    expect(subjects).toEqual(['Clé d’accès ajoutée', 'Clé d’accès retirée']);

    const { key } = await prepare();
    const { challenge, ...step } = await calls.signIn();
    expect(await runOperatorCommand(service, { words: ['second-factor', email] })).toContain('by the password alone');
    expect(await calls.complete(challenge, key.get(step.secondStep.passkeyOptions))).toBe('NOT_FOUND');
    expect(await service.db.passkey.count()).toBe(0);
    expect((await calls.signIn()).session).not.toBeNull();
  });

  it('are enough where gérants have to have a second factor, and the last factor stays', async () => {
    const { token, id } = await prepare('administrator');
    const ask = 'mutation { updateTeamSettings(managersNeedSecondFactor: true) { managersNeedSecondFactor } }';
    expect((await service.graphql(ask, {}, token)).errors).toEqual([]);
    expect((await service.rest('GET', '/forms', { token })).status).toBe(200);
    expect((await calls.remove(token, id)).errors[0].extensions.code).toBe('CONFLICT');
    expect(await service.db.passkey.count()).toBe(1);
    await addSecondFactor(service, 'admin@barnum.example', token);
    expect((await calls.remove(token, id)).data).toEqual({ removePasskey: true });
  });

  /** Somebody with a passkey, signed in. */
  async function prepare(as: 'user' | 'team' | 'administrator' = 'user') {
    const token = await service.signIn(as);
    const key = softwareAuthenticator();
    const recoveryCodes = await calls.addKey(token, key);
    const [{ id }] = (await calls.read(token)).passkeys;
    return { token, key, recoveryCodes, id };
  }
});

onOneDatabase(
  'wrong passkeys',
  (service) => {
    const calls = callsOf(service);

    it('count as wrong codes do', async () => {
      const token = await service.signIn('user');
      const key = softwareAuthenticator();
      await calls.addKey(token, key);
      const step = await calls.signIn();
      const wrong = softwareAuthenticator();
      const answers = await Promise.all(
        Array.from({ length: 7 }, () => calls.complete(step.challenge, wrong.get(step))),
      );
      expect(answers.toSorted().join(' ')).toBe(
        `${'SECOND_FACTOR_REQUIRED '.repeat(5)}TOO_MANY_REQUESTS TOO_MANY_REQUESTS`,
      );
      expect(await calls.complete(step.challenge, key.get(step))).toBe('TOO_MANY_REQUESTS');
      await service.db.attempt.deleteMany();
      expect(await calls.complete(step.challenge, key.get(step))).toBe('signed in');
      expect(await service.db.attempt.count({ where: { count: { gt: 0 } } })).toBe(0);
    });
  },
  { rateLimitFactor: 1 },
);

/** The calls of these tests, from a browser whose key is a row of one letter, or from a program. */
function callsOf(service: TestService) {
  const send = (query: string, variables: object, from?: { key?: string | undefined; token?: string }) =>
    callFrom(service, query, variables, from);
  const start = (token: string, currentPassword = password, key?: string) =>
    send(
      'mutation ($currentPassword: String!) { startPasskey(currentPassword: $currentPassword) }',
      { currentPassword },
      {
        token,
        key,
      },
    );
  const add = (token: string, challenge: string, passkey: unknown, name = 'Téléphone', key?: string) => {
    const query = `mutation ($challenge: String!, $name: String!, $passkey: Json!) {
      addPasskey(challenge: $challenge, name: $name, passkey: $passkey) }`;
    return send(query, { challenge, name, passkey }, { token, key });
  };
  return {
    start,
    add,
    async addCode(token: string, challenge: string, passkey: unknown, key?: string) {
      const { errors } = await add(token, challenge, passkey, 'Téléphone', key);
      return (errors?.[0].extensions.code ?? 'added') as string;
    },
    /** Adds a key; the recovery codes that come with it. */
    async addKey(token: string, key: SoftwareAuthenticator): Promise<string[]> {
      const options = (await start(token)).data.startPasskey;
      return (await add(token, options.challenge, key.create(options))).data.addPasskey;
    },
    async read(token: string) {
      const query = `{ secondFactor { since hasTotp recoveryCodesLeft passkeys { id name createdAt lastUsedAt } } }`;
      return (await send(query, {}, { token })).data.secondFactor;
    },
    remove(token: string, id: number, currentPassword = password) {
      const query = `mutation ($id: Int!, $currentPassword: String!) {
        removePasskey(id: $id, currentPassword: $currentPassword) }`;
      return send(query, { id, currentPassword }, { token });
    },
    async signIn(key?: string, as = email) {
      const query = `mutation ($as: String!, $password: String!) { signIn(email: $as, password: $password) {
        session { token } challenge secondStep { hasTotp passkeyOptions } } }`;
      return (await send(query, { as, password }, { key })).data.signIn;
    },
    async complete(
      challenge: string,
      passkey: unknown,
      { key, trustsDevice }: { key?: string; trustsDevice?: boolean } = {},
    ) {
      const query = `mutation ($challenge: String!, $passkey: Json!, $trustsDevice: Boolean) {
        completeSignInWithPasskey(challenge: $challenge, passkey: $passkey, trustsDevice: $trustsDevice) { token } }`;
      const { errors } = await send(query, { challenge, passkey, trustsDevice }, { key });
      return (errors?.[0].extensions.code ?? 'signed in') as string;
    },
  };
}
