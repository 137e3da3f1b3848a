import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { restorationName } from '@barnum/rules/money/ledger/deposits';
import { mailFailures } from '@barnum/rules/outbox/mails/sentences';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { type MailServer, startMailServer } from '../../../test/support/mail-server.ts';
import {
  accountLinks,
  followUpLinks,
  mailServerAt,
  onEveryDatabase,
  onOneDatabase,
  type TestService,
} from '../../../test/support/service.ts';
import { sendMails } from '../../access/mail-server/send-mails.ts';
import { readAttachment } from '../../assembly/mail-attachments.ts';
import { exportPerson } from '../../desk/personal-data/export-person.domain.ts';
import { findPerson } from '../../desk/personal-data/personal-data.domain.ts';
import { writeDepartureReminders } from '../../requests/reservation-requests/request-mails.domain.ts';
import { updateSiteTexts, uploadSitePicture } from '../../site/site-texts/site-texts.domain.ts';
import { claimDueMail, markFailed } from './mails.domain.ts';

const request = {
  Nom: 'Le Goff',
  Prénom: 'Camille',
  date: todayInParis(daysAgo(-20)),
  phone: null,
  'e-mail': 'camille@exemple.example',
  item: [{ nom: 'Chaise pliante', quantite: 2 }],
  adresse: null,
  livraison_montage: false,
};
const quiet = { info: () => {}, error: () => {} };

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** For what the sender does by itself. */
const patience = { timeout: 10_000 };

onOneDatabase('messages', (service) => {
  it('are written with the request and sent: to the visitor once, to both administrators', async () => {
    await company(service);
    await seedArticle(service.db, { nom: 'Chaise pliante' });
    const server = await mailServer(service);
    const { body } = await service.rest('POST', '/forms', { body: request });
    await service.rest('POST', '/forms', { body: request });
    await arrived(server, 3);
    const toVisitor = server.received.filter(({ to }) => to.includes('camille@exemple.example'));
    expect(toVisitor).toHaveLength(1);
    expect(toVisitor[0]?.mail).toMatchObject({
      subject: `Votre demande n° ${body.form.id} est bien arrivée`,
      from: { name: 'Barnum du Ponant', address: 'contact@exemple.example' },
    });
    expect(toVisitor[0]?.mail.text).toContain('– 2 × Chaise pliante');
    // It may be read in another year.
    expect(toVisitor[0]?.mail.text).toMatch(new RegExp(`^Votre fête\\s: .* ${request.date.slice(0, 4)}\\s·`, 'm'));
    expect(toVisitor[0]?.mail.text).toContain('sans engagement');
    expect(toVisitor[0]?.mail.text).toContain(body.form.lien_suivi);
    const alerted = server.received.flatMap(({ to }) => to).filter((to) => to !== 'camille@exemple.example');
    expect(alerted.toSorted()).toEqual(['admin@barnum.example', 'gerance@barnum.example']);
    await vi.waitFor(async () => expect(await service.db.mail.count({ where: { sentAt: null } })).toBe(0), patience);
  });

  it('stand under the shop’s logo where it has one, and in plain words, too', async () => {
    await company(service);
    await seedArticle(service.db, { nom: 'Chaise <pliante>' });
    const bytes = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#14626b' } })
      .png()
      .toBuffer();
    const { url } = await uploadSitePicture(service.db, service.storage, { field: 'logo', bytes });
    await updateSiteTexts(service.db, { logo: url }, { seen: 0, auteur: 'admin@barnum.example' });
    const server = await mailServer(service);
    const item = [{ nom: 'Chaise <pliante>', quantite: 2 }];
    await service.rest('POST', '/forms', { body: { ...request, item } });
    await arrived(server, 3);
    const mail = server.received.find(({ to }) => to.includes('camille@exemple.example'))?.mail;
    expect(mail?.text).toContain('Chaise <pliante>');
    expect(mail?.html).toContain('Chaise &lt;pliante>');
    expect(mail?.html).toMatch(/<a href="https?:[^"]+\/suivi\/[^"]+">/);
    expect(mail?.attachments[0]).toMatchObject({ mimeType: 'image/jpeg', contentId: '<logo>' });
  });

  it('carry nothing to strangers of what somebody typed, and not more than three a day', async () => {
    const spam = { Prénom: 'Gagnez 500 € sur https://exemple.example', item: [{ nom: 'Achetez ici', quantite: 1 }] };
    for (let count = 1; count <= 5; count += 1) {
      const quantity = { item: [{ nom: 'Achetez ici', quantite: count }] };
      await service.rest('POST', '/forms', { body: { ...request, ...spam, ...quantity } });
    }
    const mails = await service.db.mail.findMany({ where: { kind: 'accuse' } });
    expect(mails).toHaveLength(3);
    for (const { text } of mails) expect(text).not.toMatch(/Gagnez|Achetez/);
  });

  it('show administrators no trace of a typed placeholder, whole or in pieces', async () => {
    const pieces = '\u0001sui\u0001suivi\u0001vi\u0001';
    const named = { Nom: `Le ${pieces}`, Prénom: `Ca\u0007mille\u009f` };
    await service.rest('POST', '/forms', { body: { ...request, ...named } });
    const mails = await service.db.mail.findMany({ where: { kind: 'alerte' } });
    expect(mails[0]?.subject).toContain('de Camille Le suisuivivi');
    // But for ours, which the template has.
    expect(JSON.stringify(mails).replaceAll('\\u0001demande\\u0001', '')).not.toContain('\\u');
    const stored = await service.db.reservationRequest.findFirstOrThrow();
    expect(stored).toMatchObject({ nom: 'Le suisuivivi', prenom: 'Camille' });
  });

  it('that wait are given up when something else has become true', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedReservationRequest(service.db, { email: 'a@exemple.example' });
    for (const statut of ['confirmee', 'annulee']) {
      const move = `mutation { moveReservationRequest(id: ${id}, statut: ${statut}) { id } }`;
      await service.graphql(move, {}, token);
    }
    expect(await service.db.mail.findMany()).toMatchObject([
      { kind: 'confirmation', dueAt: null, failure: 'outdated' },
    ]);
  });

  it('keep nobody from ending who waits for a mail server that says nothing', async () => {
    await company(service);
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const end = await startSending(service, `smtp://127.0.0.1:${port}`);
    const reached = once(mute, 'connection');
    await seedMail(service);
    await reached;
    await end();
    expect(await service.db.mail.findFirst()).toMatchObject({ sentAt: null, failure: 'unreachable' });
    mute.close();
  });

  it('wait when the mail server refuses the sender, which can be put right', async () => {
    await company(service);
    const server = await startMailServer();
    server.refuseSender({ code: 553, text: 'Sender not allowed' });
    ends.push(server.close, await startSending(service, server.url));
    await seedMail(service);
    await vi.waitFor(async () => {
      const mail = await service.db.mail.findFirst();
      expect(mail).toMatchObject({ failure: 'refused', sentAt: null });
      expect(mail?.dueAt).not.toBeNull();
    }, patience);
  });

  it('are not written for a request that is not recorded', async () => {
    const { status } = await service.rest('POST', '/forms', { body: { ...request, item: [] } });
    expect(status).toBe(422);
    expect(await service.db.mail.count()).toBe(0);
  });

  it('tell of a confirmation and of a refusal, with a word, unless the administrator would rather not', async () => {
    const token = await service.signIn('administrator');
    const move = (id: number, statut: string, more: object) =>
      service.graphql(
        `mutation ($id: Int!, $statut: ReservationRequestState!, $mot: String, $prevenir: Boolean) {
          moveReservationRequest(id: $id, statut: $statut, mot: $mot, prevenir: $prevenir) { id } }`,
        { id, statut, ...more },
        token,
      );
    const [told, refused, silent] = [
      await seedReservationRequest(service.db, { email: 'a@exemple.example' }),
      await seedReservationRequest(service.db, { email: 'b@exemple.example' }),
      await seedReservationRequest(service.db, { email: 'c@exemple.example' }),
    ];
    const nom = restorationName(121, { libelle: 'Toile' });
    const line = { nature: 'frais', nom, quantite: 1, prix: 90, unite: 'unitaire' } as const;
    await service.db.reservationRequestItem.create({ data: { requestId: told.id, ...line } });
    await move(told.id, 'confirmee', { mot: 'Soyez là à 9 h.' });
    await move(told.id, 'sortie', {});
    await move(told.id, 'confirmee', {});
    await move(refused.id, 'refusee', {});
    await move(silent.id, 'confirmee', { prevenir: false });
    const mails = await service.db.mail.findMany({ orderBy: { id: 'asc' } });
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['confirmation', 'a@exemple.example'],
      ['refus', 'b@exemple.example'],
    ]);
    expect(mails[0]?.text).toContain('Soyez là à 9 h.');
    // Without the number of our entry.
    expect(mails[0]?.text).toContain('– 1 × Remise en état\u00a0: Toile');
  });

  it('are given up when the recipient is refused for good, and can be tried again', async () => {
    await company(service);
    const server = await startMailServer();
    server.refuse({ code: 550, text: 'No such mailbox camille@exemple.example' });
    ends.push(server.close, await startSending(service, server.url));
    await seedMail(service);
    await vi.waitFor(async () => {
      expect(await service.db.mail.findFirst()).toMatchObject({ failure: 'recipient', dueAt: null, sentAt: null });
    }, patience);
    server.refuse(null);
    const token = await service.signIn('administrator');
    const retry = 'mutation ($id: Int!) { retryMail(id: $id) { state subject text } }';
    const { id } = await service.db.mail.findFirstOrThrow();
    expect((await service.graphql(retry, { id }, token)).data.retryMail).toMatchObject({ subject: 'Objet' });
    await seedMail(service);
    await arrived(server, 2);
    await vi.waitFor(async () => expect(await service.db.mail.count({ where: { sentAt: null } })).toBe(0), patience);
    expect((await service.graphql(retry, { id }, token)).errors[0]?.extensions?.code).toBe('CONFLICT');
  });

  it('are marked as sent by who sends them, and those to administrators wait for nobody, without a mail server', async () => {
    const token = await service.signIn('administrator');
    const { body } = await service.rest('POST', '/forms', { body: request });
    const read = `{ mails(state: en_attente) { isSending waitingCount totalCount items { id kind } } }`;
    const waiting = (await service.graphql(read, {}, token)).data.mails;
    expect(waiting).toMatchObject({ isSending: false, waitingCount: 1, totalCount: 1, items: [{ kind: 'accuse' }] });
    expect(await service.db.mail.count({ where: { requestId: body.form.id, kind: 'alerte' } })).toBe(2);
    const mark = `mutation ($id: Int!) {
      markMailSent(id: $id) { state sentAt subject text failure devis { id fileName } } }`;
    const { id } = waiting.items[0];
    const { data } = await service.graphql(mark, { id }, token);
    expect(data.markMailSent).toMatchObject({ state: 'envoye', sentAt: expect.any(String), failure: null });
    expect((await service.graphql(mark, { id }, token)).errors[0]?.extensions?.code).toBe('CONFLICT');
    expect((await service.graphql(mark, { id: 999 }, token)).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await service.graphql(read, {}, token)).data.mails.waitingCount).toBe(0);
  });

  it('are read, sent again and marked by who may see them: none about an account, those of invoices with the money', async () => {
    const mail = { recipient: 'camille@exemple.example', subject: 'Objet', text: '120,00 €', dueAt: new Date() };
    const kinds = ['accuse', 'facture', 'relance', 'compte'] as const;
    await service.db.mail.createMany({ data: kinds.map((kind) => ({ ...mail, kind })) });
    const ids = new Map((await service.db.mail.findMany()).map(({ id, kind }) => [kind, id]));
    const readers = { administrator: ['accuse', 'facture', 'relance'], team: ['accuse'] } as const;
    for (const [role, seen] of Object.entries(readers)) {
      const token = await service.signIn(role as keyof typeof readers);
      await service.db.mail.updateMany({ data: { sentAt: null, dueAt: new Date() } });
      const { data } = await service.graphql('{ mails { totalCount waitingCount items { kind } } }', {}, token);
      expect(data.mails.items.map(({ kind }: { kind: string }) => kind).sort()).toEqual(seen);
      expect([data.mails.totalCount, data.mails.waitingCount]).toEqual([seen.length, seen.length]);
      for (const [kind, id] of ids)
        for (const act of ['retryMail', 'markMailSent']) {
          await service.db.mail.update({ where: { id }, data: { sentAt: null, dueAt: new Date() } });
          const { errors } = await service.graphql(`mutation { ${act}(id: ${id}) { id } }`, {}, token);
          const refused = (seen as readonly string[]).includes(kind) ? [] : ['NOT_FOUND'];
          expect([act, kind, role, errors.map(({ extensions }) => extensions?.code)]).toEqual([
            act,
            kind,
            role,
            refused,
          ]);
        }
    }
  });

  it('are promised to visitors only where there is a mail server', async () => {
    const send = `mutation ($input: ReservationRequestInput!) {
      createReservationRequest(input: $input) { accuseParEmail lienSuivi } }`;
    await seedArticle(service.db, { nom: 'Chaise pliante' });
    const input = { nom: 'Le Goff', prenom: 'Camille', date: request.date, livraisonMontage: false };
    const sent = async (more: object) =>
      (await service.graphql(send, { input: { ...input, items: [{ articleId: 1, quantite: 1 }], ...more } })).data
        .createReservationRequest;
    const promised = async (jeton: string) =>
      (await service.graphql('query ($jeton: String!) { followUp(jeton: $jeton) { sendsMails } }', { jeton })).data
        .followUp.sendsMails;
    const without = await sent({ email: 'a@exemple.example' });
    const jeton = without.lienSuivi.split('/').at(-1);
    expect([without.accuseParEmail, await promised(jeton)]).toEqual([false, false]);
    await service.db.mailServer.create({ data: { host: 'smtp.exemple.example', port: 465 } });
    expect((await sent({ email: 'b@exemple.example' })).accuseParEmail).toBe(true);
    expect((await sent({ phone: '02 98 00 00 00' })).accuseParEmail).toBe(false);
    expect(await promised(jeton)).toBe(true);
  });

  it('are given up after three days', async () => {
    const server = await startMailServer();
    ends.push(server.close);
    await seedMail(service);
    await service.db.mail.updateMany({ data: { createdAt: daysAgo(4) } });
    ends.push(await startSending(service, server.url));
    await vi.waitFor(async () => {
      expect(await service.db.mail.findFirst()).toMatchObject({ failure: 'tooOld', dueAt: null });
    }, patience);
    expect(server.received).toHaveLength(0);
  });

  it('remind of a confirmed request that leaves soon, once', async () => {
    const day = (days: number) => addDays(todayInParis(), days);
    const soon = await seedReservationRequest(service.db, { email: 'a@exemple.example', date: day(2) });
    const later = await seedReservationRequest(service.db, { email: 'b@exemple.example', date: day(20) });
    await seedReservationRequest(service.db, { email: 'c@exemple.example', date: day(2) });
    await service.db.reservationRequest.updateMany({
      where: { id: { in: [soon.id, later.id] } },
      data: { statut: 'confirmee', debut: new Date(`${day(2)}T00:00:00Z`) },
    });
    await service.db.reservationRequest.updateMany({
      where: { id: later.id },
      data: { debut: new Date(`${day(20)}T00:00:00Z`), fin: new Date(`${day(20)}T00:00:00Z`) },
    });
    await Promise.all([writeDepartureReminders(service.db), writeDepartureReminders(service.db)]);
    await writeDepartureReminders(service.db);
    const mails = await service.db.mail.findMany();
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['rappel', 'a@exemple.example']]);
  });

  it('are among the data of a person, and go with their request when it is deleted', async () => {
    await seedMail(service);
    const contact = 'camille@exemple.example';
    const person = await exportPerson(service.db, await findPerson(service.db, contact), followUpLinks, {
      withRequests: true,
      withMails: true,
      withMoney: true,
    });
    expect(JSON.parse(person).demandes[0].messages).toMatchObject([{ objet: 'Objet', texte: 'Texte' }]);
    await service.db.reservationRequest.deleteMany();
    expect(await service.db.mail.count()).toBe(0);
  });

  it('are written in the words of the administrators, who cannot overwrite each other', async () => {
    const token = await service.signIn('administrator');
    const update = `mutation ($input: MailTemplateInput!, $updatedAt: DateTime) {
      updateMailTemplate(kind: accuse, input: $input, updatedAt: $updatedAt) { text updatedAt } }`;
    const input = { subject: 'Bien reçu, {{ prenom }}', text: 'Numéro {{numero}}' };
    const { data } = await service.graphql(update, { input }, token);
    const unseen = { input, updatedAt: null };
    expect((await service.graphql(update, unseen, token)).errors[0]?.extensions?.code).toBe('CONFLICT');
    await service.rest('POST', '/forms', { body: request });
    const mail = await service.db.mail.findFirst({ where: { kind: 'accuse' } });
    expect(mail).toMatchObject({ subject: 'Bien reçu, Camille', text: `Numéro ${mail?.requestId}\n` });
    const unknown = { input: { ...input, text: '{{iban}}' }, updatedAt: data.updateMailTemplate.updatedAt };
    const refused = await service.graphql(update, unknown, token);
    expect(refused.errors[0]?.extensions?.fields).toEqual({ text: '{{iban}} n’est pas un champ connu' });
    const reset = 'mutation ($at: DateTime) { resetMailTemplate(kind: accuse, updatedAt: $at) { updatedAt } }';
    await service.graphql(reset, { at: data.updateMailTemplate.updatedAt }, token);
    expect(await service.db.mailTemplate.count()).toBe(0);
  });
});

onEveryDatabase('messages that several processes send', (service) => {
  it('stay given up when they were so while an attempt failed', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedReservationRequest(service.db, { email: 'a@exemple.example' });
    const move = (statut: string) => `mutation { moveReservationRequest(id: ${id}, statut: ${statut}) { id } }`;
    await service.graphql(move('confirmee'), {}, token);
    await service.db.mail.updateMany({ data: { dueAt: new Date() } });
    const tried = await claimDueMail(service.db);
    await service.graphql(move('annulee'), {}, token);
    if (tried === null) throw new Error('No mail was due');
    await markFailed(service.db, tried, { failure: 'unreachable', isFinal: false });
    expect(await service.db.mail.findUnique({ where: { id: tried.id } })).toMatchObject({
      dueAt: null,
      failure: 'outdated',
    });
  });

  it('wait while the mail server is away, and leave when it is back', async () => {
    await company(service);
    const away = await startMailServer();
    await away.close();
    ends.push(await startSending(service, away.url));
    await service.rest('POST', '/forms', { body: request });
    await vi.waitFor(async () => {
      const failed = await service.db.mail.findMany({ where: { failure: 'unreachable' } });
      expect(failed).toHaveLength(3);
      expect(failed.every(({ dueAt, sentAt }) => dueAt !== null && sentAt === null)).toBe(true);
    }, patience);
    const token = await service.signIn('administrator');
    const { data } = await service.graphql('{ mails { items { state failure } totalCount } }', {}, token);
    expect(data.mails.items[0]).toEqual({ state: 'en_attente', failure: mailFailures.unreachable });
    await ends.pop()?.();
    const back = await mailServer(service);
    for (const { id } of await service.db.mail.findMany()) {
      await service.graphql('mutation ($id: Int!) { retryMail(id: $id) { id } }', { id }, token);
    }
    await arrived(back, 3);
  });

  it('leave once, however many processes send', async () => {
    await company(service);
    const server = await startMailServer();
    ends.push(server.close);
    for (let index = 0; index < 20; index += 1) await seedMail(service, `visiteur${index}@exemple.example`);
    for (let process = 0; process < 3; process += 1) {
      ends.push(await startSending(service, server.url));
    }
    await arrived(server, 20);
    await vi.waitFor(async () => expect(await service.db.mail.count({ where: { sentAt: null } })).toBe(0), patience);
    expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(20);
    expect(server.received).toHaveLength(20);
  });
});

async function company({ db }: TestService): Promise<void> {
  await db.companyInfo.createMany({
    data: [
      { nom: 'Dénomination', valeur: 'Barnum du Ponant' },
      { nom: 'Email', valeur: 'contact@exemple.example' },
    ],
  });
}

/** A message that waits, of a request of its own. */
async function seedMail({ db }: TestService, recipient = 'camille@exemple.example'): Promise<void> {
  const { id } = await seedReservationRequest(db, { email: recipient });
  const words = { subject: 'Objet', text: 'Texte' };
  await db.mail.create({ data: { requestId: id, kind: 'accuse', recipient, ...words, dueAt: new Date() } });
}

async function mailServer(service: TestService): Promise<MailServer> {
  const server = await startMailServer();
  ends.push(server.close, await startSending(service, server.url));
  return server;
}

/** Sends what waits through the mail server of this address; returns what ends that. */
async function startSending(service: TestService, url: string) {
  return sendMails(service.db, {
    storage: service.storage,
    mailServer: mailServerAt(url),
    links: followUpLinks,
    accountLinks,
    readAttachment,
    changes: await changes(service),
    log: quiet,
  }).stop;
}

async function changes({ database }: TestService) {
  const feed = await database.openChangeFeed();
  ends.push(() => feed.close());
  return feed;
}

async function arrived(server: MailServer, count: number): Promise<void> {
  await vi.waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(count), patience);
}
