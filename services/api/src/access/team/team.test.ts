import { rateLimits } from '@barnum/rules/limits';
import { expect, it } from 'vitest';
import { seedUser } from '../../../../../prisma/seed/access/auth.ts';
import { accountLinks, onOneDatabase } from '../../../test/support/service.ts';
import { runOperatorCommand } from '../../assembly/operator-commands.ts';

const invite = `mutation ($email: String!, $role: TeamRole!, $currentPassword: String) {
  invitePerson(email: $email, name: "Maëlle", role: $role, currentPassword: $currentPassword) { token person { id role invitedUntil } } }`;
const accept = `mutation ($token: String!) {
  acceptInvitation(token: $token, name: "Maëlle Le Goff", password: "trois chaises bleues") }`;
const renew = `mutation ($id: Int!, $currentPassword: String) {
  renewInvitation(id: $id, currentPassword: $currentPassword) { token } }`;
const reset = 'mutation ($token: String!) { resetPassword(token: $token, newPassword: "trois barnums bleus") }';
const invited = 'query ($token: String!) { invitation(token: $token) { email } }';
const setRole = `mutation ($id: Int!, $role: TeamRole!, $currentPassword: String) {
  updatePerson(id: $id, name: "Anne", role: $role, currentPassword: $currentPassword) { role } }`;
const edit = `mutation ($id: Int!, $name: String!, $updatedAt: DateTime) {
  updatePerson(id: $id, name: $name, role: team, updatedAt: $updatedAt) { name updatedAt } }`;
const suspend = `mutation ($id: Int!, $suspended: Boolean!, $currentPassword: String) {
  suspendPerson(id: $id, suspended: $suspended, currentPassword: $currentPassword) { id } }`;
const remove = 'mutation ($id: Int!) { removePerson(id: $id) }';

onOneDatabase('the team', (service) => {
  const signIn = (email: string, password: string) =>
    service.rest('POST', '/auth/login', { body: { email, password } });
  const email = 'maelle@barnum.example';

  it('takes in who is invited, by a link that works once, for 48 hours, and is in no table', async () => {
    const token = await service.signIn('administrator');
    const first = (await service.graphql(invite, { email, role: 'preparation' }, token)).data.invitePerson;
    const second = (await service.graphql(invite, { email, role: 'team' }, token)).data.invitePerson;
    expect(second.person).toMatchObject({ id: first.person.id, role: 'team' });
    expect(Date.parse(second.person.invitedUntil) - Date.now()).toBeGreaterThan(47 * 3_600_000);
    const rows = [await service.db.user.findMany(), await service.db.accountLink.findMany()];
    expect(JSON.stringify(rows)).not.toContain(second.token.split('-')[1]);
    expect((await signIn(email, '')).status).toBe(422);
    expect((await signIn(email, 'trois chaises bleues')).status).toBe(401);

    // The first link ended with the second; nobody else's proof opens the account.
    const forged = `${second.token.split('-')[0]}-${'0'.repeat(40)}`;
    for (const wrong of [first.token, forged, '', '1-x', `999999-${'0'.repeat(40)}`]) {
      expect((await service.graphql(invited, { token: wrong })).data.invitation).toBeNull();
      expect((await service.graphql(accept, { token: wrong })).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    }
    expect((await service.graphql(invited, { token: second.token })).data.invitation).toEqual({ email });
    const raced = await Promise.all([1, 2, 3].map(() => service.graphql(accept, { token: second.token })));
    expect(raced.filter(({ data }) => data?.acceptInvitation === email)).toHaveLength(1);
    expect((await service.graphql(accept, { token: second.token })).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    const { body } = await signIn(email, 'trois chaises bleues');
    expect(body.user).toMatchObject({ role: 'team', user_metadata: { role: 'team' } });
    expect((await service.graphql(invite, { email, role: 'team' }, token)).errors[0]?.extensions?.code).toBe(
      'CONFLICT',
    );

    const late = (await service.graphql(invite, { email: 'tard@barnum.example', role: 'team' }, token)).data
      .invitePerson;
    const past = { expiresAt: new Date(Date.now() - 1) };
    await service.db.accountLink.updateMany({ where: { userId: late.person.id }, data: past });
    expect((await service.graphql(accept, { token: late.token })).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('invites by mail where mails are sent, tells the link to nobody else, and ends the one before', async () => {
    const token = await service.signIn('administrator');
    await service.db.mailServer.create({ data: { host: 'smtp.exemple.example', port: 465 } });
    const one = (await service.graphql(invite, { email, role: 'team' }, token)).data.invitePerson;
    const failures = async () =>
      (await service.graphql('{ people { mailFailure } }', {}, token)).data.people.map(
        ({ mailFailure }: { mailFailure: string | null }) => mailFailure,
      );
    expect(await failures()).toEqual([null, null]);
    await service.db.mail.updateMany({ data: { failure: 'recipient', dueAt: null } });
    expect(await failures()).toEqual([null, 'L’adresse du destinataire est refusée']);
    const renewed = await service.graphql(renew, { id: one.person.id }, token);
    expect([one.token, renewed.data.renewInvitation.token]).toEqual([null, null]);
    expect(await failures()).toEqual([null, null]);
    const mails = await service.db.mail.findMany({ include: { accountLink: true }, orderBy: { id: 'asc' } });
    expect(mails.map(({ recipient, kind }) => [recipient, kind])).toEqual([
      [email, 'compte'],
      [email, 'compte'],
    ]);
    // As the job does that sends them.
    const [first, second] = mails.map(({ text, accountLink }) => {
      expect(text).not.toContain('/admin/invitation#');
      return /\/admin\/invitation#(\S+)/.exec(accountLinks.fillIn(text, accountLink))?.[1];
    });
    // It opens accounts that were invited, and nothing else: it is no link for a forgotten password.
    const chosen = await service.graphql(reset, { token: second });
    expect(chosen.errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await service.graphql(accept, { token: first })).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await service.graphql(accept, { token: second })).data.acceptInvitation).toBe(email);
    expect(mails[1]?.accountLink?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000);
  });

  it('refuses a change of an outdated copy, which signing in does not make of one', async () => {
    const manager = await service.signIn('administrator');
    await service.signIn('team');
    const { id, email: own } = await service.db.user.findFirstOrThrow({ where: { role: 'team' } });
    const { updatedAt } = await service.db.user.findUniqueOrThrow({ where: { id } });
    expect((await signIn(own, 'barnum-demo')).status).toBe(200);
    const attempt = (name: string) => service.graphql(edit, { id, name, updatedAt: updatedAt.toISOString() }, manager);
    expect((await attempt('Anne')).data.updatePerson.name).toBe('Anne');
    expect((await attempt('Jeanne')).errors[0]?.extensions?.code).toBe('CONFLICT');
  });

  it('tells all gérants of one that an operator adds, whom the journal names', async () => {
    for (const name of ['un', 'deux']) await seedUser(service.db, { email: `${name}@barnum.example`, role: 'manager' });
    const add = (words: string[]) =>
      runOperatorCommand(service, { words: ['add', ...words], secret: 'vingt mouettes rieuses' });
    await add(['equipe@barnum.example', 'team']);
    expect(await service.db.mail.count()).toBe(0);
    await add([email, 'manager']);
    const told = await service.db.mail.findMany({ where: { subject: 'Un nouveau gérant' }, orderBy: { id: 'asc' } });
    expect(told.map(({ recipient }) => recipient)).toEqual(['un@barnum.example', 'deux@barnum.example']);
    expect(told[0]?.text).toContain(`faire de ${email} un gérant`);
    const entry = await service.db.journalEntry.findFirstOrThrow({
      where: { tableName: 'users', auteur: 'ligne de commande' },
      orderBy: { id: 'desc' },
    });
    expect(entry.apres).toMatchObject({ email, role: 'manager' });
  });

  it('gives an access back, and asks less for two steps, with the password alone, and tells all gérants', async () => {
    const token = await service.signIn('administrator');
    const other = await seedUser(service.db, { email: 'deux@barnum.example', role: 'manager' });
    const { id } = await seedUser(service.db, { email: 'yann@barnum.example', role: 'team' });
    await service.graphql(suspend, { id, suspended: true }, token);
    await service.db.teamSettings.create({
      data: { id: 1, teamNeedsSecondFactor: true, managersNeedSecondFactor: false },
    });
    await service.db.user.updateMany({
      where: { email: 'admin@barnum.example' },
      data: { secondFactorSince: new Date() },
    });
    const less = `mutation ($currentPassword: String) {
      updateTeamSettings(teamNeedsSecondFactor: false, currentPassword: $currentPassword) { teamNeedsSecondFactor } }`;
    for (const [query, variables, subject] of [
      [suspend, { id, suspended: false }, 'Un accès suspendu est rendu'],
      [less, {}, 'La connexion en deux étapes n’est plus exigée'],
    ] as const) {
      const refused = await service.graphql(query, { ...variables, currentPassword: 'une autre phrase' }, token);
      expect(Object.keys(refused.errors[0]?.extensions?.fields ?? {})).toEqual(['currentPassword']);
      expect(await service.db.mail.count({ where: { subject } })).toBe(0);
      expect((await service.graphql(query, { ...variables, currentPassword: 'barnum-demo' }, token)).errors).toEqual(
        [],
      );
      const told = await service.db.mail.findMany({ where: { subject } });
      expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(['admin@barnum.example', other.email]);
    }
    expect((await service.graphql(less, {}, token)).errors).toEqual([]);
    expect((await service.graphql(suspend, { id, suspended: false }, token)).errors).toEqual([]);
    const journaled = await service.db.journalEntry.findMany({
      where: { tableName: { in: ['team_settings', 'users'] } },
    });
    expect(journaled.filter(({ auteur }) => auteur === 'admin@barnum.example').length).toBeGreaterThanOrEqual(3);
  });

  it('takes in no gérant without the password of who makes them one, and tells all gérants', async () => {
    const token = await service.signIn('administrator');
    const other = await seedUser(service.db, { email: 'deux@barnum.example', role: 'manager' });
    const { id } = await seedUser(service.db, { email: 'yann@barnum.example', role: 'team' });
    const acts = [
      { query: invite, variables: { email, role: 'manager' }, subject: 'Un nouveau gérant est invité' },
      { query: setRole, variables: { id, role: 'manager' }, subject: 'Un nouveau gérant' },
    ];
    for (const { query, variables, subject } of acts) {
      await service.db.mail.deleteMany();
      for (const currentPassword of [undefined, 'une autre phrase']) {
        const { errors } = await service.graphql(query, { ...variables, currentPassword }, token);
        expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual(['currentPassword']);
      }
      expect(await service.db.mail.count()).toBe(0);
      const done = await service.graphql(query, { ...variables, currentPassword: 'barnum-demo' }, token);
      expect(done.errors).toEqual([]);
      const told = await service.db.mail.findMany({ where: { subject }, orderBy: { id: 'asc' } });
      expect(told.map(({ recipient }) => recipient)).toEqual(['admin@barnum.example', other.email].toSorted());
    }
    const invitedPerson = await service.db.user.findUniqueOrThrow({ where: { email } });
    const again = await service.graphql(renew, { id: invitedPerson.id }, token);
    expect(Object.keys(again.errors[0]?.extensions?.fields ?? {})).toEqual(['currentPassword']);
    // What is no other gérant needs none.
    expect((await service.graphql(setRole, { id: other.id, role: 'manager' }, token)).errors).toEqual([]);
    expect((await service.graphql(setRole, { id, role: 'team' }, token)).errors).toEqual([]);
  });

  it('ends what somebody may do when they are suspended, demoted or removed', async () => {
    const manager = await service.signIn('administrator');
    const person = await service.signIn('team');
    const { id, email: own } = await service.db.user.findFirstOrThrow({ where: { role: 'team' } });
    const verified = async (token: string) => (await service.rest('GET', '/auth/verify', { token })).status;
    expect(await verified(person)).toBe(200);
    await service.graphql(suspend, { id, suspended: true }, manager);
    expect(await verified(person)).toBe(401);
    const refusal = await signIn(own, 'barnum-demo');
    expect(refusal).toMatchObject({ status: 401, body: (await signIn(own, 'wrong')).body });
    await service.graphql(suspend, { id, suspended: false, currentPassword: 'barnum-demo' }, manager);
    expect(await verified(person)).toBe(401);
    const again = (await signIn(own, 'barnum-demo')).body.token;
    await service.graphql(setRole, { id, role: 'preparation' }, manager);
    expect(await verified(again)).toBe(401);
    const last = (await signIn(own, 'barnum-demo')).body.token;
    expect((await service.graphql('{ customers { totalCount } }', {}, last)).errors[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
    await service.graphql(remove, { id }, manager);
    expect(await verified(last)).toBe(401);
  });

  it('always keeps a gérant, and a configured one as they are, whoever asks at once', async () => {
    const configured = await service.signIn('administrator');
    const { id: own } = await service.db.user.findFirstOrThrow();
    const codes = async (calls: Promise<{ errors: { extensions?: { code?: string } }[] }>[]) =>
      (await Promise.all(calls)).map(({ errors }) => errors[0]?.extensions?.code);
    for (const call of [
      service.graphql(setRole, { id: own, role: 'team' }, configured),
      service.graphql(suspend, { id: own, suspended: true }, configured),
      service.graphql(remove, { id: own }, configured),
    ]) {
      expect(await codes([call])).toEqual(['CONFLICT']);
    }
    // Without the configured one, two gérants are left, who demote each other.
    const one = await seedUser(service.db, { email: 'un@barnum.example', role: 'manager' });
    const two = await seedUser(service.db, { email: 'deux@barnum.example', role: 'manager' });
    const tokens = await Promise.all(
      [one, two].map(async ({ email: of }) => (await signIn(of, 'barnum-demo')).body.token),
    );
    await service.db.user.delete({ where: { id: own } });
    const raced = await codes([
      service.graphql(setRole, { id: two.id, role: 'team' }, tokens[0]),
      service.graphql(remove, { id: one.id }, tokens[1]),
    ]);
    expect(raced.filter((code) => code === undefined)).toHaveLength(1);
    expect(await service.db.user.count({ where: { role: 'manager' } })).toBe(1);
  });
});

onOneDatabase(
  'how many invitations',
  (service) => {
    it('one gérant sends, and how many wrong links one address tries, is bounded', async () => {
      const token = await service.signIn('administrator');
      const { count } = rateLimits.invitation;
      const id = (await service.graphql(invite, { email: 'maelle@barnum.example', role: 'team' }, token)).data
        .invitePerson.person.id;
      const codes = await inTurn(count, () => service.graphql(renew, { id }, token));
      expect(codes.slice(-2)).toEqual(['done', 'TOO_MANY_REQUESTS']);
      const tries = await inTurn(rateLimits.accountLink.count + 1, () => service.graphql(invited, { token: '1-x' }));
      expect(tries.slice(-2)).toEqual(['done', 'TOO_MANY_REQUESTS']);
      expect((await service.graphql(accept, { token: '1-x' })).errors[0]?.extensions?.code).toBe('TOO_MANY_REQUESTS');
    });
  },
  { rateLimitFactor: 1 },
);

async function inTurn(count: number, call: () => Promise<{ errors: { extensions?: { code?: string } }[] }>) {
  const codes: string[] = [];
  for (let index = 0; index < count; index += 1) codes.push((await call()).errors[0]?.extensions?.code ?? 'done');
  return codes;
}
