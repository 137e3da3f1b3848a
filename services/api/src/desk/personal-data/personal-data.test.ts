import { todayInParis } from '@barnum/rules/dates/paris-time';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { expect, it, vi } from 'vitest';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { followUpLinks, onEveryDatabase } from '../../../test/support/service.ts';
import { purgeExpiredData } from '../../assembly/purge-expired-data.ts';
import { joinRequests } from '../../customers/customers/customers.domain.ts';
import { moveReservationRequest } from '../../requests/reservation-requests/request-states.domain.ts';
import { exportFollowedRequest } from './export-person.domain.ts';
import { erasePerson, findPerson } from './personal-data.domain.ts';
import { deleteExpiredRequests, forgetRequestKeys } from './retention.domain.ts';
import { unsettledRequests } from './unsettled-requests.domain.ts';

const read = `query ($contact: String!) {
  personalData(contact: $contact) { totalCount ids document requests { id nom items { nom } } }
}`;
const erase = 'mutation ($contact: String!, $ids: [Int!]!) { deletePersonalData(contact: $contact, ids: $ids) }';
const year = 365.25;

onEveryDatabase('personal data', (service) => {
  const call = async (query: string, contact: string, token?: string, ids: number[] = []) =>
    service.graphql(query, { contact, ids }, token);

  it('is found and handed over by e-mail or by telephone, to administrators only', async () => {
    const phone = '+33 6 39 98 01 12';
    await seedReservationRequest(service.db, { nom: 'Un', phone: null, email: 'Nolwenn@exemple.example' });
    await seedReservationRequest(service.db, { nom: 'Deux', phone, email: 'nolwenn@exemple.example' });
    await seedReservationRequest(service.db, { nom: 'Trois', phone: '06 39 98 01 13' });
    const token = await service.signIn('administrator');

    const { data } = await call(read, ' nolwenn@EXEMPLE.example ', token);
    expect(data.personalData.totalCount).toBe(2);
    expect(data.personalData.requests.map(({ nom }: { nom: string }) => nom)).toEqual(['Deux', 'Un']);
    const document = JSON.parse(data.personalData.document);
    expect(document.demandes[0]).toMatchObject({
      nom: 'Deux',
      téléphone: phone,
      'date souhaitée': todayInParis(daysAgo(-30)),
      articles: [{ nom: 'Barnum pliant', quantité: 1 }],
      histoire: [{ par: 'visiteur', état: 'nouvelle', note: '' }],
    });
    expect((await call(read, '0639980112', token)).data.personalData.totalCount).toBe(2);
    expect((await call(read, 'Deux', token)).errors[0]?.extensions?.fields).toHaveProperty('contact');

    for (const query of [read, erase]) {
      expect((await call(query, '0639980112')).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
      const plain = await service.signIn('user');
      expect((await call(query, '0639980112', plain)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    expect(await service.db.reservationRequest.count()).toBe(3);
  });

  it('is handed over with all that was agreed: each line for what it is, discounts and their reasons', async () => {
    const delivered = { livraisonMontage: true, adresse: '4 rue des Ajoncs' };
    const { id } = await seedReservationRequest(service.db, { email: 'nolwenn@exemple.example', ...delivered });
    const discount = { remise: 10, remiseEnPourcent: true, motifRemise: 'fidélité' };
    await service.db.reservationRequestItem.updateMany({ data: { ...discount, coefficient: 1.5, tauxTva: 5.5 } });
    await service.db.reservationRequestItem.create({
      data: {
        requestId: id,
        nature: 'livraison',
        nom: 'Livraison et reprise',
        quantite: 1,
        prix: 60,
        unite: 'unitaire',
      },
    });
    const whole = { remise: 15, motifRemise: 'geste', cautionFixee: 300, creneau: 'apres_midi' } as const;
    await service.db.reservationRequest.update({ where: { id }, data: whole });
    const { document } = (await call(read, 'nolwenn@exemple.example', await service.signIn('administrator'))).data
      .personalData;
    const told = {
      'remise en %': '10',
      'motif de la remise': 'fidélité',
      'coefficient de durée': '1.5',
      'TVA en %': '5.5',
    };
    const ofTeam = (await call(read, 'nolwenn@exemple.example', await service.signIn('team'))).data.personalData
      .document;
    expect(ofTeam).not.toMatch(/"factures": \[\s*\{|paiements et cautions/);
    expect(JSON.parse(ofTeam)).toMatchObject({ 'non communiqué': expect.stringContaining('paiements') });
    for (const exported of [document, await exportFollowedRequest(service.db, id, followUpLinks)]) {
      const [request] = JSON.parse(exported).demandes;
      expect(request).toMatchObject({
        articles: [{ nom: 'Barnum pliant', ...told }],
        'autres lignes': [{ nature: 'Livraison', nom: 'Livraison et reprise', 'prix du jour': '60' }],
        remise: '15',
        'motif de la remise': 'geste',
        'caution fixée': '300',
        créneau: 'après-midi',
      });
      expect(request.articles).toHaveLength(1);
    }
  });

  it('is found whole among thousands of requests, the newest first', async () => {
    const day = new Date('2026-07-10');
    const email = (index: number) => (index % 200 === 0 ? 'anne@exemple.example' : 'autre@exemple.example');
    const data = Array.from({ length: 2_001 }, (_, index) => ({
      nom: `Nom ${index}`,
      prenom: 'Anne',
      email: email(index),
      date: day,
      debut: day,
      fin: day,
      livraisonMontage: false,
      contentHash: '',
      createdAt: new Date(day.getTime() + index * 1_000),
    }));
    await service.db.reservationRequest.createMany({ data });
    const token = await service.signIn('administrator');
    const { totalCount, document } = (await call(read, 'anne@exemple.example', token)).data.personalData;
    expect(totalCount).toBe(11);
    const { recherche, demandes } = JSON.parse(document);
    expect(recherche).toBe('anne@exemple.example');
    expect(demandes.map(({ nom }: { nom: string }) => nom)).toEqual(
      Array.from({ length: 11 }, (_, index) => `Nom ${2_000 - 200 * index}`),
    );
  });

  it('of one person is deleted with all that hangs on it: what was shown, and nothing of others', async () => {
    await seedReservationRequest(service.db, { nom: 'Un', phone: '0639980112' });
    await seedReservationRequest(service.db, { nom: 'Deux', phone: '06.39.98.01.12', email: 'autre@exemple.example' });
    await seedReservationRequest(service.db, { nom: 'Trois', phone: '0639980113' });
    const token = await service.signIn('administrator');
    const { ids } = (await call(read, '06 39 98 01 12', token)).data.personalData;
    expect(ids).toEqual([2, 1]);
    await seedReservationRequest(service.db, { nom: 'Depuis', phone: '0639980112' });
    expect((await call(erase, '06 39 98 01 12', token, [...ids, 3])).data.deletePersonalData).toBe(2);
    const later = (await call(read, '06 39 98 01 12', token)).data.personalData;
    expect(later.requests.map(({ nom }: { nom: string }) => nom)).toEqual(['Depuis']);
    expect((await call(erase, '06 39 98 01 12', token, later.ids)).data.deletePersonalData).toBe(1);
    expect((await call(read, '06 39 98 01 12', token)).data.personalData).toMatchObject({
      totalCount: 0,
      requests: [],
    });
    expect((await service.db.reservationRequest.findMany()).map(({ nom }) => nom)).toEqual(['Trois']);
    expect(await service.db.reservationRequestItem.count()).toBe(1);
  });

  it('of a customer is handed over and erased with it: an organisation loses a contact, and nothing of others', async () => {
    const contact = 'nolwenn@exemple.example';
    const person = await seedCustomer(service.db, { nom: 'Corre', prenom: 'Nolwenn', emails: [contact] });
    const townHall = await seedCustomer(service.db, {
      kind: 'collectivite',
      nom: 'Mairie de Vannes',
      emails: ['mairie@exemple.example'],
      contacts: [
        { nom: 'Nolwenn', fonction: 'fêtes', email: contact, telephone: '02 97 00 00 01' },
        { nom: 'Yann', fonction: '', email: 'yann@exemple.example', telephone: null },
      ],
    });
    const byTelephone = await seedReservationRequest(service.db, { nom: 'Du client', phone: '0639980114' });
    await joinRequests(service.db, [byTelephone.id], person.id);
    const ofOthers = await seedReservationRequest(service.db, { nom: 'De la mairie', email: 'yann@exemple.example' });
    await joinRequests(service.db, [ofOthers.id], townHall.id);
    // An invoice whose request is gone, and what was paid for it and for a request; another customer paid, too.
    const [invoiceId = 0, ofOthersId = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, customerId: person.id },
      { rang: 2, customerId: townHall.id },
    ]);
    const token = await service.signIn('administrator');
    const pay = (input: object) =>
      service.graphql(
        'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }',
        { input: { date: todayInParis(), moyen: 'virement', montant: '10', payeur: 'Nolwenn Corre', ...input } },
        token,
      );
    await pay({ affectations: [{ invoiceId, montant: '10' }] });
    await pay({ requestId: byTelephone.id });
    await pay({ affectations: [{ invoiceId: ofOthersId, montant: '10' }] });
    const deposit = await service.graphql(
      'mutation ($input: DepositInput!) { receiveDeposit(input: $input) { id } }',
      { input: { date: todayInParis(), moyen: 'especes', montant: '100', requestId: byTelephone.id } },
      token,
    );
    await service.graphql(
      `mutation ($id: Int!, $date: Date!) { moveDeposit(id: $id, etape: rendue, date: $date, moyen: especes) { id } }`,
      { id: deposit.data.receiveDeposit.id, date: todayInParis() },
      token,
    );
    const findAll = `query ($contact: String!) {
      personalData(contact: $contact) {
        ids keptIds document gardes { factures paiements cautions acceptations } customers { id nom requestCount }
      }
    }`;
    const found = (await call(findAll, contact, token)).data.personalData;
    expect(found).toMatchObject({
      ids: [byTelephone.id],
      keptIds: [],
      gardes: { factures: ['F-2027-00001'], paiements: 2, cautions: 1, acceptations: [] },
      customers: [
        { nom: 'Corre', requestCount: 1 },
        { nom: 'Mairie de Vannes', requestCount: 1 },
      ],
    });
    expect(JSON.parse(found.document).fiches).toMatchObject([
      { client: { nom: 'Corre', prenom: 'Nolwenn' } },
      { client: 'Mairie de Vannes', contacts: [{ nom: 'Nolwenn' }], emails: [] },
    ]);
    expect(found.document).not.toContain('yann@');
    expect(JSON.parse(found.document)).toMatchObject({
      factures: [{ numero: 'F-2027-00001' }],
      demandes: [
        {
          'paiements et cautions': [
            { nature: 'Paiement', 'remis par': 'Nolwenn Corre' },
            { montant: '100' },
            { nature: 'Caution rendue' },
          ],
        },
      ],
    });
    const left = 'query ($requestId: Int!) { keptRecords(requestId: $requestId) { factures paiements cautions } }';
    expect((await service.graphql(left, { requestId: byTelephone.id }, token)).data.keptRecords).toEqual({
      factures: [],
      paiements: 1,
      cautions: 1,
    });

    const eraseAll = `mutation ($contact: String!, $ids: [Int!]!, $customerIds: [Int!]!) {
      deletePersonalData(contact: $contact, ids: $ids, customerIds: $customerIds)
    }`;
    const customerIds = [person.id, townHall.id];
    const variables = { contact, ids: [byTelephone.id, ofOthers.id], customerIds };
    expect((await service.graphql(eraseAll, variables, token)).data.deletePersonalData).toBe(1);
    expect(await service.db.customer.findMany()).toMatchObject([
      { nom: 'Mairie de Vannes', contacts: [{ nom: 'Yann' }], emails: ['mairie@exemple.example'] },
    ]);
    expect((await service.db.reservationRequest.findMany()).map(({ nom }) => nom)).toEqual(['De la mairie']);
    expect((await call(findAll, contact, token)).data.personalData).toMatchObject({ ids: [], customers: [] });
    // All stays in the ledger, without who it is of.
    const notes = await service.db.ledgerNotes.findMany({ orderBy: { entryId: 'asc' } });
    expect(notes.filter(({ payeur }) => payeur !== '').map(({ payeur }) => payeur)).toEqual(['Nolwenn Corre']);
    expect(await service.db.invoice.count()).toBe(2);
  });

  it('is followed both ways: a request leads to its customer, and the customer to all that is its own', async () => {
    const asked = 'nolwenn@exemple.example';
    const customer = await seedCustomer(service.db, {
      nom: 'Corre',
      prenom: 'Nolwenn',
      telephones: ['06 39 98 01 20'],
    });
    const townHall = await seedCustomer(service.db, {
      kind: 'collectivite',
      nom: 'Mairie de Vannes',
      contacts: [
        { nom: 'Nolwenn', fonction: '', email: null, telephone: '06 39 98 01 20' },
        { nom: 'Yann', fonction: '', email: 'yann@exemple.example', telephone: null },
      ],
    });
    const requestOf = async (input: object, customerId?: number) => {
      const { id } = await seedReservationRequest(service.db, input);
      if (customerId !== undefined) await joinRequests(service.db, [id], customerId);
      return id;
    };
    const own = [
      await requestOf({ email: asked, phone: '06 39 98 01 21' }, customer.id),
      await requestOf({ phone: '06 39 98 01 22' }, customer.id),
      await requestOf({ phone: '+33 6 39 98 01 20' }),
      await requestOf({ email: asked, phone: '02 97 00 00 01' }, townHall.id),
    ];
    const ofOthers = [
      await requestOf({ email: 'yann@exemple.example', phone: '02 97 00 00 01' }, townHall.id),
      await requestOf({ phone: '06 39 98 01 23' }),
    ];
    const token = await service.signIn('administrator');
    const read = `query ($contact: String!) { personalData(contact: $contact) {
      ids customers { nom } organisations { contacts demandes } document } }`;
    for (const contact of [asked, '06 39 98 01 20']) {
      const { document, ...found } = (await call(read, contact, token)).data.personalData;
      expect(found).toEqual({
        ids: own.toReversed(),
        customers: [{ nom: 'Corre' }, { nom: 'Mairie de Vannes' }],
        organisations: [{ contacts: ['Yann'], demandes: 1 }],
      });
      expect(JSON.parse(document).fiches[1].contacts).toMatchObject([{ nom: 'Nolwenn' }]);
    }
    const erase = `mutation ($contact: String!, $ids: [Int!]!, $customerIds: [Int!]!) {
      deletePersonalData(contact: $contact, ids: $ids, customerIds: $customerIds) }`;
    const variables = { contact: asked, ids: [...own, ...ofOthers], customerIds: [customer.id, townHall.id] };
    expect((await service.graphql(erase, variables, token)).data.deletePersonalData).toBe(own.length);
    const left = await service.db.reservationRequest.findMany({ orderBy: { id: 'asc' } });
    expect(left.map(({ id }) => id)).toEqual(ofOthers);
    expect(await service.db.customer.findMany()).toMatchObject([
      { nom: 'Mairie de Vannes', contacts: [{ nom: 'Yann' }] },
    ]);
  });

  it('is the same by whichever contact it is asked: requests lead to others, and a firm’s contact to hers alone', async () => {
    const firm = await seedCustomer(service.db, {
      kind: 'professionnel',
      nom: 'Firme SA',
      telephones: ['02 97 00 00 09'],
      contacts: [
        { nom: 'Marie', fonction: '', email: 'marie@exemple.example', telephone: '06 39 98 01 40 / 02 97 00 00 08' },
        { nom: 'Paul', fonction: '', email: 'paul@exemple.example', telephone: '06 39 98 01 41 / 02 97 00 00 08' },
      ],
    });
    const ana = await seedCustomer(service.db, { nom: 'Corre', prenom: 'Ana', emails: ['ana@exemple.example'] });
    const requestOf = async (input: object, customerId?: number) => {
      const { id } = await seedReservationRequest(service.db, { email: null, phone: null, ...input });
      if (customerId !== undefined) await joinRequests(service.db, [id], customerId);
      return id;
    };
    const durand = [
      await requestOf({ email: 'durand@exemple.example', phone: '06 39 98 01 30' }),
      await requestOf({ phone: '06 39 98 01 30' }),
    ];
    const ofAna = [
      await requestOf({ email: 'ana@exemple.example' }, ana.id),
      await requestOf({ phone: '06 39 98 01 31' }, ana.id),
      await requestOf({ nom: 'Autre', phone: '06 39 98 01 31' }),
    ];
    const ofMarie = [
      await requestOf({ phone: '06 39 98 01 40' }, firm.id),
      await requestOf({ email: 'marie@exemple.example', phone: '02 97 00 00 09' }),
    ];
    const ofPaul = [
      await requestOf({ email: 'paul@exemple.example', phone: '02 97 00 00 09' }),
      await requestOf({ email: 'paul@exemple.example', phone: '02 97 00 00 08' }, firm.id),
    ];
    const idsOf = async (contact: string) => (await findPerson(service.db, contact)).ids.toReversed();
    for (const contact of ['durand@exemple.example', '06 39 98 01 30']) expect(await idsOf(contact)).toEqual(durand);
    for (const contact of ['ana@exemple.example', '06 39 98 01 31']) expect(await idsOf(contact)).toEqual(ofAna);
    for (const contact of ['marie@exemple.example', '06 39 98 01 40']) expect(await idsOf(contact)).toEqual(ofMarie);
    expect(await idsOf('paul@exemple.example')).toEqual(ofPaul);
    // The firm's own number leads to who wrote it, and from them to nobody.
    expect(await idsOf('02 97 00 00 09')).toEqual([ofMarie[1], ofPaul[0]]);

    const { ids } = await findPerson(service.db, 'marie@exemple.example');
    expect(await erasePerson(service.db, 'marie@exemple.example', { ids, customerIds: [firm.id] })).toBe(2);
    expect(await service.db.customer.findUniqueOrThrow({ where: { id: firm.id } })).toMatchObject({
      telephones: ['02 97 00 00 09'],
      contacts: [{ nom: 'Paul' }],
    });
    expect(await idsOf('paul@exemple.example')).toEqual(ofPaul);
    expect(await idsOf('06 39 98 01 40')).toEqual([]);
  });

  it('is blanked, where the law has a quote kept, of all but what it asks for', async () => {
    const contact = 'nolwenn@exemple.example';
    const token = await service.signIn('administrator');
    const { id, cleSuivi } = await seedReservationRequest(service.db, { email: contact, mot: 'Merci' });
    const { id: customerId } = await seedCustomer(service.db, { emails: [contact] });
    await joinRequests(service.db, [id], customerId);
    const change = { auteur: 'admin@barnum.example', note: 'Téléphone : 06 39 98 01 12 → 06' };
    await moveReservationRequest(service.db, id, 'confirmee', change);
    const quote = await service.db.quote.create({ data: { annee: 2026, rang: 1, requestId: id } });
    const version = { version: 1, auteur: 'admin@barnum.example', total: 0, content: {}, pdf: new Uint8Array() };
    await service.db.quoteVersion.create({ data: { ...version, quoteId: quote.id, requestId: id } });
    await service.db.reservationRequest.update({ where: { id }, data: { notes: 'Rappeler le soir' } });

    const found = await findPerson(service.db, contact);
    expect(found).toMatchObject({ ids: [id], keptIds: [id] });
    expect(await erasePerson(service.db, contact, { ids: [id], customerIds: [customerId] })).toBe(0);
    const kept = await service.db.reservationRequest.findUniqueOrThrow({ where: { id }, include: { events: true } });
    expect(kept).toMatchObject({
      nom: 'C.',
      prenom: 'Nolwenn',
      email: null,
      phone: null,
      notes: '',
      customerId: null,
      statut: 'confirmee',
      donneesEffaceesLe: expect.any(Date),
      searchText: ' nolwenn c barnum pliant d202600001 ',
    });
    expect(kept.cleSuivi).not.toBe(cleSuivi);
    expect(kept.events.map(({ note }) => note)).toEqual(['', '']);
    expect(await service.db.requestMessage.count()).toBe(0);
    expect(await service.db.customer.count()).toBe(0);
    expect((await service.graphql('{ reservationRequest(id: 1) { donneesEffaceesLe } }', {}, token)).errors).toEqual(
      [],
    );
  });

  it('is kept with all requests of a customer until the last contact about any of them is old', async () => {
    const old = daysAgo(4 * year);
    const ofOneCustomer = async (nom: string, days: readonly Date[]) => {
      const customer = await seedCustomer(service.db, { nom, createdAt: old });
      for (const at of days) {
        const { id } = await seedReservationRequest(service.db, { nom, createdAt: at });
        await service.db.reservationRequest.update({ where: { id }, data: { date: at, debut: at, fin: at } });
        await joinRequests(service.db, [id], customer.id);
      }
      await service.db.$executeRaw`UPDATE customers SET updated_at = ${old} WHERE id = ${customer.id}`;
    };
    await ofOneCustomer('fidèle', [old, daysAgo(10)]);
    await ofOneCustomer('perdu', [old, old]);
    await ofOneCustomer('jamais venu', []);
    await ofOneCustomer('très ancien', [daysAgo(10 * year + 4), daysAgo(10)]);
    const log = { info: vi.fn(), error: vi.fn() };
    await purgeExpiredData(service.db, { years: 3, log });
    expect(log.error).not.toHaveBeenCalled();
    const left = await service.db.reservationRequest.findMany({ orderBy: { id: 'asc' } });
    expect(left.map(({ nom }) => nom)).toEqual(['fidèle', 'fidèle', 'très ancien']);
    const customers = await service.db.customer.findMany({ orderBy: { id: 'asc' } });
    expect(customers.map(({ nom }) => nom)).toEqual(['fidèle', 'très ancien']);
  });

  it('is deleted some years after the last contact, and after ten years in any case', async () => {
    const seed = async (nom: string, createdAt: Date, date: Date) => {
      const { id } = await seedReservationRequest(service.db, { nom, createdAt });
      await service.db.reservationRequest.update({ where: { id }, data: { date, debut: date, fin: date } });
      return id;
    };
    await seed('ancienne', daysAgo(3 * year + 2), daysAgo(3 * year + 2));
    await seed('récente', daysAgo(3 * year - 2), daysAgo(3 * year - 2));
    const later = await seed('rappelée depuis', daysAgo(4 * year), daysAgo(4 * year));
    await moveReservationRequest(service.db, later, 'refusee', { auteur: authors.system });
    await seed('pour plus tard', daysAgo(4 * year), daysAgo(2 * year));
    await seed('pour jamais', daysAgo(10 * year + 4), new Date('9999-12-31'));
    expect(await deleteExpiredRequests(service.db, 3)).toBe(2);
    const left = await service.db.reservationRequest.findMany({ orderBy: { id: 'asc' } });
    expect(left.map(({ nom }) => nom)).toEqual(['récente', 'rappelée depuis', 'pour plus tard']);
    expect(await deleteExpiredRequests(service.db, 1)).toBe(2);
    expect((await service.graphql('{ retentionYears }')).data).toEqual({ retentionYears: 3 });
  });

  it('stays until its money and its deposit are settled, a deposit also after ten years', async () => {
    const token = await service.signIn('administrator');
    const seed = async (nom: string, at: Date) => {
      const { id } = await seedReservationRequest(service.db, { nom, createdAt: at });
      await service.db.reservationRequest.update({ where: { id }, data: { date: at, debut: at, fin: at } });
      return id;
    };
    const [old, oldest] = [daysAgo(4 * year), daysAgo(10 * year + 4)];
    const [held, lasting, paid] = [
      await seed('caution', old),
      await seed('caution de dix ans', oldest),
      await seed('réglé', old),
    ];
    const [billed, paidLongAgo] = [await seed('facture', old), await seed('règlement de dix ans', oldest)];
    await seed('rien', old);
    await seedIssuedInvoices(service.db, [{ rang: 1, requestId: billed }]);
    const pay = 'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }';
    const receive = 'mutation ($input: DepositInput!) { receiveDeposit(input: $input) { id } }';
    const input = { date: todayInParis(), moyen: 'virement', montant: '100' };
    for (const requestId of [paid, paidLongAgo]) await service.graphql(pay, { input: { ...input, requestId } }, token);
    const deposits: number[] = [];
    for (const requestId of [held, lasting]) {
      const { data } = await service.graphql(receive, { input: { ...input, requestId } }, token);
      deposits.push(data.receiveDeposit.id);
    }
    expect(await deleteExpiredRequests(service.db, 3)).toBe(2);
    const left = await service.db.reservationRequest.findMany({ orderBy: { id: 'asc' } });
    expect(left.map(({ id }) => id)).toEqual([held, lasting, paid, billed]);
    expect(await unsettledRequests(service.db, [held, lasting, paid, billed])).toEqual([held, lasting, paid, billed]);
    const giveBack =
      'mutation ($id: Int!, $date: Date!) { moveDeposit(id: $id, etape: rendue, date: $date, moyen: virement) { id } }';
    for (const id of deposits) await service.graphql(giveBack, { id, date: todayInParis() }, token);
    expect(await deleteExpiredRequests(service.db, 3)).toBe(2);
    expect(await service.db.reservationRequest.count()).toBe(2);
  });

  it('is deleted by a job that leaves a line in the log, with a number and nothing else', async () => {
    await seedReservationRequest(service.db, { nom: 'Ancienne', createdAt: daysAgo(10 * year + 4) });
    await seedReservationRequest(service.db, { nom: 'Récente' });
    const log = { info: vi.fn(), error: vi.fn() };
    await purgeExpiredData(service.db, { years: 3, log });
    expect(log.info.mock.calls).toEqual([[{ requests: 1, years: 3 }, 'requests past their retention were deleted']]);
    expect(log.error).not.toHaveBeenCalled();
    expect((await service.db.reservationRequest.findMany()).map(({ nom }) => nom)).toEqual(['Récente']);
  });

  it('is deleted by that job however much there is, and whatever else fails', async () => {
    const createdAt = daysAgo(10 * year + 4);
    const common = {
      prenom: 'A',
      phone: '0639980112',
      date: createdAt,
      debut: createdAt,
      fin: createdAt,
      livraisonMontage: false,
      contentHash: '',
      createdAt,
    };
    const data = Array.from({ length: 1_200 }, (_, index) => ({ ...common, nom: `Nom ${index}` }));
    await service.db.reservationRequest.createMany({ data });
    const log = { info: vi.fn(), error: vi.fn() };
    const attempt = { findMany: () => Promise.reject(new Error('away')) };
    const failing = new Proxy(service.db, {
      get: (db, name) => (name === 'attempt' ? attempt : Reflect.get(db, name)),
    });
    await purgeExpiredData(failing, { years: 3, log });
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.info.mock.calls).toEqual([[{ requests: 1_200, years: 3 }, expect.any(String)]]);
    expect(await service.db.reservationRequest.count()).toBe(0);
  });

  it('is not kept in keys that have served', async () => {
    for (const [nom, age] of Object.entries({ Un: 8, Deux: 6 })) {
      const { id } = await seedReservationRequest(service.db, { nom, createdAt: daysAgo(age) });
      await service.db.reservationRequest.update({ where: { id }, data: { idempotencyKey: `nolwenn-${nom}` } });
    }
    await forgetRequestKeys(service.db);
    const kept = await service.db.reservationRequest.findMany({ orderBy: { id: 'asc' } });
    expect(kept.map(({ idempotencyKey }) => idempotencyKey)).toEqual([null, 'nolwenn-Deux']);
  });
});
