import { frenchVatSentences } from '@barnum/rules/text/french-vat';
import { expect, it } from 'vitest';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

const fields =
  'id nom prenom contacts { nom email } emails telephones siret numeroTva etiquettes requestCount updatedAt';
const create = `mutation ($input: CustomerInput!, $requestId: Int) {
  createCustomer(input: $input, requestId: $requestId) { ${fields} }
}`;
const update = `mutation ($id: Int!, $input: CustomerInput!, $updatedAt: DateTime) {
  updateCustomer(id: $id, input: $input, updatedAt: $updatedAt) { ${fields} }
}`;
const list = `query ($search: String, $kind: CustomerKind, $page: Int) {
  customers(search: $search, kind: $kind, page: $page, pageSize: 2) { totalCount items { nom } }
}`;
const choose = 'query ($search: String!) { customerChoices(search: $search) { nom prenom } }';
const like = 'query ($requestId: Int!) { customersLikeRequest(requestId: $requestId) { customer { nom } raisons } }';
const dismiss = 'mutation ($id: Int!, $customerId: Int!) { dismissCustomer(id: $id, customerId: $customerId) { id } }';
const likely = 'query ($id: Int!) { customerHistory(id: $id) { likelyRequests { request { id } } } }';
const join = `mutation ($id: Int!, $customerId: Int) {
  joinRequestToCustomer(id: $id, customerId: $customerId) { customerId customer { nom } updatedAt }
}`;
const record = `mutation ($input: ReservationRequestInput!, $customerId: Int, $nouveauClient: Boolean) {
  recordReservationRequest(input: $input, customerId: $customerId, nouveauClient: $nouveauClient) {
    id prenom nom customer { kind nom prenom emails telephones adressesLivraison }
  }
}`;

onEveryDatabase('customers', (service) => {
  it('are created, changed, and refused with a sentence at each field; a change meanwhile is a conflict', async () => {
    const token = await service.signIn('administrator');
    const call = async (query: string, variables: object) => service.graphql(query, { ...variables }, token);
    const input = {
      kind: 'collectivite',
      nom: 'Mairie de Vannes',
      prenom: 'Ville',
      contacts: [{ nom: 'Anne Le Goff', email: 'fetes@mairie.example' }],
      emails: ['accueil@mairie.example', '', 'accueil@mairie.example'],
      telephones: ['02 97 00 00 01'],
      codePostal: '56000',
      ville: 'Vannes',
      siret: '732 829 320 00074',
      numeroTva: 'fr 44 732829320',
      etiquettes: ['marché'],
    };
    const created = (await call(create, { input })).data.createCustomer;
    expect(created).toMatchObject({
      prenom: '',
      emails: ['accueil@mairie.example'],
      siret: '73282932000074',
      numeroTva: 'FR44732829320',
      requestCount: 0,
    });
    const wrong = {
      kind: 'professionnel',
      nom: ' ',
      siret: '73282932000075',
      numeroTva: 'DE1',
      codePostal: '5600',
      telephones: ['02 97 00 00 01', 'abc'],
      contacts: [{ nom: 'Anne', telephone: '-' }],
    };
    expect((await call(create, { input: wrong })).errors[0]?.extensions?.fields).toEqual({
      nom: 'Veuillez saisir un nom, ou une dénomination',
      'telephones.1': 'Un numéro de téléphone s’écrit avec des chiffres',
      'contacts.0.telephone': 'Un numéro de téléphone s’écrit avec des chiffres',
      siret: 'Ce numéro n’existe pas\u00a0: un de ses chiffres est faux',
      numeroTva: 'Un numéro de TVA de ce pays commence par FR et n’a pas cette forme',
      codePostal: 'En France, un code postal a 5 chiffres',
    });
    const ofOther = { ...input, numeroTva: 'FR40123456824' };
    expect((await call(create, { input: ofOther })).errors[0]?.extensions?.fields).toEqual({
      numeroTva: frenchVatSentences.ofOther('732\u00a0829\u00a0320'),
    });

    const ofNone = { ...input, numeroTva: 'FR45732829320' };
    expect((await call(create, { input: ofNone })).errors[0]?.extensions?.fields).toEqual({
      numeroTva: frenchVatSentences.key('732\u00a0829\u00a0320', '44'),
    });

    const change = { id: created.id, input: { ...input, nom: 'Ville de Vannes' }, updatedAt: created.updatedAt };
    expect((await call(update, change)).data.updateCustomer.nom).toBe('Ville de Vannes');
    expect((await call(update, change)).errors[0]?.extensions?.code).toBe('CONFLICT');
    expect((await call(update, { ...change, id: 99 })).errors[0]?.message).toBe('Ce client n’existe plus');
  });

  it('are found by every word, whatever accents and writing of telephones, by name', async () => {
    const token = await service.signIn('administrator');
    const call = async (query: string, variables: object) =>
      (await service.graphql(query, { ...variables }, token)).data;
    await seedCustomer(service.db, { kind: 'association', nom: 'Comité des fêtes', telephones: ['+33 2 97 00 00 02'] });
    await seedCustomer(service.db, { nom: 'Évrard', prenom: 'Zoé', emails: ['zoe@client.example'] });
    await seedCustomer(service.db, { kind: 'association', nom: 'Amicale', etiquettes: ['Fêtes de quartier'] });
    const { customers } = await call(list, {});
    expect(customers).toEqual({ totalCount: 3, items: [{ nom: 'Amicale' }, { nom: 'Comité des fêtes' }] });
    expect((await call(list, { page: 2 })).customers.items).toEqual([{ nom: 'Évrard' }]);
    expect((await call(list, { search: 'FETES' })).customers.totalCount).toBe(2);
    expect((await call(list, { search: 'fetes comite' })).customers.totalCount).toBe(1);
    expect((await call(list, { search: 'fêtes-comité' })).customers.totalCount).toBe(1);
    expect((await call(list, { search: '02.97.00.00.02' })).customers.items).toEqual([{ nom: 'Comité des fêtes' }]);
    expect((await call(list, { kind: 'particulier' })).customers.items).toEqual([{ nom: 'Évrard' }]);
    const choices = async (search: string) =>
      (await call(choose, { search })).customerChoices.map(({ nom }: { nom: string }) => nom);
    expect(await choices('evr')).toEqual(['Évrard']);
    expect(await choices('zoe ev')).toEqual(['Évrard']);
    expect(await choices('c')).toEqual(['Comité des fêtes', 'Amicale', 'Évrard']);
    expect(await choices('%')).toEqual([]);
    await seedCustomer(service.db, { nom: 'Le Goff', telephones: ['06.12.34.56.78', '02.97.11.22.33'] });
    for (const search of ['06.12.34.56.78 / 02.97.11.22.33', '0612345678 ou 0297112233', 'Tél. 06 12 34 56 78'])
      expect((await call(list, { search })).customers.items, search).toEqual([{ nom: 'Le Goff' }]);
  });

  it('of a request are suggested with what speaks for them, and joined by an administrator only', async () => {
    const token = await service.signIn('administrator');
    const call = async (query: string, variables: object) =>
      (await service.graphql(query, { ...variables }, token)).data;
    const { id: customerId } = await seedCustomer(service.db, {
      kind: 'collectivite',
      nom: 'Mairie de Vannes',
      emails: ['Accueil@mairie.example'],
      contacts: [{ nom: 'Anne', fonction: '', email: null, telephone: '06 39 98 01 12' }],
    });
    await seedCustomer(service.db, { nom: 'C.', prenom: 'Nolwenn' });
    const request = await seedReservationRequest(service.db, {
      email: 'accueil@MAIRIE.example',
      phone: '+33639980112',
    });
    expect(request.customerId).toBeNull();
    expect((await call(like, { requestId: request.id })).customersLikeRequest).toEqual([
      {
        customer: { nom: 'Mairie de Vannes' },
        raisons: ['même e-mail (accueil@mairie.example)', 'même téléphone (06\u00a039\u00a098\u00a001\u00a012)'],
      },
    ]);
    const other = await seedReservationRequest(service.db, { email: 'accueil@mairie.example' });
    const dismissed = { id: other.id, customerId };
    for (const _again of [1, 2]) expect((await call(dismiss, dismissed)).dismissCustomer.id).toBe(other.id);
    expect((await call(like, { requestId: other.id })).customersLikeRequest).toEqual([]);
    expect((await call(likely, { id: customerId })).customerHistory.likelyRequests).toEqual([
      { request: { id: request.id } },
    ]);
    expect((await service.graphql(dismiss, { id: 99, customerId }, token)).errors[0]?.extensions?.code).toBe(
      'NOT_FOUND',
    );

    const joined = (await call(join, { id: request.id, customerId })).joinRequestToCustomer;
    expect(joined).toEqual({
      customerId,
      customer: { nom: 'Mairie de Vannes' },
      updatedAt: request.updatedAt.toISOString(),
    });
    expect((await call(join, { id: request.id })).joinRequestToCustomer.customer).toBeNull();
    expect((await service.graphql(join, { id: 99, customerId }, token)).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await service.graphql(join, { id: 1, customerId: 99 }, token)).errors[0]?.message).toBe(
      'Ce client n’existe plus',
    );
  });

  it('are chosen, or made of what is typed, as a request is entered', async () => {
    const token = await service.signIn('administrator');
    const call = async (variables: object) =>
      (await service.graphql(record, { ...variables }, token)).data.recordReservationRequest;
    const { id: customerId } = await seedCustomer(service.db, { nom: 'Corre' });
    const input = {
      prenom: 'Mairie',
      nom: 'de Vannes',
      date: '2027-06-12',
      email: 'accueil@mairie.example',
      livraisonMontage: true,
      adresse: '1 place de la Mairie, 56000 Vannes',
      items: [{ nom: 'Barnum', quantite: 1 }],
    };
    expect((await call({ input, customerId })).customer.nom).toBe('Corre');
    expect((await call({ input: { ...input, prenom: 'La mairie' } })).customer).toBeNull();
    expect(await call({ input: { ...input, phone: '02 97 00 00 01' }, nouveauClient: true })).toMatchObject({
      prenom: 'Mairie',
      customer: {
        kind: 'collectivite',
        nom: 'Mairie de Vannes',
        prenom: '',
        emails: ['accueil@mairie.example'],
        telephones: ['02 97 00 00 01'],
        adressesLivraison: ['1 place de la Mairie, 56000 Vannes'],
      },
    });
  });
});
