import { addDays, toDay, weekdayOf } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { expect, it, vi } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoSalesConditions } from '../../../../../prisma/seed/site/sales-conditions.ts';
import { onEveryDatabase, onOneDatabase } from '../../../test/support/service.ts';
import { createCompanyInfo } from '../../site/company-info/company-info.domain.ts';

const form = {
  Nom: 'Le Goff',
  Prénom: 'Maëlle',
  date: todayInParis(daysAgo(-10)),
  phone: '06 39 98 01 12',
  'e-mail': null,
  item: [{ nom: 'Barnum pliant', quantite: 2 }],
  livraison_montage: false,
  adresse: null,
};

const createMutation = `
  mutation ($input: ReservationRequestInput!, $key: String) {
    createReservationRequest(input: $input, key: $key) {
      id nom prenom date phone email livraisonMontage adresse
      items { articleId nom quantite prix montantCaution coutMontage unite }
    }
  }`;

const input = (articleId: number, quantite: number) => ({
  nom: 'Le Goff',
  prenom: 'Maëlle',
  date: form.date,
  phone: '06 39 98 01 12',
  livraisonMontage: false,
  items: [{ articleId, quantite }],
});

onOneDatabase('reservation requests', (service) => {
  it('keeps a request under the documented names and lists it to administrators only', async () => {
    const created = await service.rest('POST', '/forms', { body: form });
    expect(created.status).toBe(201);
    expect(created.body.form).toMatchObject({
      Nom: 'Le Goff',
      Prénom: 'Maëlle',
      date: form.date,
      'e-mail': null,
      item: [{ nom: 'Barnum pliant', quantite: 2 }],
      livraison_montage: false,
    });
    expect(created.body.form).not.toHaveProperty('adresse');

    const token = await service.signIn('administrator');
    const list = await service.rest('GET', '/forms', { token });
    // Its private page is told to who sent it, once.
    const { lien_suivi, ...listed } = created.body.form;
    expect(lien_suivi).toContain(`/suivi/${listed.id}-`);
    expect(list.body.forms).toEqual([listed]);
    expect((await service.rest('GET', '/forms')).status).toBe(401);
    expect((await service.rest('GET', '/forms', { token: await service.signIn('user') })).status).toBe(403);
  });

  it('takes the whole week-end whichever return is named, but nothing before today', async () => {
    const days = async (date: string, date_retour: string | null) => {
      const created = await service.rest('POST', '/forms', { body: { ...form, date, date_retour } });
      const { debut, fin } = await service.db.reservationRequest.findUniqueOrThrow({
        where: { id: created.body.form.id },
      });
      return [toDay(debut), toDay(fin)];
    };
    // The next one: a clock that is set years ahead leaves the embedded database with an alarm that never ends.
    const saturday = addDays(todayInParis(), (6 - weekdayOf(todayInParis())) % 7 || 7);
    const [friday, sunday, monday] = [addDays(saturday, -1), addDays(saturday, 1), addDays(saturday, 2)];
    expect(await days(saturday, monday)).toEqual([friday, monday]);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${saturday}T09:00:00Z`) });
    try {
      expect(await days(saturday, null)).toEqual([saturday, monday]);
      expect(await days(sunday, monday)).toEqual([saturday, monday]);
      const past = await service.rest('POST', '/forms', { body: { ...form, date: friday } });
      expect([past.status, past.body.fields]).toEqual([422, { date: 'La date ne peut pas être passée' }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves on the pick-up that its visitor chose, which REST does not know', async () => {
    const [thursday, saturday, monday] = ['2035-07-05', '2035-07-07', '2035-07-09'];
    const send = (input: object) =>
      service.graphql(
        'mutation ($input: ReservationRequestInput!) { createReservationRequest(input: $input) { debut fin } }',
        {
          input: { nom: 'Le Goff', prenom: 'Maëlle', phone: '06', livraisonMontage: false, ...input },
        },
      );
    const items = [{ nom: 'Sono', quantite: 1 }];
    const { data } = await send({ date: saturday, dateRetrait: thursday, items });
    expect(data.createReservationRequest).toEqual({ debut: thursday, fin: monday });
    await createCompanyInfo(service.db, { nom: 'Jours fermés', valeur: 'le jeudi' });
    const { errors } = await send({ date: saturday, dateRetrait: thursday, items: [...items, ...items] });
    expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual(['dateRetrait']);
    const sent = await service.rest('POST', '/forms', { body: { ...form, date: saturday, dateRetrait: thursday } });
    expect(await service.db.reservationRequest.findUnique({ where: { id: sent.body.form.id } })).toMatchObject({
      dateRetrait: null,
      debut: new Date('2035-07-06T00:00:00Z'),
    });
  });

  it('refuses a departure or a return on a closed day, with the next open one, but to administrators', async () => {
    await createCompanyInfo(service.db, { nom: 'Jours fermés', valeur: 'les jours fériés ; du 9 au 15 juillet 2035' });
    const refused = async (days: object) => {
      const { status, body } = await service.rest('POST', '/forms', { body: { ...form, ...days } });
      return [status, body.fields];
    };
    expect(await refused({ date: '2035-07-07', date_retour: '2035-07-09' })).toEqual([
      422,
      {
        date_retour:
          'Nous sommes fermés le lundi 9 juillet, jour du retour. Prochain jour ouvert\u00a0: le lundi 16 juillet',
      },
    ]);
    const next = 'Prochain jour ouvert\u00a0: le mercredi 2 mai';
    expect(await refused({ date: '2035-05-01' })).toEqual([
      422,
      { date: `Nous sommes fermés le mardi 1er mai, jour du retrait et du retour. ${next}` },
    ]);
    // Easter Monday: the return of the week-end, which nobody named, is on the day after.
    expect((await service.rest('POST', '/forms', { body: { ...form, date: '2035-03-24' } })).status).toBe(201);
    expect(await service.db.reservationRequest.findFirst()).toMatchObject({
      debut: new Date('2035-03-23T00:00:00Z'),
      fin: new Date('2035-03-27T00:00:00Z'),
      joursOfferts: 1,
    });
    // Toussaint is a Thursday: the week-end after it is open.
    expect((await service.rest('POST', '/forms', { body: { ...form, date: '2035-11-03' } })).status).toBe(201);
    const { errors } = await service.graphql(
      'mutation ($input: ReservationRequestInput!) { recordReservationRequest(input: $input) { id } }',
      {
        input: {
          nom: 'Le Goff',
          prenom: 'Anna',
          phone: '0612345678',
          date: '2035-05-01',
          livraisonMontage: false,
          items: [{ nom: 'Tente', quantite: 1 }],
        },
      },
      await service.signIn('administrator'),
    );
    expect(errors).toEqual([]);
  });

  it('freezes name, price, deposit, assembly cost and unit of the day, and the CGV in force', async () => {
    await seedDemoSalesConditions(service.db);
    const article = await seedArticle(service.db, { prix: '110', montantCaution: 700, coutMontage: 35 });
    const { data } = await service.graphql(createMutation, { input: input(article.id, 2) });
    await service.db.article.delete({ where: { id: article.id } });

    const kept = await service.db.reservationRequest.findFirst({ include: { items: true } });
    expect(kept?.salesConditionsVersionId).toBe(3);
    expect(kept?.items[0]).toMatchObject({ articleId: null, nom: 'Barnum pliant', quantite: 2, unite: 'weekend' });
    expect(data.createReservationRequest.items[0]).toMatchObject({
      prix: '110.00',
      montantCaution: '700.00',
      coutMontage: '35.00',
      unite: 'weekend',
    });
  });

  it('gives the items in the order in which they were asked for, wherever their rows lie', async () => {
    const item = ['Nappe', 'Table', 'Chaise'].map((nom) => ({ nom, quantite: 1 }));
    const { id } = (await service.rest('POST', '/forms', { body: { ...form, item } })).body.form;
    const [first] = await service.db.reservationRequestItem.findMany({ orderBy: { id: 'asc' }, take: 1 });
    if (!first) throw new Error('No item was stored.');
    await service.db.reservationRequestItem.delete({ where: { id: first.id } });
    await service.db.reservationRequestItem.create({ data: first });
    const token = await service.signIn('administrator');
    expect((await service.rest('GET', '/forms', { token })).body.forms[0].item).toEqual(item);
    const moved = await service.graphql(
      `mutation { moveReservationRequest(id: ${id}, statut: a_confirmer) { items { nom } } }`,
      {},
      token,
    );
    expect(moved.data.moveReservationRequest.items).toEqual(item.map(({ nom }) => ({ nom })));
  });

  it('keeps nothing of a program that fills in the field that nobody sees, by either API', async () => {
    const article = await seedArticle(service.db);
    const filled = await service.rest('POST', '/forms', { body: { ...form, site_web: 'https://casino.example' } });
    expect(filled).toMatchObject({ status: 422, body: { fields: { site_web: 'Ce champ doit rester vide' } } });
    const trapped = { ...input(article.id, 1), siteWeb: 'x' };
    const { errors } = await service.graphql(createMutation, { input: trapped });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { siteWeb: 'Ce champ doit rester vide' },
    });
    expect(await service.db.reservationRequest.count()).toBe(0);

    for (const empty of ['', '  ', null]) {
      const { errors } = await service.graphql(createMutation, { input: { ...trapped, siteWeb: empty } });
      expect(errors).toEqual([]);
    }
    expect(await service.db.reservationRequest.count()).toBe(1);
  });

  it('refuses what the rules refuse, at the documented fields', async () => {
    const { status, body } = await service.rest('POST', '/forms', {
      body: { ...form, Nom: '  ', phone: '', item: [], livraison_montage: true },
    });
    expect(status).toBe(422);
    expect(body.code).toBe('VALIDATION');
    expect(body.fields).toMatchObject({
      Nom: 'Veuillez saisir votre nom',
      item: 'Veuillez sélectionner au moins un article',
    });
    expect(await service.db.reservationRequest.count()).toBe(0);
  });

  it('refuses a past day, an unknown article, and more than the stock', async () => {
    const article = await seedArticle(service.db, { quantite: 3 });
    const past = await service.rest('POST', '/forms', { body: { ...form, date: todayInParis(daysAgo(1)) } });
    expect(past.body.fields).toEqual({ date: 'La date ne peut pas être passée' });

    const unknown = await service.graphql(createMutation, { input: input(999, 1) });
    expect(unknown.errors[0]?.extensions).toMatchObject({ code: 'VALIDATION' });

    const tooMany = await service.graphql(createMutation, { input: input(article.id, 4) });
    expect(tooMany.errors[0]?.extensions?.fields).toEqual({
      'items.0.quantite': '« Barnum pliant » : 3 au maximum en stock',
    });
    expect(tooMany.status).toBe(200);
  });

  it('tells nobody but administrators what was noted about a request, also when it is sent again', async () => {
    const { id: articleId } = await seedArticle(service.db, {});
    const send = (selection: string) =>
      service.graphql(
        `mutation ($input: ReservationRequestInput!) {
          createReservationRequest(input: $input, key: "e2a0b1f6-14c5-4d56-9d2f-6f5f5b1a7c11") { id ${selection} }
        }`,
        { input: input(articleId, 1) },
      );
    const { data } = await send('');
    await service.db.reservationRequest.updateMany({ data: { notes: 'Client difficile' } });
    for (const selection of ['notes', 'events { auteur }', 'messages { texte }', 'unreadCount']) {
      const answer = await send(selection);
      expect([selection, answer.errors?.[0]?.extensions?.code]).toEqual([selection, 'UNAUTHENTICATED']);
      expect(JSON.stringify(answer.data ?? null)).not.toContain('difficile');
    }
    expect((await send('')).data).toEqual(data);
  });

  it('matches a bare name to the article of the lowest id, keeps an unknown one, and merges repeated items', async () => {
    const article = await seedArticle(service.db);
    await seedArticle(service.db);
    const item = [
      { nom: ' Barnum pliant ', quantite: 1 },
      { nom: 'Barnum pliant', quantite: 2 },
      { nom: 'Dragon gonflable', quantite: 1 },
    ];
    const { body } = await service.rest('POST', '/forms', { body: { ...form, item } });
    expect(body.form.item).toEqual([
      { nom: 'Barnum pliant', quantite: 3 },
      { nom: 'Dragon gonflable', quantite: 1 },
    ]);
    const items = await service.db.reservationRequestItem.findMany({ orderBy: { id: 'asc' } });
    expect(items.map(({ articleId }) => articleId)).toEqual([article.id, null]);
  });

  it('keeps the address with a delivery only', async () => {
    const adresse = '14 route des Ajoncs';
    const with_ = await service.rest('POST', '/forms', { body: { ...form, livraison_montage: true, adresse } });
    expect(with_.body.form.adresse).toBe(adresse);
    const without = await service.rest('POST', '/forms', { body: { ...form, adresse } });
    expect(without.body.form).not.toHaveProperty('adresse');
    const missing = await service.rest('POST', '/forms', { body: { ...form, livraison_montage: true } });
    expect(missing.body.error).toBe('Veuillez renseigner une adresse pour la livraison');
  });

  it('answers pages, newest first, with the whole count', async () => {
    for (const days of [3, 1, 2]) {
      await seedReservationRequest(service.db, { nom: `Il y a ${days} jours`, createdAt: daysAgo(days) });
    }
    const { data } = await service.graphql(
      '{ reservationRequests(page: 2, pageSize: 1) { totalCount items { nom items { nom quantite } } } }',
      {},
      await service.signIn('administrator'),
    );
    expect(data.reservationRequests).toEqual({
      totalCount: 3,
      items: [{ nom: 'Il y a 2 jours', items: [{ nom: 'Barnum pliant', quantite: 1 }] }],
    });
  });

  it('is deleted by an administrator, once', async () => {
    const { id } = await seedReservationRequest(service.db);
    const token = await service.signIn('administrator');
    expect((await service.rest('DELETE', `/forms/${id}`)).status).toBe(401);
    expect(await service.rest('DELETE', `/forms/${id}`, { token })).toMatchObject({ status: 204, body: null });
    expect((await service.rest('DELETE', `/forms/${id}`, { token })).status).toBe(404);
    expect(await service.db.reservationRequestItem.count()).toBe(0);
  });
});

onEveryDatabase('requests that come at once, or are searched,', (service) => {
  it('takes a request sent twice, one after the other or together, for one', async () => {
    const first = await service.rest('POST', '/forms', { body: form });
    const again = await service.rest('POST', '/forms', { body: form });
    expect(again).toMatchObject({ status: 201, body: { form: { id: first.body.form.id } } });

    const other = { ...form, Nom: 'Autre' };
    const together = await Promise.all([1, 2, 3].map(() => service.rest('POST', '/forms', { body: other })));
    expect(new Set(together.map(({ body }) => body.form.id)).size).toBe(1);

    const keyed = { headers: { 'idempotency-key': 'a-key' } };
    const body = { ...form, Nom: 'Avec une clé' };
    const one = await service.rest('POST', '/forms', { body, ...keyed });
    await service.db.reservationRequest.updateMany({ data: { createdAt: daysAgo(1) } });
    const two = await service.rest('POST', '/forms', { body, ...keyed });
    expect(two).toMatchObject({ status: 201, body: { form: { id: one.body.form.id } } });
    const stranger = await service.rest('POST', '/forms', { body: { ...form, Nom: 'Quelqu’un d’autre' }, ...keyed });
    expect(stranger).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await service.db.reservationRequest.count()).toBe(3);

    // The same content was just sent without a key: the key still names the request that it served for.
    const keyless = await service.rest('POST', '/forms', { body });
    const byKey = await service.rest('POST', '/forms', { body, ...keyed });
    expect([keyless.body.form.id, byKey.body.form.id]).toEqual([one.body.form.id + 1, one.body.form.id]);
  });

  it('are searched and sorted by the service', async () => {
    await seedReservationRequest(service.db, {
      nom: 'Kermarrec',
      prenom: 'Gaël',
      phone: '06 39 98 01 12',
      date: form.date,
    });
    const late = todayInParis(daysAgo(-90));
    await seedReservationRequest(service.db, {
      nom: 'Le Bihan',
      prenom: 'Anne',
      phone: null,
      email: 'anne@exemple.example',
      date: late,
    });
    const token = await service.signIn('administrator');
    const read = async (variables: Record<string, unknown>) => {
      const query = `query ($search: String, $sort: ReservationRequestSort) {
        reservationRequests(search: $search, sort: $sort) { totalCount items { nom } }
      }`;
      const { data } = await service.graphql(query, variables, token);
      return data.reservationRequests.items.map(({ nom }: { nom: string }) => nom);
    };
    expect(await read({})).toEqual(['Le Bihan', 'Kermarrec']);
    expect(await read({ sort: 'DATE_ASC' })).toEqual(['Kermarrec', 'Le Bihan']);
    expect(await read({ search: 'gael' })).toEqual(['Kermarrec']);
    expect(await read({ search: '0639980112' })).toEqual(['Kermarrec']);
    expect(await read({ search: '06 39' })).toEqual(['Kermarrec']);
    expect(await read({ search: 'anne@exemple' })).toEqual(['Le Bihan']);
    expect(await read({ search: 'personne' })).toEqual([]);
  });

  it('are found however names, places and sizes are written', async () => {
    const { id: articleId } = await seedArticle(service.db, { nom: 'Barnum pliant 3 × 6 m, 1 200 W' });
    await seedReservationRequest(service.db, {
      nom: 'L’Hermite-Quéré',
      prenom: 'Jean-Pierre',
      livraisonMontage: true,
      adresse: '3, rue de l’Île-aux-Moines',
      items: [{ articleId, quantite: 1 }],
    });
    const token = await service.signIn('administrator');
    const query = 'query ($search: String) { reservationRequests(search: $search) { totalCount } }';
    const count = async (search: string) =>
      (await service.graphql(query, { search }, token)).data.reservationRequests.totalCount;
    for (const search of [
      'jean pierre',
      "JEAN‑PIERRE L'HERMITE",
      'hermite quere',
      'ile aux moines',
      'l’île-aux-moines',
      'barnum 3x6',
      '3*6m 1200w',
      '1 200 w',
      'ｂａｒｎｕｍ',
    ])
      expect(await count(search), search).toBe(1);
    for (const search of ['jean-paul', '3x60', '1 201']) expect(await count(search), search).toBe(0);
  });

  it('are found by telephone, however it was written and is typed', async () => {
    const writings = ['+33 6 12 34 56 78', '06.12.34.56.78', '06\u00a012\u00a034\u00a056\u00a078', '06-12-34-56-78'];
    const ids: number[] = [];
    for (const phone of writings) ids.unshift((await seedReservationRequest(service.db, { nom: phone, phone })).id);
    await seedReservationRequest(service.db, { phone: '06 12 99 88 77' });
    // Holds the same pairs of digits in another order.
    await seedReservationRequest(service.db, { phone: '06 78 56 34 12' });
    for (const search of [
      '06 12 34 56 78',
      '0612345678',
      '06.12.34.56.78',
      '06/12/34/56/78',
      '+33 6 12 34 56 78',
      '+33 (0)6 12 34',
      '0033 6 12 34',
      '06 12 34',
      '06.12.34',
      '345678',
      'nolwenn 06.12.34.56.78',
      '34 56 78',
      '34.56.78',
      '12-34-56',
      '34/56/78',
      '6 12 34 56 78',
      '6.12.34.56.78',
      '612 34 56 78',
      '6 12 34',
      'nolwenn 12 34 56',
    ]) {
      expect(await find(search), search).toEqual(ids);
    }
  });

  it('are found by a field with two telephones as it is pasted', async () => {
    const { id } = await seedReservationRequest(service.db, { phone: '06 12 34 56 78 / 02 97 11 22 33' });
    for (const search of [
      '06.12.34.56.78 / 02.97.11.22.33',
      '06 12 34 56 78/02 97 11 22 33',
      '0612345678/0297112233',
      '06 12 34 56 78 ou 02 97 11 22 33',
      'Tél. 06 12 34 56 78',
      'tel:+33612345678',
    ])
      expect(await find(search), search).toEqual([id]);
  });

  it('are found by number, the one of that number before those that hold it elsewhere', async () => {
    const { id } = await seedReservationRequest(service.db);
    const holding: number[] = [];
    for (const nom of ['Le Bihan', 'Le Goff', 'Le Meur'])
      holding.unshift((await seedReservationRequest(service.db, { nom: `${nom} ${id}` })).id);
    for (const search of [
      `${id}`,
      `n° ${id}`,
      `N°${id}`,
      `nº ${id}`,
      `n°\u00a0${id}`,
      `demande n° ${id}`,
      `demande ${id}`,
    ])
      expect((await find(search))[0], search).toBe(id);
    expect(await find(`${id}`)).toEqual(expect.arrayContaining([id, ...holding]));
    expect(await find(`n° ${id}`)).toEqual([id]);
    expect(await find(`n° ${id}`, { statut: 'confirmee' })).toEqual([]);
    // Page by page: nobody comes twice, nobody is left out.
    const all = await find(`${id}`);
    const pages = [];
    for (const page of all.keys()) pages.push(...(await find(`${id}`, { page: page + 1, pageSize: 1 })));
    expect(pages).toEqual(all);
  });

  it('are counted up to a thousand when they are searched, and all can be turned through', async () => {
    const { id } = await seedReservationRequest(service.db, { nom: 'Kermarrec' });
    const { searchText, searchTrigrams, ...copy } = await service.db.reservationRequest.findUniqueOrThrow({
      where: { id },
      omit: { id: true, cleSuivi: true },
    });
    const data = Array.from({ length: 1_002 }, () => ({ ...copy, searchText, searchTrigrams }));
    await service.db.reservationRequest.createMany({ data });
    const token = await service.signIn('administrator');
    const query = `query ($search: String, $page: Int) {
      reservationRequests(search: $search, page: $page) { totalCount items { id } }
    }`;
    const count = async (search: string, page = 1) =>
      (await service.graphql(query, { search, page }, token)).data.reservationRequests;
    expect((await count('')).totalCount).toBe(1_003);
    expect((await count('kermarrec')).totalCount).toBe(1_001);
    expect((await count('kermarrec', 51)).items).toHaveLength(3);
  });

  /** Ids of what a search finds, in the list's order. */
  async function find(search: string, options: Record<string, unknown> = {}): Promise<number[]> {
    const query = `query ($search: String, $statut: ReservationRequestState, $page: Int, $pageSize: Int) {
      reservationRequests(search: $search, statut: $statut, page: $page, pageSize: $pageSize) { totalCount items { id } }
    }`;
    const { data } = await service.graphql(query, { search, ...options }, await service.signIn('administrator'));
    return data.reservationRequests.items.map(({ id }: { id: number }) => id);
  }
});
