import { rateLimits } from '@barnum/rules/limits';
import { mailFailures } from '@barnum/rules/outbox/mails/sentences';
import { expect, it } from 'vitest';
import { seedUser } from '../../../../../prisma/seed/access/auth.ts';
import { accountLinks, onOneDatabase, type TestService } from '../../../test/support/service.ts';
import { suspendPerson } from '../team/people.domain.ts';

const ask = `mutation ($newEmail: String!, $currentPassword: String!) {
  requestEmailChange(newEmail: $newEmail, currentPassword: $currentPassword) }`;
const own = '{ myEmailChange { newEmail oldConfirmed newConfirmed } }';
const offered = 'query ($token: String!) { offeredEmailChange(token: $token) { oldEmail newEmail side } }';
const confirm = 'mutation ($token: String!) { confirmEmailChange(token: $token) }';
const refuse = 'mutation ($token: String!) { refuseEmailChange(token: $token) }';
const changePassword = `mutation {
  changePassword(currentPassword: "barnum-demo", newPassword: "trois barnums bleus") { token } }`;

const oldEmail = 'equipe@barnum.example';
const newEmail = 'maelle@barnum.example';
const currentPassword = 'barnum-demo';

onOneDatabase('a change of the own address', (service) => {
  const signIn = async (email: string) =>
    (await service.rest('POST', '/auth/login', { body: { email, password: currentPassword } })).body.token;
  const code = async (call: Promise<{ errors: { extensions?: { code?: string } }[] }>) =>
    (await call).errors[0]?.extensions?.code ?? 'done';

  it('is made by both links, once each and at once, ends all sessions, and both addresses learn of it', async () => {
    const token = await prepare(service);
    expect(
      (await service.graphql(ask, { newEmail: ` ${newEmail.toUpperCase()}`, currentPassword }, token)).data,
    ).toEqual({ requestEmailChange: true });
    const [toOld, toNew] = await mailed(service);
    expect([toOld?.recipient, toNew?.recipient]).toEqual([oldEmail, newEmail]);
    const rows = JSON.stringify([await service.db.accountLink.findMany(), await service.db.mail.findMany()]);
    for (const link of [toOld, toNew]) expect(rows).not.toContain(link?.token.split('-')[1]);
    expect((await service.graphql(offered, { token: toOld?.token })).data.offeredEmailChange).toEqual({
      oldEmail,
      newEmail,
      side: 'old',
    });
    // Asking changes nothing, and one confirmation neither.
    expect((await service.graphql(confirm, { token: toOld?.token })).data.confirmEmailChange).toBe('waiting');
    expect((await service.graphql(own, {}, token)).data.myEmailChange).toEqual({
      newEmail,
      oldConfirmed: true,
      newConfirmed: false,
    });
    expect(await code(service.graphql(confirm, { token: toOld?.token }))).toBe('NOT_FOUND');
    const raced = await Promise.all([1, 2, 3].map(() => service.graphql(confirm, { token: toNew?.token })));
    expect(raced.map(({ data }) => data?.confirmEmailChange).filter(Boolean)).toEqual(['done']);
    expect((await service.rest('GET', '/auth/verify', { token })).status).toBe(401);
    expect(await signIn(oldEmail)).toBeUndefined();
    const again = await signIn(newEmail);
    expect((await service.graphql(own, {}, again)).data.myEmailChange).toBeNull();
    const told = await service.db.mail.findMany({
      where: { subject: { contains: 'a changé' } },
      orderBy: { id: 'asc' },
    });
    expect(told.map(({ recipient }) => recipient)).toEqual([oldEmail, newEmail]);
    const [entry] = await service.db.journalEntry.findMany({ where: { tableName: 'users' }, orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({ auteur: oldEmail, avant: { email: oldEmail }, apres: { email: newEmail } });
  });

  it('is made once when both links are used at the same time', async () => {
    const token = await prepare(service);
    await service.graphql(ask, { newEmail, currentPassword }, token);
    const links = await mailed(service);
    const outcomes = await Promise.all(links.map((link) => service.graphql(confirm, { token: link.token })));
    expect(outcomes.map(({ data }) => data?.confirmEmailChange).toSorted()).toEqual(['done', 'waiting']);
    expect(await service.db.user.count({ where: { email: newEmail } })).toBe(1);
  });

  it('answers the same for an address that is taken or the operator’s, whose owner alone learns that', async () => {
    const token = await prepare(service);
    const answers: unknown[] = [];
    for (const wanted of [newEmail, 'client@barnum.example', 'gerance@barnum.example']) {
      const { data } = await service.graphql(ask, { newEmail: wanted, currentPassword }, token);
      answers.push([data, { ...(await service.graphql(own, {}, token)).data.myEmailChange, newEmail: null }]);
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const mails = await service.db.mail.findMany({ orderBy: { id: 'asc' } });
    expect(mails.map(({ subject }) => subject.includes('déjà un compte'))).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(mails[3]?.text).not.toContain('\u0001');
    // Neither can take the address of somebody who came in meanwhile.
    await service.graphql(ask, { newEmail, currentPassword }, token);
    const links = await mailed(service);
    await seedUser(service.db, { email: newEmail });
    const codes = [];
    for (const { token: link } of links) codes.push(await code(service.graphql(confirm, { token: link })));
    expect(codes).toEqual(['done', 'CONFLICT']);
  });

  it('says which of both mails was not delivered, until it is asked for again', async () => {
    const token = await prepare(service);
    const undelivered = async () =>
      (await service.graphql('{ myEmailChange { oldUndelivered newUndelivered } }', {}, token)).data.myEmailChange;
    await service.graphql(ask, { newEmail, currentPassword }, token);
    expect(await undelivered()).toEqual({ oldUndelivered: null, newUndelivered: null });
    await service.db.mail.updateMany({ where: { recipient: newEmail }, data: { failure: 'recipient', dueAt: null } });
    expect(await undelivered()).toEqual({
      oldUndelivered: null,
      newUndelivered: `L’e-mail à ${newEmail} n’est pas arrivé : vérifiez l’adresse.`,
    });
    await service.graphql(ask, { newEmail: 'maelle.b@barnum.example', currentPassword }, token);
    expect(await undelivered()).toEqual({ oldUndelivered: null, newUndelivered: null });
    await service.db.mail.updateMany({ data: { failure: 'unreachable' } });
    expect((await undelivered()).oldUndelivered).toBe(
      `L’e-mail à ${oldEmail} n’est pas arrivé. ${mailFailures.unreachable}.`,
    );
  });

  it('is refused by either link, and ends with a new password, a suspension, a later wish or a day', async () => {
    const token = await prepare(service);
    const begin = async (as = token) => {
      await service.graphql(ask, { newEmail, currentPassword }, as);
      return (await mailed(service)).map((link) => link.token);
    };
    for (const side of [0, 1]) {
      const links = await begin();
      expect(await code(service.graphql(refuse, { token: links[side] }))).toBe('done');
      for (const link of links) expect(await code(service.graphql(confirm, { token: link }))).toBe('NOT_FOUND');
    }
    const first = await begin();
    const second = await begin();
    expect(await code(service.graphql(confirm, { token: first[0] }))).toBe('NOT_FOUND');
    expect(await code(service.graphql('mutation { cancelEmailChange }', {}, token))).toBe('done');
    expect(await code(service.graphql(confirm, { token: second[0] }))).toBe('NOT_FOUND');
    const late = await begin();
    await service.db.emailChange.updateMany({ data: { expiresAt: new Date() } });
    expect(await code(service.graphql(confirm, { token: late[0] }))).toBe('NOT_FOUND');
    const altered = `${late[0]?.slice(0, -1)}${late[0]?.endsWith('0') ? '1' : '0'}`;
    for (const wrong of [altered, '', '1-x']) {
      expect((await service.graphql(offered, { token: wrong })).data.offeredEmailChange).toBeNull();
      expect(await code(service.graphql(refuse, { token: wrong }))).toBe('NOT_FOUND');
    }
    const before = await begin();
    const { data } = await service.graphql(changePassword, {}, token);
    for (const link of before) expect(await code(service.graphql(confirm, { token: link }))).toBe('NOT_FOUND');
    await service.graphql(ask, { newEmail, currentPassword: 'trois barnums bleus' }, data.changePassword.token);
    const last = await mailed(service);
    const { id } = await service.db.user.findUniqueOrThrow({ where: { email: oldEmail } });
    for (const isSuspended of [true, false])
      await suspendPerson(service.db, id, isSuspended, { adminEmails: [] }, 'admin@barnum.example');
    for (const link of last) expect(await code(service.graphql(confirm, { token: link.token }))).toBe('NOT_FOUND');
    expect(await service.db.user.count({ where: { email: oldEmail } })).toBe(1);
  });

  it('asks for the password, and is for nobody whom the configuration names, nor where no mail is sent', async () => {
    const token = await prepare(service);
    const wrong = await service.graphql(ask, { newEmail, currentPassword: 'wrong' }, token);
    expect(wrong.errors[0]?.extensions?.fields).toHaveProperty('currentPassword');
    const same = await service.graphql(ask, { newEmail: oldEmail, currentPassword }, token);
    expect(same.errors[0]?.extensions?.fields).toHaveProperty('newEmail');
    expect(await code(service.graphql(ask, { newEmail: 'maelle', currentPassword }, token))).toBe('VALIDATION');
    const configured = await service.graphql(ask, { newEmail, currentPassword }, await service.signIn('administrator'));
    expect(configured.errors[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(configured.errors[0]?.message).toContain('configuration du serveur');
    await service.db.mailServer.deleteMany();
    const unsent = await service.graphql(ask, { newEmail, currentPassword }, token);
    expect(unsent.errors[0]?.message).toContain('npm\u00a0run\u00a0user');
    expect([await service.db.emailChange.count(), await service.db.mail.count()]).toEqual([0, 0]);
  });
});

onOneDatabase(
  'how many changes of address',
  (service) => {
    it('one person asks for, also with the right password, is bounded', async () => {
      const token = await prepare(service);
      const codes: string[] = [];
      for (let index = 0; index <= rateLimits.emailChange.count; index += 1) {
        const { errors } = await service.graphql(ask, { newEmail: `m${index}@barnum.example`, currentPassword }, token);
        codes.push(errors[0]?.extensions?.code ?? 'done');
      }
      expect(codes.slice(-2)).toEqual(['done', 'TOO_MANY_REQUESTS']);
    });
  },
  { rateLimitFactor: 1 },
);

/** Somebody of the équipe, where mails are sent; their token. */
async function prepare(service: TestService): Promise<string> {
  await seedUser(service.db);
  await service.db.mailServer.create({ data: { host: 'smtp.exemple.example', port: 465 } });
  await seedUser(service.db, { email: oldEmail, role: 'team' });
  const { body } = await service.rest('POST', '/auth/login', { body: { email: oldEmail, password: currentPassword } });
  return body.token;
}

/** The two latest mails with a link, to the old and the new address, as the job fills them in that sends them. */
async function mailed({ db }: TestService): Promise<{ recipient: string; token: string }[]> {
  const mails = await db.mail.findMany({
    where: { accountLinkId: { not: null } },
    include: { accountLink: true },
    orderBy: { id: 'desc' },
    take: 2,
  });
  return mails.toReversed().map(({ recipient, text, accountLink }) => ({
    recipient,
    token: /\/login\/adresse#(\S+)/.exec(accountLinks.fillIn(text, accountLink))?.[1] ?? '',
  }));
}
