import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../prisma/seed/catalogue/articles.ts';
import { makeKey } from '../support/make-key.ts';
import { onOneDatabase, type TestService } from '../support/service.ts';

const hiddenLink = '(lien privé du client)';
const day = addDays(todayInParis(), 20);

onOneDatabase('beneath what a right opens', (service) => {
  it('a key for customers reads no request, and the person’s document says so', async () => {
    const { customerId } = await seedJoinedRequest(service);
    const history = `query ($id: Int!) { customerHistory(id: $id) { lastContact years { montant }
      requests { lienSuivi } quotes { total } messages { texte } likelyRequests { request { id } } } }`;
    const personal = `{ personalData(contact: "camille@exemple.example") { totalCount requests { id } document } }`;
    const { secret } = await makeKey(service, ['customers']);
    const told = await service.graphql(history, { id: customerId }, secret);
    expect(told.errors).toEqual([]);
    expect(told.data.customerHistory).toMatchObject({
      requests: [],
      quotes: [],
      messages: [],
      likelyRequests: [],
      years: [],
    });
    const person = (await service.graphql(personal, {}, secret)).data.personalData;
    expect(person).toMatchObject({ totalCount: 1, requests: [] });
    const document = JSON.parse(person.document);
    expect(document.demandes).toEqual([]);
    expect(document['non communiqué']).toMatch(/Les demandes.*Les messages.*Les factures/);
    expect(person.document).not.toContain('/suivi/');

    const wider = await makeKey(service, ['customers', 'requests', 'messages']);
    const whole = (await service.graphql(personal, {}, wider.secret)).data.personalData;
    expect(whole.requests).toHaveLength(1);
    expect(JSON.parse(whole.document).demandes[0].messages).not.toEqual([]);
    expect(JSON.parse(whole.document)['non communiqué']).toMatch(/^Les factures/);
  });

  it('a key for customers changes, judges and deletes no request', async () => {
    const { id, customerId } = await seedJoinedRequest(service);
    const calls = [
      `{ customersLikeRequest(requestId: ${id}) { raisons } }`,
      `mutation { dismissCustomer(id: ${id}, customerId: ${customerId}) { id } }`,
      `mutation { joinRequestToCustomer(id: ${id}, customerId: ${customerId}) { id } }`,
      `mutation { createCustomer(input: { kind: particulier, nom: "Le Goff" }, requestId: ${id}) { id } }`,
      `mutation { deletePersonalData(contact: "camille@exemple.example", ids: [${id}], customerIds: [${customerId}]) }`,
    ];
    const { secret } = await makeKey(service, ['customers']);
    for (const call of calls) {
      const { errors } = await service.graphql(call, {}, secret);
      expect([call, errors[0]?.extensions?.code]).toEqual([call, 'FORBIDDEN']);
    }
    expect(await service.db.reservationRequest.findFirst()).toMatchObject({ id, customerId });
    const alone = 'mutation { createCustomer(input: { kind: particulier, nom: "Le Bihan" }) { nom } }';
    expect((await service.graphql(alone, {}, secret)).data.createCustomer).toEqual({ nom: 'Le Bihan' });
    const wider = await makeKey(service, ['customers', 'requests']);
    for (const call of calls) {
      const { errors } = await service.graphql(call, {}, wider.secret);
      expect([call, errors]).toEqual([call, []]);
    }
    expect(await service.db.reservationRequest.count()).toBe(0);
  });

  it('who reads mails alone sends them again and holds no visitor’s link', async () => {
    const { link } = await seedJoinedRequest(service);
    const mails = '{ mails { items { id kind subject text devis { pdf } } } }';
    const { secret } = await makeKey(service, ['messages']);
    const { data } = await service.graphql(mails, {}, secret);
    const mail = data.mails.items.find(({ kind }: { kind: string }) => kind === 'accuse');
    expect(mail.text).toContain(hiddenLink);
    expect(JSON.stringify(data)).not.toContain('/suivi/');
    const again = 'mutation ($id: Int!) { retryMail(id: $id) { id text } }';
    const sent = (await service.graphql(again, { id: mail.id }, secret)).data.retryMail;
    expect(sent.text).toContain(hiddenLink);
    const administrators = await service.graphql(mails, {}, await service.signIn('team'));
    expect(JSON.stringify(administrators.data)).toContain(link);
  });

  it('who has the quotes is told that a message left, and not what it says', async () => {
    const { id } = await seedJoinedRequest(service);
    const version = await seedQuoteMail(service, id);
    const { secret } = await makeKey(service, ['requests']);
    const of = (fields: string) =>
      service.graphql(`{ quoteVersion(id: ${version}) { numero mails { ${fields} } } }`, {}, secret);
    expect((await of('kind state')).data.quoteVersion.mails).toEqual([{ kind: 'devis', state: 'en_attente' }]);
    for (const fields of ['text', 'subject']) {
      expect((await of(fields)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    const ofMessages = await makeKey(service, ['messages']);
    const listed = await service.graphql('{ mails { items { kind devis { pdf } } } }', {}, ofMessages.secret);
    expect(listed.errors).toEqual([]);
    expect(listed.data.mails.items).toContainEqual({ kind: 'devis', devis: null });
  });

  it('a request names its customer only to who has the customers', async () => {
    const { id, customerId } = await seedJoinedRequest(service);
    const read = `{ reservationRequest(id: ${id}) { customerId customer { nom } } }`;
    const { secret } = await makeKey(service, ['requests']);
    expect((await service.graphql(read, {}, secret)).data.reservationRequest).toEqual({ customerId, customer: null });
  });
});

onOneDatabase('an article that is not online', (service) => {
  it('is for visitors a name in the packs that hold it', async () => {
    const hidden = await seedArticle(service.db, { nom: 'Lest', prix: '7.77', quantite: 77, etat: 'masque' });
    const gone = await seedArticle(service.db, { nom: 'Sangle', prix: '8.88', quantite: 88, etat: 'archive' });
    const shown = await seedArticle(service.db, { nom: 'Piquet', quantite: 55 });
    const pack = await seedArticle(service.db, { nom: 'Tente posée' });
    await service.db.packComponent.createMany({
      data: [hidden, gone, shown].map(({ id }, position) => ({
        packId: pack.id,
        componentId: id,
        quantite: 1,
        choix: '',
        position,
      })),
    });
    const read = `{ article(id: ${pack.id}) { components { nom article { nom slug prix quantite longueDescription } } } }`;
    const seen = await service.graphql(read);
    expect(seen.errors).toEqual([]);
    expect(seen.data.article.components).toMatchObject([
      { nom: 'Lest', article: null },
      { nom: 'Piquet', article: { slug: 'piquet', quantite: 55 } },
    ]);
    const token = await service.signIn('administrator');
    const [first, second] = (await service.graphql(read, {}, token)).data.article.components;
    expect(first).toMatchObject({ nom: 'Lest', article: { slug: 'lest', prix: '7.77', quantite: 77 } });
    expect(second).toMatchObject({ nom: 'Sangle', article: { prix: '8.88' } });
  });

  it('is a name in a pack of packs, too', async () => {
    const hidden = await seedArticle(service.db, { nom: 'Lest', prix: '7.77', etat: 'masque' });
    const inner = await seedArticle(service.db, { nom: 'Petit pack', prix: '6.66', etat: 'masque' });
    const pack = await seedArticle(service.db, { nom: 'Grand pack' });
    const one = { quantite: 1, choix: '', position: 0 };
    await service.db.packComponent.createMany({
      data: [
        { packId: inner.id, componentId: hidden.id, ...one },
        { packId: pack.id, componentId: inner.id, ...one },
      ],
    });
    const held = '{ nom article { prix } components { nom article { prix } components { nom } } }';
    const { data } = await service.graphql(`{ article(id: ${pack.id}) { components ${held} } }`);
    const inside = [{ nom: 'Lest', article: null, components: [] }];
    expect(data.article.components).toEqual([{ nom: 'Petit pack', article: null, components: inside }]);
  });

  it('is counted, without its price, by who only plans and prepares', async () => {
    await seedArticle(service.db, { nom: 'Lest', prix: '7.77', quantite: 77, etat: 'masque' });
    const token = await service.signIn('preparation');
    const calendar = (fields: string) =>
      service.graphql(`{ stockCalendar(debut: "${day}", fin: "${day}") { articles { ${fields} } } }`, {}, token);
    expect((await calendar('nom quantite')).data.stockCalendar.articles).toEqual([{ nom: 'Lest', quantite: 77 }]);
    for (const field of ['prix', 'montantCaution', 'longueDescription']) {
      expect([field, (await calendar(field)).errors?.length]).toEqual([field, 1]);
    }
  });

  it('has no pictures for visitors, by its id neither', async () => {
    const { id } = await seedArticle(service.db, { nom: 'Lest', etat: 'masque' });
    expect((await service.rest('GET', `/articles/${id}/images`)).status).toBe(404);
    const token = await service.signIn('administrator');
    expect((await service.rest('GET', `/articles/${id}/images`, { token })).status).toBe(200);
  });
});

/** A visitor's request with its mails, joined to a customer. */
async function seedJoinedRequest(service: TestService): Promise<{ id: number; customerId: number; link: string }> {
  await seedArticle(service.db, { nom: 'Chaise pliante' });
  const body = {
    Nom: 'Le Goff',
    Prénom: 'Camille',
    date: day,
    phone: null,
    'e-mail': 'camille@exemple.example',
    item: [{ nom: 'Chaise pliante', quantite: 2 }],
    adresse: null,
    livraison_montage: false,
  };
  const sent = await service.rest('POST', '/forms', { body });
  const { id, lien_suivi: link } = sent.body.form;
  const token = await service.signIn('administrator');
  const made = await service.graphql(
    `mutation { createCustomer(input: { kind: particulier, nom: "Le Goff", emails: ["camille@exemple.example"] }, requestId: ${id}) { id } }`,
    {},
    token,
  );
  return { id, customerId: made.data.createCustomer.id, link };
}

async function seedQuoteMail(service: TestService, requestId: number): Promise<number> {
  const quote = await service.db.quote.create({ data: { requestId, annee: 2031, rang: 1 } });
  const version = await service.db.quoteVersion.create({
    data: {
      quoteId: quote.id,
      requestId,
      version: 1,
      auteur: 'admin@barnum.example',
      total: 10,
      content: {},
      pdf: new Uint8Array(),
    },
  });
  await service.db.mail.create({
    data: {
      kind: 'devis',
      requestId,
      quoteVersionId: version.id,
      recipient: 'camille@exemple.example',
      subject: 'Devis',
      text: 'Voici le devis',
      dueAt: new Date(),
    },
  });
  return version.id;
}
