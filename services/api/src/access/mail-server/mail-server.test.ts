import { createServer } from 'node:net';
import { mailSentences, mailServerTroubles } from '@barnum/rules/outbox/mails/sentences';
import { afterEach, expect, it, vi } from 'vitest';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { startMailServer } from '../../../test/support/mail-server.ts';
import { accountLinks, followUpLinks, onOneDatabase, type TestService } from '../../../test/support/service.ts';
import { readAttachment } from '../../assembly/mail-attachments.ts';
import { formerTries } from '../../outbox/mails/mails.domain.ts';
import { Prisma } from '../../platform/db/generated/prisma/client.ts';
import { isPrivate, type LocateServer, locateServer } from '../../platform/network/locate-server.ts';
import type { MailServerAccess } from './mail-server.domain.ts';
import { openPassword, sealPassword } from './sealed-password.ts';
import { sendMails } from './send-mails.ts';

const account = { user: 'barnum@exemple.example', pass: 'le mot de passe du ponant' };
const settings = { host: 'smtp.exemple.example', port: 465, account: account.user, password: account.pass };
const host = settings.host;
const quiet = { info: () => {}, error: () => {} };
const save = `mutation ($input: MailServerInput!, $updatedAt: DateTime) {
  updateMailServer(input: $input, currentPassword: "barnum-demo", updatedAt: $updatedAt) { host port account hasPassword updatedAt } }`;
const read = '{ mailServer { isFixed sender server { host port account hasPassword updatedAt } } mails { isSending } }';
const trial = 'mutation { sendTrialMessage }';

/** Where names of mail servers lead in a test: nowhere, unless it says so. */
const leadNowhere: LocateServer = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));
let locate: LocateServer = leadNowhere;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  locate = leadNowhere;
  for (const end of ends.splice(0).reverse()) await end();
});

onOneDatabase(
  'the mail server of the settings',
  (service) => {
    it('is set and removed by who gives the password once more, and all gérants are told', async () => {
      const token = await company(service);
      const typed = (currentPassword: string) =>
        service.graphql(
          `mutation ($input: MailServerInput!, $currentPassword: String!) {
            updateMailServer(input: $input, currentPassword: $currentPassword) { updatedAt } }`,
          { input: settings, currentPassword },
          token,
        );
      for (const wrong of ['', 'une autre phrase']) {
        const { errors } = await typed(wrong);
        expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual(['currentPassword']);
      }
      expect([await service.db.mailServer.count(), await service.db.mail.count()]).toEqual([0, 0]);
      const { data } = await typed('barnum-demo');
      const { updatedAt } = data.updateMailServer;
      const remove = (currentPassword: string) =>
        service.graphql(
          'mutation ($at: DateTime, $typed: String!) { deleteMailServer(updatedAt: $at, currentPassword: $typed) }',
          { at: updatedAt, typed: currentPassword },
          token,
        );
      expect((await remove('une autre phrase')).errors).toHaveLength(1);
      expect((await remove('barnum-demo')).errors).toEqual([]);
      const told = await service.db.mail.findMany({ where: { kind: 'compte' }, orderBy: { id: 'asc' } });
      expect(told.map(({ subject }) => subject)).toEqual([
        'Le serveur de messagerie a changé',
        'Le serveur de messagerie est retiré',
      ]);
    });

    it('sends what waits, as soon as it is set, in every process; and another one as soon as that is set', async () => {
      const token = await company(service);
      const [first, second] = [await startAccountServer(), await startAccountServer()];
      for (let replica = 0; replica < 2; replica += 1) ends.push(await startSending(service));
      await seedMail(service, 'a@exemple.example');
      locate = leadTo(first.port);
      const { data } = await service.graphql(save, { input: settings }, token);
      const told = ['admin@barnum.example'];
      await vi.waitFor(
        () => expect(first.received.map(({ to }) => to).toSorted()).toEqual([['a@exemple.example'], told]),
        patience,
      );
      const elsewhere = 'smtp.ailleurs.example';
      locate = (server) => leadTo(server.host === elsewhere ? second.port : first.port)(server);
      const { updatedAt } = data.updateMailServer;
      await service.graphql(save, { input: { ...settings, host: elsewhere }, updatedAt }, token);
      await seedMail(service, 'b@exemple.example');
      await vi.waitFor(() => expect(second.received.map(({ to }) => to)).toEqual([['b@exemple.example']]), patience);
      // Who sets a server of their own does not keep back the mail that tells of it.
      await vi.waitFor(() => expect(first.received.at(-1)?.mail.text).toContain(elsewhere), patience);
      expect(await service.db.mail.count({ where: { formerServer: { not: Prisma.DbNull } } })).toBe(0);
    });

    it('tells of its removal by itself, and of another one by that when it takes no mails any more', async () => {
      const token = await company(service);
      const server = await startAccountServer();
      locate = leadTo(server.port);
      const stop = await startSending(service);
      const { data } = await service.graphql(save, { input: settings }, token);
      await vi.waitFor(() => expect(server.received).toHaveLength(1), patience);
      const remove = `mutation ($updatedAt: DateTime) {
        deleteMailServer(currentPassword: "barnum-demo", updatedAt: $updatedAt) }`;
      await service.graphql(remove, { updatedAt: data.updateMailServer.updatedAt }, token);
      await vi.waitFor(() => expect(server.received).toHaveLength(2), patience);
      expect(server.received[1]?.mail.subject).toBe('Le serveur de messagerie est retiré');
      await stop();

      const dead = 'smtp.disparu.example';
      locate = (asked) => (asked.host === dead ? leadNowhere(asked) : leadTo(server.port)(asked));
      const gone = await service.graphql(save, { input: { ...settings, host: dead } }, token);
      const { updatedAt } = gone.data.updateMailServer;
      await service.graphql(save, { input: settings, updatedAt }, token);
      const told = await service.db.mail.findFirstOrThrow({ orderBy: { id: 'desc' } });
      for (let tries = 1; tries <= formerTries; tries += 1) {
        const stopTrying = await startSending(service);
        const failed = { id: told.id, attempts: tries, failure: 'unreachable' } as const;
        await vi.waitFor(async () => expect(await service.db.mail.count({ where: failed })).toBe(1), patience);
        await stopTrying();
        await service.db.mail.update({ where: { id: told.id }, data: { dueAt: new Date() } });
      }
      ends.push(await startSending(service));
      await vi.waitFor(
        () => expect(server.received.filter(({ mail }) => mail.text?.includes(`par ${host}`))).toHaveLength(2),
        patience,
      );
    });

    it('makes mails that failed leave when it is put right', async () => {
      const token = await company(service);
      const server = await startAccountServer();
      locate = leadTo(server.port);
      const wrong = await service.graphql(save, { input: { ...settings, password: 'un autre' } }, token);
      ends.push(await startSending(service));
      await seedMail(service, 'a@exemple.example');
      await vi.waitFor(
        async () => expect(await service.db.mail.findFirst()).toMatchObject({ failure: 'signIn' }),
        patience,
      );
      const { updatedAt } = wrong.data.updateMailServer;
      await service.graphql(save, { input: settings, updatedAt }, token);
      await vi.waitFor(() => expect(server.received).toHaveLength(1), patience);
    });

    it('keeps its password to itself: encrypted, given out by no call, for its server and account alone', async () => {
      const token = await company(service);
      const { data } = await service.graphql(save, { input: settings }, token);
      expect(data.updateMailServer).toMatchObject({ host, port: 465, account: account.user, hasPassword: true });
      const row = await service.db.mailServer.findFirstOrThrow();
      expect(JSON.stringify(row)).not.toContain(account.pass);
      expect(Buffer.from(row.password ?? '', 'base64').toString('latin1')).not.toContain('ponant');
      const { updatedAt } = data.updateMailServer;
      for (const change of [{ host: 'smtp.ailleurs.example' }, { account: 'autre@exemple.example' }]) {
        const input = { ...settings, ...change, password: null };
        const { errors } = await service.graphql(save, { input, updatedAt }, token);
        expect(errors[0]?.extensions?.fields).toEqual({ password: mailSentences.passwordAgain });
      }
      const kept = await service.graphql(save, { input: { ...settings, password: null }, updatedAt }, token);
      expect(kept.data.updateMailServer.hasPassword).toBe(true);
      expect((await service.db.mailServer.findFirstOrThrow()).password).toBe(row.password);
    });

    it('asks for its password anew when the secret of the service is another one', async () => {
      const token = await company(service);
      await service.graphql(save, { input: settings }, token);
      const password = sealPassword(
        account.pass,
        { host, account: account.user },
        'another secret of more than 32 bytes',
      );
      await service.db.mailServer.updateMany({ data: { password } });
      expect((await service.graphql(read, {}, token)).data.mailServer.server.hasPassword).toBe(false);
      expect((await service.graphql(trial, {}, token)).errors[0]?.extensions?.fields).toEqual({
        password: mailServerTroubles.unreadablePassword.sentence(),
      });
    });

    it('is not overwritten unseen, and can be removed', async () => {
      const token = await company(service);
      const { data } = await service.graphql(save, { input: settings }, token);
      const unseen = { input: settings, updatedAt: null };
      expect((await service.graphql(save, unseen, token)).errors[0]?.extensions?.code).toBe('CONFLICT');
      const remove =
        'mutation ($updatedAt: DateTime) { deleteMailServer(currentPassword: "barnum-demo", updatedAt: $updatedAt) }';
      expect((await service.graphql(remove, { updatedAt: null }, token)).errors[0]?.extensions?.code).toBe('CONFLICT');
      expect((await service.graphql(read, {}, token)).data.mails.isSending).toBe(true);
      await service.graphql(remove, { updatedAt: data.updateMailServer.updatedAt }, token);
      const { mailServer, mails } = (await service.graphql(read, {}, token)).data;
      expect([mailServer.server, mails.isSending]).toEqual([null, false]);
    });

    it('is refused with a sentence at its field', async () => {
      const token = await company(service);
      const cases: [object, Record<string, string>][] = [
        [{ host: 'https://smtp.exemple.example' }, { host: mailSentences.hostForm }],
        [{ host: '' }, { host: mailSentences.hostForm }],
        [{ port: 22 }, { port: mailSentences.portForm }],
        [{ password: null }, { password: mailSentences.passwordRequired }],
        [{ account: '' }, { account: mailSentences.accountRequired }],
      ];
      for (const [change, fields] of cases) {
        const { errors } = await service.graphql(save, { input: { ...settings, ...change } }, token);
        expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION', fields });
      }
    });

    it('is tried by a message to who asks for it', async () => {
      const token = await company(service);
      const none = await service.graphql(trial, {}, token);
      expect(none.errors[0]?.message).toBe(mailSentences.noServer);
      const server = await startAccountServer();
      locate = leadTo(server.port);
      await service.graphql(save, { input: settings }, token);
      const { data } = await service.graphql(trial, {}, token);
      expect(data.sendTrialMessage).toBe('admin@barnum.example');
      expect(server.received.map(({ to, mail }) => [to, mail.subject, mail.from?.address])).toEqual([
        [['admin@barnum.example'], 'Message d’essai de Barnum du Ponant', 'contact@exemple.example'],
      ]);
    });

    it('says what is wrong, at the field where it is put right', async () => {
      const token = await company(service);
      await service.graphql(save, { input: settings }, token);
      const tried = async () => (await service.graphql(trial, {}, token)).errors[0]?.extensions?.fields;

      expect(await tried()).toEqual({ host: mailServerTroubles.unknownName.sentence(host) });

      const closed = await startAccountServer();
      await closed.close();
      locate = leadTo(closed.port);
      expect(await tried()).toEqual({ port: mailServerTroubles.refusedConnection.sentence(host, 465) });

      const server = await startAccountServer();
      locate = async () => ({ host: '127.0.0.1', port: server.port });
      expect(await tried()).toEqual({ port: mailServerTroubles.tls.sentence(host, 465) });

      const plain = await startMailServer();
      ends.push(plain.close);
      locate = leadTo(plain.port);
      expect(await tried()).toEqual({ port: mailServerTroubles.tls.sentence(host, 465) });

      const rude = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
      ends.push(async () => void rude.close());
      await vi.waitFor(() => expect(rude.listening).toBe(true));
      locate = leadTo((rude.address() as { port: number }).port);
      expect(await tried()).toMatchObject({ port: expect.stringContaining(host) });

      locate = leadTo(server.port);
      server.refuse({ code: 550, text: 'No such mailbox' });
      const { errors } = await service.graphql(trial, {}, token);
      expect(errors[0]?.message).toBe(mailServerTroubles.refusedRecipient.sentence(host));
      await service.db.companyInfo.deleteMany();
      const senderless = await service.graphql(trial, {}, token);
      expect(senderless.errors[0]?.message).toBe(mailServerTroubles.noSender.sentence());
    });

    it('says so of a wrong password', async () => {
      const token = await company(service);
      const server = await startAccountServer();
      locate = leadTo(server.port);
      await service.graphql(save, { input: { ...settings, password: 'un autre' } }, token);
      const { errors } = await service.graphql(trial, {}, token);
      expect(errors[0]?.extensions?.fields).toEqual({ password: mailServerTroubles.signIn.sentence(host) });
    });

    it('leads nobody into the private network', async () => {
      const token = await company(service);
      locate = locateServer;
      for (const name of ['127.0.0.1', 'localhost', '192.168.1.1', '::1', '::ffff:10.0.0.1', '169.254.169.254']) {
        const refused = await service.graphql(save, { input: { ...settings, host: name } }, token);
        expect(refused.errors[0]?.extensions?.fields).toEqual({
          host: mailServerTroubles.privateAddress.sentence(name),
        });
        // A name can lead elsewhere later.
        locate = leadTo(1);
        const { data } = await service.graphql(save, { input: { ...settings, host: name } }, token);
        locate = locateServer;
        const { errors } = await service.graphql(trial, {}, token);
        expect(errors[0]?.extensions?.fields).toEqual(refused.errors[0]?.extensions?.fields);
        const remove =
          'mutation ($updatedAt: DateTime) { deleteMailServer(currentPassword: "barnum-demo", updatedAt: $updatedAt) }';
        await service.graphql(remove, { updatedAt: data.updateMailServer.updatedAt }, token);
      }
    });
  },
  { locateServer: (server) => locate(server) },
);

onOneDatabase(
  'trial messages',
  (service) => {
    it('are bounded in number', async () => {
      const token = await service.signIn('administrator');
      for (let count = 0; count < 10; count += 1) await service.graphql(trial, {}, token);
      expect((await service.graphql(trial, {}, token)).errors[0]?.extensions?.code).toBe('TOO_MANY_REQUESTS');
    });
  },
  { rateLimitFactor: 1 },
);

it('a sealed password opens for its use and secret alone, and not when it was altered', () => {
  const use = { host: 'smtp.exemple.example', account: 'a' };
  const sealed = sealPassword('mot de passe é', use, 'secret');
  expect(openPassword(sealed, use, 'secret')).toBe('mot de passe é');
  expect(sealPassword('mot de passe é', use, 'secret')).not.toBe(sealed);
  expect(openPassword(sealed, use, 'autre')).toBeNull();
  expect(openPassword(sealed, { ...use, host: 'b' }, 'secret')).toBeNull();
  expect(openPassword(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, use, 'secret')).toBeNull();
  for (const broken of ['', 'AAAA', sealed.slice(0, 30)]) expect(openPassword(broken, use, 'secret')).toBeNull();
});

it.each([
  ['8.8.8.8', false],
  ['172.15.0.1', false],
  ['172.16.0.1', true],
  ['100.64.0.1', true],
  ['2a00:1450:4007::1', false],
  ['192.88.99.1', true],
  ['192.88.100.1', false],
  ['3fff:fff::1', true],
  ['3ffe::1', false],
  ['fe80::1', true],
  ['fd00::1', true],
  ['64:ff9b::a00:1', true],
  ['2002:7f00:1::', true],
  ['::ffff:8.8.8.8', true],
])('%s is private: %s', (address, expected) => expect(isPrivate(address)).toBe(expected));

/** For what happens by itself. */
const patience = { timeout: 10_000 };

async function company(service: TestService): Promise<string> {
  const rows = { Dénomination: 'Barnum du Ponant', Email: 'contact@exemple.example' };
  await service.db.companyInfo.createMany({ data: Object.entries(rows).map(([nom, valeur]) => ({ nom, valeur })) });
  return service.signIn('administrator');
}

async function startAccountServer() {
  const server = await startMailServer({ account });
  ends.push(server.close);
  return server;
}

function leadTo(port: number): LocateServer {
  return async () => ({ host: '127.0.0.1', port, tls: { rejectUnauthorized: false } });
}

async function startSending({ db, database, storage }: TestService): Promise<() => Promise<void>> {
  const changes = await database.openChangeFeed();
  const secret = 'a secret for tests, of more than 32 bytes';
  const mailServer: MailServerAccess = { smtpUrl: undefined, secret, locate: (server) => locate(server) };
  const { stop } = sendMails(db, {
    mailServer,
    storage,
    links: followUpLinks,
    accountLinks,
    readAttachment,
    changes,
    log: quiet,
  });
  return async () => {
    await stop();
    await changes.close();
  };
}

/** A message that waits, of a request of its own. */
async function seedMail({ db }: TestService, recipient: string): Promise<void> {
  const { id } = await seedReservationRequest(db, { email: recipient });
  const words = { subject: 'Objet', text: 'Texte' };
  await db.mail.create({ data: { requestId: id, kind: 'accuse', recipient, ...words, dueAt: new Date() } });
}
