import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seedUser } from '../../../../../prisma/seed/access/auth.ts';
import { addSecondFactor, callFrom, codeOf } from '../../../test/support/second-factor.ts';
import { accountLinks, onOneDatabase, type TestService } from '../../../test/support/service.ts';
import { runOperatorCommand } from '../../assembly/operator-commands.ts';
import { createAccountLink } from '../../outbox/account-links/account-links.domain.ts';
import { hashPassword } from '../auth/passwords.ts';

const email = 'client@barnum.example';
const password = 'barnum-demo';
const stateQuery = '{ secondFactor { since hasTotp recoveryCodesLeft isCompulsory } }';

// Codes go by the clock: it stands still, and is put forward by hand.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

onOneDatabase('the second factor', (service) => {
  const calls = callsOf(service);

  it('counts after a right code, is set up with the password, and is told by mail', async () => {
    const token = await service.signIn('user');
    const wrong = await calls.change('startTotp', 'faux', token);
    expect(wrong.errors[0]?.extensions?.fields).toEqual({ currentPassword: 'Ce n’est pas votre mot de passe actuel' });
    expect(await calls.confirm('123456', token)).toBe('NOT_FOUND');
    const { data } = await calls.change('startTotp', password, token);
    const { secret, address } = data.startTotp;
    expect(address).toContain(`:client%40barnum.example?secret=${secret}&issuer=`);
    expect(await calls.confirm('000000', token)).toBe('VALIDATION');
    expect((await calls.login()).status).toBe(200);

    const codes = await service.graphql(
      'mutation ($code: String!) { confirmTotp(code: $code) }',
      { code: ` ${codeOf({ secret }).replace(/^.../, '$& ')}` },
      token,
    );
    expect(codes.data.confirmTotp).toHaveLength(10);
    expect(new Set(codes.data.confirmTotp).size).toBe(10);
    for (const code of codes.data.confirmTotp)
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
    expect((await service.graphql(stateQuery, {}, token)).data.secondFactor).toMatchObject({
      since: expect.any(String),
      hasTotp: true,
      recoveryCodesLeft: 10,
      isCompulsory: false,
    });
    expect(await subjects()).toEqual(['Connexion en deux étapes activée']);
    const tables = [
      await service.db.totpSecret.findMany(),
      await service.db.recoveryCode.findMany(),
      await service.db.journalEntry.findMany(),
      await service.db.mail.findMany(),
    ];
    const written = JSON.stringify(tables);
    for (const secretText of [secret, ...codes.data.confirmTotp]) expect(written).not.toContain(secretText);
    expect(written).toContain('second_factor_since');
  });

  it('is told to all gérants when it is added, and stands in the journal with its codes', async () => {
    const token = await service.signIn('user');
    await seedUser(service.db, { email: 'gerante@barnum.example', role: 'manager' });
    const { secret } = (await calls.change('startTotp', password, token)).data.startTotp;
    const { _max } = await service.db.journalEntry.aggregate({ _max: { id: true } });
    const written = { tableName: 'users', id: { gt: _max.id ?? 0 } };
    const fields = async () => {
      const entries = await service.db.journalEntry.findMany({ where: written, orderBy: { id: 'asc' } });
      return entries.flatMap(({ auteur, apres }) => Object.keys(apres ?? {}).map((field) => `${auteur} ${field}`));
    };
    expect(await fields()).toEqual([]);
    expect(await calls.confirm(codeOf({ secret }), token)).toBe('confirmed');
    const told = await service.db.mail.findMany({ orderBy: { id: 'asc' } });
    expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Connexion en deux étapes activée'],
      ['gerante@barnum.example', 'Une autre façon de se connecter'],
    ]);
    const codes = (await calls.change('renewRecoveryCodes', password, token)).data.renewRecoveryCodes;
    await calls.login({ code: codes[0] });
    expect(await fields()).toEqual(
      expect.arrayContaining([
        `${email} application_changee_le`,
        `${email} codes_faits_le`,
        `${email} code_utilise_le`,
        `${email} second_factor_since`,
      ]),
    );
    expect((await fields()).filter((field) => field === `${email} codes_faits_le`)).toHaveLength(2);
    await calls.change('removeTotp', password, token);
    expect((await fields()).filter((field) => field === `${email} application_changee_le`)).toHaveLength(2);
  });

  it('is asked for after the right password alone, by both APIs, and by each code once', async () => {
    const person = await prepare();
    for (const wrong of [{ password: 'faux' }, { password: 'faux', code: codeOf(person) }]) {
      const { status, body } = await calls.login(wrong);
      expect([status, body]).toEqual([401, { error: 'Invalid login credentials', code: 'INVALID_CREDENTIALS' }]);
    }
    const asked = await calls.login();
    expect([asked.status, asked.body]).toEqual([
      401,
      {
        error: 'Cette connexion demande aussi un code\u00a0: celui de votre application, ou un code de secours',
        code: 'SECOND_FACTOR_REQUIRED',
      },
    ]);
    const { session, challenge } = await calls.signIn();
    expect(session).toBeNull();
    // The code that set it up has counted.
    expect(await calls.complete(challenge, codeOf(person))).toBe('SECOND_FACTOR_REQUIRED');
    later(30);
    const code = codeOf(person);
    expect((await calls.login({ code })).status).toBe(200);
    expect(await calls.complete(challenge, code)).toBe('SECOND_FACTOR_REQUIRED');
    later(30);
    expect(await calls.complete(challenge, codeOf(person))).toBe('signed in');
    later(30);
    // Its challenge has had its use.
    expect(await calls.complete(challenge, codeOf(person))).toBe('NOT_FOUND');
  });

  it('takes a code once when it is used at the same time, and a sign-in once with two codes', async () => {
    const { recoveryCodes, ...person } = await prepare();
    const [first = '', second = '', third = ''] = recoveryCodes;
    const challenges = await Promise.all([1, 2, 3, 4].map(async () => (await calls.signIn()).challenge));
    later(30);
    const done = async (answers: Promise<string>[]) =>
      (await Promise.all(answers)).filter((answer) => answer === 'signed in').length;
    expect(await done(challenges.map((challenge) => calls.complete(challenge, codeOf(person))))).toBe(1);
    const others = await Promise.all([1, 2, 3, 4].map(async () => (await calls.signIn()).challenge));
    expect(await done(others.map((challenge) => calls.complete(challenge, first)))).toBe(1);
    const { challenge } = await calls.signIn();
    expect(await done([second, third].map((code) => calls.complete(challenge, code)))).toBe(1);
    expect(await service.db.recoveryCode.count({ where: { usedAt: null } })).toBe(8);
  });

  it('is replaced by a recovery code, however it is typed, which a mail says, until there are new ones', async () => {
    const person = await prepare();
    const [code = '', other = ''] = person.recoveryCodes;
    await service.db.mail.deleteMany();
    expect((await calls.login({ code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(200);
    expect((await calls.login({ code })).body).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      fields: { code: expect.any(String) },
    });
    const [mail] = await service.db.mail.findMany();
    expect([mail?.recipient, mail?.subject]).toEqual([email, 'Un code de secours a servi']);
    expect(mail?.text).toContain('Il en reste 9.');

    expect((await calls.change('renewRecoveryCodes', 'faux', person.token)).errors[0]?.extensions?.code).toBe(
      'VALIDATION',
    );
    const { data } = await calls.change('renewRecoveryCodes', password, person.token);
    expect((await calls.login({ code: other })).status).toBe(401);
    expect((await calls.login({ code: data.renewRecoveryCodes[9] })).status).toBe(200);
    expect(await subjects()).toContain('Nouveaux codes de secours');
  });

  it('goes on where the sign-in began, for ten minutes, and not after a change of the password', async () => {
    const person = await prepare();
    const { challenge } = await calls.signIn('d');
    later(30);
    expect(await calls.complete(challenge, codeOf(person), { key: 'e' })).toBe('NOT_FOUND');
    expect(await calls.complete(challenge, codeOf(person))).toBe('NOT_FOUND');
    expect(await calls.complete('x'.repeat(43), codeOf(person), { key: 'd' })).toBe('NOT_FOUND');
    await runOperatorCommand(service, { words: ['password', email], secret: 'vingt mouettes rieuses' });
    expect(await calls.complete(challenge, codeOf(person), { key: 'd' })).toBe('NOT_FOUND');
    await service.db.user.update({ where: { email }, data: { passwordHash: await hashPassword(password) } });
    const late = (await calls.signIn('d')).challenge;
    expect(JSON.stringify(await service.db.signInChallenge.findMany())).not.toContain(late);
    later(10 * 60);
    expect(await calls.complete(late, codeOf(person), { key: 'd' })).toBe('NOT_FOUND');
  });

  it('is left out on a device that is trusted, for thirty days, until that is ended', async () => {
    const person = await prepare();
    const trust = async (key: string) => {
      const { challenge } = await calls.signIn(key);
      later(30);
      return calls.complete(challenge, codeOf(person), { key, trustsDevice: true });
    };
    const isAsked = async (key: string) => (await calls.signIn(key)).session === null;
    expect([await trust('d'), await trust('e')]).toEqual(['signed in', 'signed in']);
    expect([await isAsked('d'), await isAsked('e'), await isAsked('f')]).toEqual([false, false, true]);
    // A program without a key is never trusted.
    const anybody = (await calls.signIn()).challenge;
    later(30);
    await calls.complete(anybody, codeOf(person), { trustsDevice: true });
    expect((await calls.signIn()).session).toBeNull();

    const here = (await calls.signIn('d')).session.token;
    await service.graphql('mutation { endOtherSessions }', {}, here);
    expect([await isAsked('d'), await isAsked('e')]).toEqual([false, true]);
    const { id: deviceId, trustedUntil } = await service.db.device.findFirstOrThrow({
      where: { trustedUntil: { not: null } },
    });
    expect((trustedUntil?.getTime() ?? 0) - Date.now()).toBeGreaterThan(30 * 86_400_000 - 300_000);
    expect((trustedUntil?.getTime() ?? 0) - Date.now()).toBeLessThan(30 * 86_400_000);
    await service.db.device.update({ where: { id: deviceId }, data: { trustedUntil: new Date() } });
    expect(await isAsked('d')).toBe(true);

    // What ends sessions ends it: another role, another address, a reset.
    const other = 'maelle@barnum.example';
    for (const commands of [
      [['role', email, 'preparation']],
      [
        ['address', email, other],
        ['address', other, email],
      ],
    ]) {
      await trust('d');
      expect(await isAsked('d')).toBe(false);
      for (const words of commands) await runOperatorCommand(service, { words });
      expect(await isAsked('d')).toBe(true);
    }
    await trust('d');
    await runOperatorCommand(service, { words: ['second-factor', email] });
    Object.assign(person, await addSecondFactor(service, email, (await calls.signIn('d')).session.token));
    expect(await isAsked('d')).toBe(true);

    await trust('d');
    await trust('e');
    const elsewhere = (await calls.signIn('e')).session.token;
    const { data } = await service.graphql('{ mySessions { id isCurrent } }', {}, elsewhere);
    const { id } = data.mySessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    const own = (await calls.signIn('d')).session.token;
    await service.graphql('mutation ($id: String!) { endSession(id: $id) }', { id }, own);
    expect([await isAsked('d'), await isAsked('e')]).toEqual([false, true]);
    await service.graphql(
      'mutation { changePassword(currentPassword: "barnum-demo", newPassword: "vingt mouettes rieuses") { token } }',
      {},
      own,
    );
    expect((await calls.signIn('d', 'vingt mouettes rieuses')).session).toBeNull();
  });

  it('stays when a forgotten password is chosen anew, and is asked for where it was left out', async () => {
    const person = await prepare();
    const { challenge } = await calls.signIn('d');
    later(30);
    await calls.complete(challenge, codeOf(person), { key: 'd', trustsDevice: true });
    const { id: userId } = await service.db.user.findUniqueOrThrow({ where: { email } });
    const link = await createAccountLink(service.db, { userId, purpose: 'password', minutes: 30 });
    const chosen = 'vingt mouettes rieuses';
    const reset = 'mutation ($token: String!, $chosen: String!) { resetPassword(token: $token, newPassword: $chosen) }';
    expect((await service.graphql(reset, { token: accountLinks.tokenOf(link), chosen })).errors).toEqual([]);
    expect((await calls.signIn('d', chosen)).session).toBeNull();
    expect((await calls.login({ password: chosen })).body.code).toBe('SECOND_FACTOR_REQUIRED');
    later(30);
    expect((await calls.login({ password: chosen, code: codeOf(person) })).status).toBe(200);
    expect((await calls.login({ password: chosen, code: person.recoveryCodes[0] })).status).toBe(200);
  });

  it('is removed with the password, with the codes that go with it', async () => {
    const person = await prepare();
    expect((await calls.change('removeTotp', 'faux', person.token)).errors[0]?.extensions?.code).toBe('VALIDATION');
    expect((await calls.change('removeTotp', password, person.token)).data).toEqual({ removeTotp: true });
    expect((await calls.login()).status).toBe(200);
    expect(await service.db.recoveryCode.count()).toBe(0);
    expect((await calls.change('renewRecoveryCodes', password, person.token)).errors[0]?.extensions?.code).toBe(
      'CONFLICT',
    );
    expect(await subjects()).toContain('Application retirée de votre compte');
  });

  it('moves to another app by its first code, and the recovery codes stay', async () => {
    const person = await prepare();
    const { data } = await calls.change('startTotp', password, person.token);
    later(30);
    // Until then the earlier app counts.
    expect((await calls.login({ code: codeOf(person) })).status).toBe(200);
    const next = { secret: data.startTotp.secret };
    expect(await calls.confirm(codeOf(next), person.token)).toBe('confirmed');
    later(30);
    expect((await calls.login({ code: codeOf(person) })).status).toBe(401);
    expect((await calls.login({ code: codeOf(next) })).status).toBe(200);
    expect((await calls.login({ code: person.recoveryCodes[0] })).status).toBe(200);
  });

  it('is taken away by another gérant or an operator, which ends the sessions and is told by mail', async () => {
    const person = await prepare();
    const { id } = await service.db.user.findUniqueOrThrow({ where: { email } });
    const reset = `mutation ($id: Int!, $typed: String!) {
      resetSecondFactor(id: $id, currentPassword: $typed) { secondFactorSince } }`;
    const typed = 'barnum-demo';
    const gerant = await service.signIn('administrator');
    const own = await service.db.user.findUniqueOrThrow({ where: { email: 'admin@barnum.example' } });
    const refused = async (who: number, token: string) =>
      (await service.graphql(reset, { id: who, typed }, token)).errors[0]?.extensions?.code;
    expect(await refused(own.id, gerant)).toBe('CONFLICT');
    expect(await refused(id, person.token)).toBe('FORBIDDEN');
    await service.db.mail.deleteMany();
    const { challenge } = await calls.signIn();
    const unasked = await service.graphql(reset, { id, typed: 'une autre phrase' }, gerant);
    expect(Object.keys(unasked.errors[0]?.extensions?.fields ?? {})).toEqual(['currentPassword']);
    expect((await service.graphql(reset, { id, typed }, gerant)).data.resetSecondFactor).toEqual({
      secondFactorSince: null,
    });
    expect(await refused(id, gerant)).toBe('CONFLICT');
    expect((await service.rest('GET', '/auth/verify', { token: person.token })).status).toBe(401);
    expect(await calls.complete(challenge, person.recoveryCodes[0] ?? '')).toBe('NOT_FOUND');
    const { status, body } = await calls.login();
    expect(status).toBe(200);
    const mails = await service.db.mail.findMany({ orderBy: { id: 'asc' } });
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Connexion en deux étapes réinitialisée'],
      ['admin@barnum.example', 'Une connexion en deux étapes est réinitialisée'],
    ]);
    expect(mails[0]?.text).toContain('admin@barnum.example vient de réinitialiser');

    await addSecondFactor(service, email, body.token);
    expect(await runOperatorCommand(service, { words: ['second-factor', email] })).toContain('by the password alone');
    await expect(runOperatorCommand(service, { words: ['second-factor', email] })).rejects.toThrow('second step');
    expect((await calls.login()).status).toBe(200);
  });

  it('is asked of the whole team by a setting, but of nobody without rights', async () => {
    const choose = async (teamNeedsSecondFactor: boolean) =>
      service.db.teamSettings.upsert({
        where: { id: 1 },
        create: { teamNeedsSecondFactor },
        update: { teamNeedsSecondFactor },
      });
    const opens = async (role: 'user' | 'preparation' | 'team' | 'administrator') => {
      const token = await service.signIn(role);
      const { data } = await service.graphql('{ me { needsSecondFactor capabilities } }', {}, token);
      return [data.me.needsSecondFactor, data.me.capabilities.length > 0];
    };
    await choose(true);
    for (const role of ['preparation', 'team', 'administrator'] as const)
      expect(await opens(role)).toEqual([true, false]);
    expect(await opens('user')).toEqual([false, false]);
    await choose(false);
    for (const role of ['preparation', 'team', 'administrator'] as const)
      expect(await opens(role)).toEqual([false, true]);
    const ask = 'mutation { updateTeamSettings(teamNeedsSecondFactor: true) { teamNeedsSecondFactor } }';
    const refused = await service.graphql(ask, {}, await service.signIn('administrator'));
    expect(refused.errors[0]?.extensions?.code).toBe('CONFLICT');
  });

  it('is asked of gérants by a setting: without one they reach its set-up alone', async () => {
    const admin = 'admin@barnum.example';
    const ask =
      'mutation { updateTeamSettings(managersNeedSecondFactor: true) { managersNeedSecondFactor teamHandlesMoney } }';
    await seedUser(service.db, { email: 'gerance@barnum.example', role: 'manager' });
    const token = await service.signIn('administrator');
    expect((await service.graphql(ask, {}, token)).errors[0]?.message).toBe(
      'Activez d’abord la connexion en deux étapes pour votre propre compte',
    );
    const person = await addSecondFactor(service, admin, token);
    const other = await service.rest('POST', '/auth/login', { body: { email: 'gerance@barnum.example', password } });
    const forms = async (who: string) => (await service.rest('GET', '/forms', { token: who })).status;
    expect(await forms(other.body.token)).toBe(200);
    expect((await service.graphql(ask, {}, token)).data.updateTeamSettings).toEqual({
      managersNeedSecondFactor: true,
      teamHandlesMoney: false,
    });
    expect([await forms(token), await forms(other.body.token)]).toEqual([200, 403]);
    const me = '{ me { role capabilities needsSecondFactor } }';
    expect((await service.graphql(me, {}, other.body.token)).data.me).toEqual({
      role: 'admin',
      capabilities: [],
      needsSecondFactor: true,
    });
    expect((await service.graphql('{ people { id } }', {}, other.body.token)).errors[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
    expect((await calls.change('removeTotp', password, person.token)).errors[0]?.extensions?.code).toBe('CONFLICT');
    expect(await forms(token)).toBe(200);

    await addSecondFactor(service, 'gerance@barnum.example', other.body.token);
    expect(await forms(other.body.token)).toBe(200);
    // The équipe is not asked.
    expect(await forms(await service.signIn('team'))).toBe(200);
  });

  async function prepare() {
    const token = await service.signIn('user');
    return addSecondFactor(service, email, token);
  }

  const subjects = async () =>
    (await service.db.mail.findMany({ orderBy: { id: 'asc' } })).map(({ subject }) => subject);
});

onOneDatabase(
  'wrong codes',
  (service) => {
    const calls = callsOf(service);

    it('count as wrong passwords do, in parallel and as aliases, and for the account from everywhere', async () => {
      const person = await addSecondFactor(service, email, await service.signIn('user'));
      later(30);
      const { challenge } = await calls.signIn();
      const counted = (answers: string[]) => answers.toSorted().join(' ');
      const atOnce = await Promise.all(Array.from({ length: 8 }, () => calls.complete(challenge, '000000')));
      expect(counted(atOnce)).toBe(
        `${'SECOND_FACTOR_REQUIRED '.repeat(5)}TOO_MANY_REQUESTS TOO_MANY_REQUESTS TOO_MANY_REQUESTS`,
      );
      expect(await calls.complete(challenge, codeOf(person))).toBe('TOO_MANY_REQUESTS');
      expect((await calls.login({ code: codeOf(person) })).status).toBe(429);

      await service.db.attempt.deleteMany();
      const field = `completeSignIn(challenge: "${challenge}", code: "000000") { token }`;
      const aliases = Array.from({ length: 8 }, (_, index) => `a${index}: ${field}`).join(' ');
      let tried = 0;
      for (let call = 0; call < 6; call += 1) {
        const { errors } = await service.graphql(`mutation { ${aliases} }`);
        tried += errors.filter(({ extensions }) => extensions?.code === 'SECOND_FACTOR_REQUIRED').length;
      }
      expect(tried).toBe(5);

      await service.db.attempt.deleteMany();
      const from = async (number: number) => {
        const query = `mutation { ${field} }`;
        const remoteAddress = `192.0.2.${number}`;
        const answer = await service.app.inject({ method: 'POST', url: '/graphql', payload: { query }, remoteAddress });
        return answer.json().errors[0].extensions.code as string;
      };
      const answers: string[] = [];
      for (let number = 1; number <= 12; number += 1) answers.push(await from(number));
      expect(answers.indexOf('TOO_MANY_REQUESTS')).toBe(10);
      await service.db.attempt.deleteMany();
      expect(await calls.complete(challenge, codeOf(person))).toBe('signed in');
      expect(await service.db.attempt.count({ where: { count: { gt: 0 } } })).toBe(0);
    });
  },
  { rateLimitFactor: 1 },
);

/** The calls of these tests, from a browser whose key is a row of one letter, or from a program. */
function callsOf(service: TestService) {
  const send = (query: string, variables: object, key?: string) => callFrom(service, query, variables, { key });
  return {
    login: (more: object = {}) => service.rest('POST', '/auth/login', { body: { email, password, ...more } }),
    async signIn(key?: string, own = password) {
      const query = `mutation ($email: String!, $password: String!) {
        signIn(email: $email, password: $password) { session { token } challenge } }`;
      return (await send(query, { email, password: own }, key)).data.signIn;
    },
    async complete(
      challenge: string,
      code: string,
      { key, trustsDevice }: { key?: string; trustsDevice?: boolean } = {},
    ) {
      const query = `mutation ($challenge: String!, $code: String!, $trustsDevice: Boolean) {
        completeSignIn(challenge: $challenge, code: $code, trustsDevice: $trustsDevice) { token } }`;
      const { errors } = await send(query, { challenge, code, trustsDevice }, key);
      return (errors?.[0].extensions.code ?? 'signed in') as string;
    },
    change: (field: string, own: string, token: string) =>
      service.graphql(
        `mutation ($own: String!) { ${field}(currentPassword: $own) ${field === 'startTotp' ? '{ secret address }' : ''} }`,
        { own },
        token,
      ),
    async confirm(code: string, token: string) {
      const query = 'mutation ($code: String!) { confirmTotp(code: $code) }';
      return (await service.graphql(query, { code }, token)).errors[0]?.extensions?.code ?? 'confirmed';
    },
  };
}
