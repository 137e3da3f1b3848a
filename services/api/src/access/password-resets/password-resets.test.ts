import { rateLimits } from '@barnum/rules/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { seedUser } from '../../../../../prisma/seed/access/auth.ts';
import { startMailServer } from '../../../test/support/mail-server.ts';
import {
  accountLinks,
  followUpLinks,
  mailServerAt,
  onOneDatabase,
  type TestService,
} from '../../../test/support/service.ts';
import { readAttachment } from '../../assembly/mail-attachments.ts';
import { purgeExpiredData } from '../../assembly/purge-expired-data.ts';
import { sendMails } from '../mail-server/send-mails.ts';
import { writePasswordResetMails } from './password-resets.domain.ts';

const ask = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const reset =
  'mutation ($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }';
const email = 'client@barnum.example';
const newPassword = 'trois barnums bleus';

let ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});

onOneDatabase('a forgotten password', (service) => {
  it('is asked for with the same answer and the same work whether the address is known', async () => {
    await prepare(service);
    const invited = 'maelle@barnum.example';
    await service.db.user.create({ data: { email: invited, role: 'team', invitedUntil: new Date() } });
    const statements = vi.spyOn(service.db.user, 'findUnique');
    const known = await service.graphql(ask, { email: ` ${email.toUpperCase()}` });
    const unknown = await service.graphql(ask, { email: 'nobody@barnum.example' });
    expect(unknown).toEqual(known);
    expect(await service.graphql(ask, { email: invited })).toEqual(known);
    expect(known.data).toEqual({ requestPasswordReset: true });
    // Whose address it is, is looked for by nobody on the way.
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    expect(await service.db.passwordResetAsked.count()).toBe(3);
    expect(await service.db.mail.count()).toBe(0);
    // Who was invited opens the account by the invitation alone, while that is good.
    await writePasswordResetMails(service.db);
    expect(await service.db.passwordResetAsked.count()).toBe(0);
    expect((await service.db.mail.findMany()).map(({ recipient }) => recipient)).toEqual([email]);
  });

  it('is chosen anew by the link of a mail, once, also when it is used twice at the same time', async () => {
    const server = await prepare(service);
    const before = await service.signIn('user');
    await service.graphql(ask, { email });
    await service.graphql(ask, { email });
    await writePasswordResetMails(service.db);
    const [token, other] = await mailedTokens(service, server, 2);
    const rows = JSON.stringify([await service.db.accountLink.findMany(), await service.db.mail.findMany()]);
    expect(rows).not.toContain(token);
    const { data } = await service.graphql('{ mails { items { text } } }', {}, await service.signIn('administrator'));
    expect(JSON.stringify(data)).not.toContain(token);

    const weak = await service.graphql(reset, { token, newPassword: 'passwordpassword' });
    expect(weak.errors[0]?.extensions?.fields).toHaveProperty('newPassword');
    const both = await Promise.all([1, 2].map(() => service.graphql(reset, { token, newPassword })));
    expect(both.map(({ errors }) => errors[0]?.extensions?.code ?? 'done').toSorted()).toEqual(['NOT_FOUND', 'done']);
    expect((await service.graphql(reset, { token: other, newPassword })).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await service.rest('GET', '/auth/verify', { token: before })).status).toBe(401);
    // The journal tells that, by whom and when, and no password.
    const [entry] = await service.db.journalEntry.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(entry).toMatchObject({
      auteur: email,
      tableName: 'users',
      apres: { mot_de_passe_change_le: expect.any(String) },
    });
    expect(Object.keys(entry?.apres ?? {})).toEqual(['mot_de_passe_change_le']);
    const signIn = (password: string) => service.rest('POST', '/auth/login', { body: { email, password } });
    expect((await signIn('barnum-demo')).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('has a link for half an hour, which nobody can make up', async () => {
    const server = await prepare(service);
    await service.graphql(ask, { email });
    await writePasswordResetMails(service.db);
    const [token = ''] = await mailedTokens(service, server, 1);
    const { expiresAt, createdAt } = await service.db.accountLink.findFirstOrThrow();
    expect(expiresAt.getTime() - createdAt.getTime()).toBeLessThanOrEqual(30 * 60_000 + 1_000);
    await service.db.accountLink.updateMany({ data: { expiresAt: new Date() } });
    const altered = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
    for (const guess of [token, altered, '', '1', '99999999999-', `2${token}`]) {
      const { errors } = await service.graphql(reset, { token: guess, newPassword });
      expect([guess, errors[0]?.extensions?.code]).toEqual([guess, 'NOT_FOUND']);
    }
  });

  it('leaves no mail about an account, nor its link, after a week', async () => {
    await prepare(service);
    await service.graphql(ask, { email });
    await writePasswordResetMails(service.db);
    const purge = () => purgeExpiredData(service.db, { years: 3, log: { info() {}, error() {} } });
    await purge();
    expect([await service.db.mail.count(), await service.db.accountLink.count()]).toEqual([1, 1]);
    const before = new Date(Date.now() - 8 * 86_400_000);
    await service.db.mail.updateMany({ data: { createdAt: before } });
    await service.db.accountLink.updateMany({ data: { expiresAt: before } });
    await purge();
    expect([await service.db.mail.count(), await service.db.accountLink.count()]).toEqual([0, 0]);
  });

  it('is not asked for where no mail is sent, and says so of every address', async () => {
    await seedUser(service.db);
    for (const address of [email, 'nobody@barnum.example']) {
      expect((await service.graphql(ask, { email: address })).data).toEqual({ requestPasswordReset: false });
    }
    expect(await service.db.passwordResetAsked.count()).toBe(0);
  });
});

onOneDatabase(
  'how often it is asked for',
  (service) => {
    it('is bounded for an account that exists as for one that does not, and for one address whatever it names', async () => {
      await prepare(service);
      const codes = async (address: string) => {
        const answers: string[] = [];
        for (let index = 0; index < 6; index += 1) {
          answers.push((await service.graphql(ask, { email: address })).errors[0]?.extensions?.code ?? 'asked');
        }
        return answers;
      };
      const known = await codes(email);
      expect(known).toEqual(['asked', 'asked', 'asked', 'asked', 'asked', 'TOO_MANY_REQUESTS']);
      expect(await codes('nobody@barnum.example')).toEqual(known);
      await service.db.attempt.deleteMany();
      const answers: string[] = [];
      for (let index = 0; index <= rateLimits.passwordReset.count; index += 1) {
        const { errors } = await service.graphql(ask, { email: `m${index}@barnum.example` });
        answers.push(errors[0]?.extensions?.code ?? 'asked');
      }
      expect(answers.slice(-2)).toEqual(['asked', 'TOO_MANY_REQUESTS']);
    });
  },
  { rateLimitFactor: 1 },
);

/** A user, a company and a mail server, so that mails are sent. */
async function prepare(service: TestService) {
  await seedUser(service.db);
  await service.db.companyInfo.create({ data: { nom: 'Email', valeur: 'contact@exemple.example' } });
  await service.db.mailServer.create({ data: { host: 'smtp.exemple.example', port: 465 } });
  const server = await startMailServer();
  ends.push(server.close);
  return server;
}

async function mailedTokens(
  { db, database, storage }: TestService,
  server: Awaited<ReturnType<typeof startMailServer>>,
  count: number,
): Promise<string[]> {
  const changes = await database.openChangeFeed();
  const log = { info() {}, error() {} };
  const links = { links: followUpLinks, accountLinks };
  const { stop } = sendMails(db, {
    mailServer: mailServerAt(server.url),
    storage,
    ...links,
    readAttachment,
    changes,
    log,
  });
  ends.push(() => changes.close(), stop);
  await vi.waitFor(() => expect(server.received).toHaveLength(count), { timeout: 10_000 });
  return server.received.map(({ mail }) => /\/login\/mot-de-passe#(\S+)/.exec(mail.text ?? '')?.[1] ?? '');
}
