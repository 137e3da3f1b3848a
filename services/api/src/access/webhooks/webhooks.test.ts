import { readFile } from 'node:fs/promises';
import { webhookFailures, webhookSentences } from '@barnum/rules/access/webhooks/webhooks';
import { limits } from '@barnum/rules/limits';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seedUser } from '../../../../../prisma/seed/access/auth.ts';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { onEveryDatabase, type TestService } from '../../../test/support/service.ts';
import { receiverName, startWebhookReceiver, type WebhookReceiver } from '../../../test/support/webhook-receiver.ts';
import type { PeriodicJob } from '../../platform/jobs/periodic-job.ts';
import { type LocateServer, locateServer } from '../../platform/network/locate-server.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { claimDelivery, deleteExpiredDeliveries, deliveryPauses } from './webhook-deliveries.domain.ts';

const secret = 'a secret for tests, of more than 32 bytes';
const input = { nom: 'Agenda', url: `https://${receiverName}/barnum?de=test`, events: ['article.changed'] };
const create = `mutation ($input: WebhookInput!, $currentPassword: String = "barnum-demo") {
  createWebhook(input: $input, currentPassword: $currentPassword) { secret webhook { id updatedAt } } }`;
const update = `mutation ($input: WebhookInput!, $currentPassword: String, $updatedAt: DateTime) {
  updateWebhook(id: 1, input: $input, currentPassword: $currentPassword, updatedAt: $updatedAt) { nom url events updatedAt } }`;
const read = '{ webhooks { id nom url events isActive disabling failingSince latestDelivery { state failure } } }';
const log = `{ webhookDeliveries(webhookId: 1) { totalCount items {
  id messageId type state attempts failure responseStatus responseStart nextAttemptAt } } }`;
const test = 'mutation { sendTestEvent(webhookId: 1) { id } }';
const replay = 'mutation ($id: Int!) { replayWebhookDelivery(id: $id) { state } }';
const renew = 'mutation { renewWebhookSecret(id: 1) { secret } }';
const toggle = 'mutation ($isActive: Boolean!) { switchWebhook(id: 1, isActive: $isActive) { isActive } }';

/** For what happens by itself. */
const patience = { timeout: 10_000 };
const hour = 3_600_000;

let locate: LocateServer = locateServer;
let receiver: WebhookReceiver;
let now: Date;
const ends: (() => Promise<void>)[] = [];

onEveryDatabase(
  'webhooks',
  (service) => {
    beforeEach(async () => {
      receiver = await startWebhookReceiver();
      ends.push(receiver.close);
      locate = receiver.locate;
      now = ahead();
    });
    afterEach(async () => {
      locate = locateServer;
      for (const end of ends.splice(0).reverse()) await end();
    });

    const call = async (query: string, variables = {}) =>
      service.graphql(query, variables, await service.signIn('administrator'));
    const created = async (over = {}): Promise<string> => {
      const { data, errors } = await call(create, { input: { ...input, ...over } });
      expect(errors).toEqual([]);
      return data.createWebhook.secret;
    };
    const deliveries = async () => (await call(log)).data.webhookDeliveries.items;
    const delivery = async () => (await deliveries())[0];
    const start = (options: { patience?: number } = {}) => startDelivering(service, options);

    it('get each event in its order, signed by the Standard Webhooks, and tell how it went', async () => {
      const own = await created();
      expect(own).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      await start();
      for (const nom of ['Tente', 'Table', 'Chaise']) await seedArticle(service.db, { nom });
      await vi.waitFor(() => expect(receiver.received).toHaveLength(3), patience);
      const bodies = receiver.received.map(({ headers, body }) =>
        new Webhook(own).verify(body, headers as Record<string, string>),
      );
      expect(bodies).toMatchObject([1, 2, 3].map((id) => ({ type: 'article.changed', data: { id } })));
      const [first] = receiver.received;
      expect(first).toMatchObject({
        path: '/barnum?de=test',
        headers: { host: receiverName, 'content-type': 'application/json' },
      });
      expect(() => new Webhook(own).verify(`${first?.body} `, first?.headers as Record<string, string>)).toThrow();
      await vi.waitFor(async () => expect(await delivery()).toMatchObject({ state: 'livre' }), patience);
      expect(await delivery()).toMatchObject({ attempts: 1, responseStatus: 204, failure: null, nextAttemptAt: null });
      const { latestDelivery } = (await call(read)).data.webhooks[0];
      expect(latestDelivery).toEqual({ state: 'livre', failure: null });
    });

    it('keep their secret to themselves, and sign with the former one, too, for a day after a new one', async () => {
      const former = await created();
      const row = await service.db.webhook.findFirstOrThrow();
      expect(JSON.stringify(row)).not.toContain(former);
      const own = (await call(renew)).data.renewWebhookSecret.secret;
      expect(own).not.toBe(former);
      await start();
      await call(test);
      await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
      const [got] = receiver.received;
      const headers = got?.headers as Record<string, string>;
      expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
      for (const each of [own, former]) {
        expect(new Webhook(each).verify(got?.body ?? '', headers)).toMatchObject({ type: 'webhook.test', data: {} });
      }
      await service.db.webhook.updateMany({ data: { formerSecretUntil: new Date() } });
      await call(test);
      await vi.waitFor(() => expect(receiver.received).toHaveLength(2), patience);
      expect(receiver.received[1]?.headers['webhook-signature']).not.toContain(' ');
    });

    it('are tried again after growing pauses, under the same identifier, then given up', async () => {
      receiver.answer((response) => response.writeHead(503).end('En\u0000 panne\nici'.padEnd(5_000, '.')));
      const own = await created();
      const job = await start();
      await call(test);
      for (const [index, pause] of [...deliveryPauses, null].entries()) {
        await vi.waitFor(async () => expect((await delivery()).attempts).toBe(index + 1), patience);
        const next = pause === null ? null : new Date(now.getTime() + pause * 1_000).toISOString();
        await vi.waitFor(async () => expect((await delivery()).nextAttemptAt).toBe(next), patience);
        if (next === null) break;
        now = new Date(next);
        job.runAgain();
      }
      const given = await delivery();
      expect(given).toMatchObject({ state: 'abandonne', failure: webhookFailures.refused, responseStatus: 503 });
      expect(given.responseStart).toMatch(/^En panne ici\.{288}$/);
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
        new Set([given.messageId]),
      );
      const stamps = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
      expect(stamps).toEqual([...new Set(stamps)].toSorted((one, other) => one - other));
      expect((await call(read)).data.webhooks[0]).toMatchObject({ isActive: true, failingSince: expect.anything() });

      receiver.answer((response) => response.writeHead(200).end());
      now = ahead();
      expect((await call(replay, { id: given.id })).data.replayWebhookDelivery.state).toBe('en_attente');
      await vi.waitFor(async () => expect(await delivery()).toMatchObject({ state: 'livre', attempts: 1 }), patience);
      const last = receiver.received.at(-1);
      expect(last?.headers['webhook-id']).toBe(given.messageId);
      new Webhook(own).verify(last?.body ?? '', last?.headers as Record<string, string>);
      expect((await call(read)).data.webhooks[0].failingSince).toBeNull();
    });

    it('are waited for so long and no longer, and tried again', async () => {
      // It takes the message, and never answers.
      receiver.answer(() => {});
      await created();
      await start({ patience: 100 });
      await call(test);
      const retryAt = new Date(now.getTime() + 5_000).toISOString();
      await vi.waitFor(
        async () =>
          expect(await delivery()).toMatchObject({
            state: 'en_attente',
            attempts: 1,
            nextAttemptAt: retryAt,
            failure: webhookFailures.timeout,
            responseStatus: null,
          }),
        patience,
      );
    });

    it('get one attempt once and in their order, whichever of two processes makes it', async () => {
      await created();
      const replicas = [await start(), await start()];
      await service.db.$transaction(async (tx) => {
        for (let count = 0; count < 20; count += 1) await seedArticle(tx);
      });
      await vi.waitFor(
        async () => expect(await service.db.webhookDelivery.count({ where: { deliveredAt: null } })).toBe(0),
        patience,
      );
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
      const articles = receiver.received.map(({ body }) => JSON.parse(body).data.id);
      expect(articles).toEqual(articles.toSorted((one, other) => one - other));
      for (const replica of replicas) await replica.stop();
      // What a process that died had claimed is another one's after a minute.
      await service.db.webhookDelivery.updateMany({
        where: { id: 1 },
        data: { nextAttemptAt: now, deliveredAt: null },
      });
      expect(await claimDelivery(service.db, 1, now)).not.toBeNull();
      expect(await claimDelivery(service.db, 1, new Date(now.getTime() + 59_000))).toBeNull();
      expect(await claimDelivery(service.db, 1, new Date(now.getTime() + 60_000))).toMatchObject({ attempts: 3 });
    });

    it('are switched off by an answer 410, and after days without any delivery; the gérants are written to', async () => {
      receiver.answer((response) => response.writeHead(410).end());
      await created();
      await service.db.mail.deleteMany();
      await call(test);
      await call(test);
      const job = await start();
      const first = async () => (await call(read)).data.webhooks[0];
      await vi.waitFor(async () => expect(await first()).toMatchObject({ isActive: false }), patience);
      expect((await deliveries()).map(({ state }: { state: string }) => state)).toEqual(['abandonne', 'abandonne']);
      expect((await call(test)).errors[0]?.message).toBe(webhookSentences.switchedOff);
      const id = (await delivery()).id;
      expect((await call(replay, { id })).errors[0]?.message).toBe(webhookSentences.switchedOff);

      receiver.answer((response) => response.writeHead(500).end());
      await call(toggle, { isActive: true });
      await service.db.$executeRaw`UPDATE webhooks SET failing_since = ${new Date(now.getTime() - 5 * 24 * hour - 1)}`;
      await service.db.webhookDelivery.updateMany({ data: { attempts: deliveryPauses.length, nextAttemptAt: now } });
      job.runAgain();
      await vi.waitFor(async () => expect(await first()).toMatchObject({ isActive: false }), patience);
      expect((await first()).disabling).toMatch(/5 jours/);
      const mails = await service.db.mail.findMany({ orderBy: { id: 'asc' } });
      expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual(
        Array.from({ length: 2 }, () => ['compte', 'admin@barnum.example']),
      );
      expect(mails.map(({ text }) => text.includes('410'))).toEqual([true, false]);
    });

    it('follow no redirect, and name what is wrong with a receiver', async () => {
      await created();
      await start();
      const failureOf = async (): Promise<string> => {
        const { data } = await call(test);
        await vi.waitFor(async () => expect((await delivery()).failure).not.toBeNull(), patience);
        const found = await delivery();
        expect(found.id).toBe(data.sendTestEvent.id);
        return found.failure;
      };
      receiver.answer((response) => response.writeHead(307, { location: `https://${receiverName}/ailleurs` }).end());
      expect(await failureOf()).toBe(webhookFailures.refused);
      expect(receiver.received.map(({ path }) => path)).toEqual(['/barnum?de=test']);
      locate = async () => ({ host: '127.0.0.1', port: receiver.port });
      expect(await failureOf()).toBe(webhookFailures.tls);
      locate = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));
      expect(await failureOf()).toBe(webhookFailures.unknownName);
      locate = (server) => locateServer(server, async () => [{ address: '10.0.0.7' }]);
      expect(await failureOf()).toBe(webhookFailures.privateAddress);
      locate = receiver.locate;
      receiver.answer((response) => response.destroy());
      expect(await failureOf()).toBe(webhookFailures.unreachable);
      await service.db.webhook.updateMany({ data: { secret: 'AAAA' } });
      expect(await failureOf()).toBe(webhookFailures.unreadableSecret);
      expect(receiver.received).toHaveLength(2);
    });

    it('never lead into a private network, by address or by name', async () => {
      locate = locateServer;
      for (const host of [
        '127.0.0.1',
        '127.1',
        '0x7f000001',
        '10.1.2.3',
        '172.16.0.1',
        '192.168.1.1',
        '169.254.169.254',
        '100.64.0.1',
        '0.0.0.0',
        '224.0.0.1',
        '255.255.255.255',
        '[::1]',
        '[::]',
        '[fe80::1]',
        '[fd00::1]',
        '[ff02::1]',
        '[::ffff:127.0.0.1]',
        '[::ffff:a00:1]',
        '[64:ff9b::a00:1]',
        '[2002:7f00:1::]',
        'localhost',
      ]) {
        const { errors } = await call(create, { input: { ...input, url: `https://${host}/` } });
        expect([host, errors[0]?.extensions?.fields]).toEqual([host, { url: webhookSentences.privateAddress }]);
      }
      const answers = ['10.0.0.1', '::ffff:192.168.0.1', 'fc00::1'];
      for (const address of answers) {
        await expect(locateServer({ host: 'a.example', port: 443 }, async () => [{ address }])).rejects.toThrow();
      }
      const both = async () => [...answers, '93.184.215.14'].map((address) => ({ address }));
      expect(await locateServer({ host: 'a.example', port: 443 }, both)).toEqual({ host: '93.184.215.14', port: 443 });
    });

    it('are refused with a sentence at the field', async () => {
      const fieldsOf = async (over: object) =>
        (await call(create, { input: { ...input, ...over } })).errors[0]?.extensions?.fields;
      for (const url of [
        'http://exemple.fr/',
        'https://exemple.fr:8080/',
        'https://a:b@exemple.fr/',
        'https://exemple.fr/#ici',
        'exemple',
        'ftp://exemple.fr',
        `https://exemple.fr/${'a'.repeat(limits.webhookUrl)}`,
        '',
      ]) {
        expect([url, Object.keys((await fieldsOf({ url })) ?? {})]).toEqual([url, ['url']]);
      }
      expect(await fieldsOf({ nom: ' ' })).toEqual({ nom: webhookSentences.nomRequired });
      expect(await fieldsOf({ events: [] })).toEqual({ events: webhookSentences.eventsRequired });
      expect(Object.keys((await fieldsOf({ events: ['tout'] })) ?? {})).toEqual(['events.0']);
    });

    it('are set, and moved, with the password of who does so, and all gérants are told', async () => {
      const other = await seedUser(service.db, { email: 'deux@barnum.example', role: 'manager' });
      const told = async () => {
        const mails = await service.db.mail.findMany({ where: { kind: 'compte' }, orderBy: { id: 'asc' } });
        await service.db.mail.deleteMany();
        return mails.map(({ recipient, text }) => [recipient, /envoyé à (\S+)\.\n/.exec(text)?.[1]]);
      };
      const refused = async (query: string, variables: object) => {
        const { errors } = await call(query, { ...variables, currentPassword: 'une autre phrase' });
        return Object.keys(errors[0]?.extensions?.fields ?? {});
      };
      expect(await refused(create, { input })).toEqual(['currentPassword']);
      expect(await told()).toEqual([]);
      await created();
      expect((await told()).toSorted()).toEqual([
        ['admin@barnum.example', input.url],
        [other.email, input.url],
      ]);
      expect((await call(update, { input: { ...input, nom: 'Compta' } })).errors).toEqual([]);
      expect(await told()).toEqual([]);
      const moved = { ...input, url: `https://${receiverName}/ailleurs` };
      expect(await refused(update, { input: moved })).toEqual(['currentPassword']);
      expect((await call(update, { input: moved, currentPassword: 'barnum-demo' })).errors).toEqual([]);
      expect(await told()).toHaveLength(2);
      const journaled = await service.db.journalEntry.findMany({ where: { tableName: 'webhooks' } });
      expect(journaled.map(({ operation }) => operation)).toEqual(['modification', 'modification', 'creation']);
    });

    it('are bounded in number, changed on the newest copy, switched off and deleted with their deliveries', async () => {
      await created();
      const changed = { ...input, nom: 'Compta', events: ['invoice.issued', 'quote.issued', 'quote.issued'] };
      const { data } = await call(update, { input: changed });
      expect(data.updateWebhook).toMatchObject({ nom: 'Compta', events: ['quote.issued', 'invoice.issued'] });
      const { updatedAt } = data.updateWebhook;
      await call(update, { input, updatedAt });
      expect((await call(update, { input: changed, updatedAt })).errors[0]?.extensions?.code).toBe('CONFLICT');
      await call(test);
      expect((await call(toggle, { isActive: false })).data.switchWebhook.isActive).toBe(false);
      expect(await delivery()).toMatchObject({ state: 'abandonne', failure: webhookFailures.switchedOff });
      for (let count = 1; count < limits.webhooks; count += 1) await created();
      expect((await call(create, { input })).errors[0]?.message).toBe(webhookSentences.tooMany(limits.webhooks));
      await call('mutation { deleteWebhook(id: 1) }');
      expect(await service.db.webhookDelivery.count()).toBe(0);
      expect((await call('mutation { deleteWebhook(id: 1) }')).errors[0]?.message).toBe(webhookSentences.notFound);
      const journal = await service.db.journalEntry.findMany({ where: { recordKind: 'webhooks' } });
      expect(JSON.stringify(journal)).not.toMatch(/secret/);
    });

    it('are verified by what their documentation says', async () => {
      const documented = await readFile(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');
      const code = /```js\n(import \{ createHmac[\s\S]*?)```/.exec(documented)?.[1];
      const { isFromBarnum } = await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`);
      const own = await created();
      await start();
      await call(test);
      await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
      const { headers, body } = receiver.received[0] ?? {};
      expect(isFromBarnum(headers, body, own)).toBe(true);
      expect(isFromBarnum(headers, `${body} `, own)).toBe(false);
    });

    it('have a log of thirty days', async () => {
      await created();
      await call(test);
      await call(test);
      await service.db.webhookDelivery.updateMany({ data: { nextAttemptAt: null, deliveredAt: now } });
      await deleteExpiredDeliveries(service.db, new Date(Date.now() + 29 * 24 * hour));
      expect(await deliveries()).toHaveLength(2);
      await deleteExpiredDeliveries(service.db, new Date(Date.now() + 30 * 24 * hour + 60_000));
      expect(await deliveries()).toEqual([]);
    });
  },
  { locateServer: (server) => locate(server) },
);

/** A little ahead of the database, so that what was just written is due; receivers take five minutes. */
function ahead(): Date {
  return new Date(Date.now() + 2 * 60_000);
}

async function startDelivering({ db, database }: TestService, options: { patience?: number }): Promise<PeriodicJob> {
  const changes = await database.openChangeFeed();
  const webhooks = { secret, locate: (server: Parameters<LocateServer>[0]) => locate(server) };
  const quiet = { info: () => {}, error: () => {} };
  const adminEmails = ['admin@barnum.example'];
  const job = deliverWebhooks(db, { webhooks, adminEmails, changes, log: quiet, clock: () => now, ...options });
  ends.push(async () => {
    await job.stop();
    await changes.close();
  });
  return job;
}
