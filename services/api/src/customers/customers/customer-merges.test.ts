import { customerSentences } from '@barnum/rules/customers/customer-sentences';
import { customerKinds } from '@barnum/rules/customers/customers';
import { limits } from '@barnum/rules/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase, type TestService } from '../../../test/support/service.ts';
import { deleteCustomer, deleteEndedMerges, mergeCustomers, undoMerge } from './customer-merges.domain.ts';
import { contentOf, getCustomer, joinRequests, updateCustomer } from './customers.domain.ts';

const auteur = 'admin@barnum.example';
const merge =
  'mutation ($id: Int!, $otherId: Int!) { mergeCustomers(id: $id, otherId: $otherId) { nom requestCount } }';
const undo = 'mutation ($id: Int!) { undoCustomerMerge(id: $id) { nom requestCount } }';
const deletion = 'mutation ($id: Int!) { deleteCustomer(id: $id) }';
const history = `query ($id: Int!) {
  customerHistory(id: $id) {
    requests { nom } duplicates { raisons lastContact customer { nom ville telephones } } merges { id nom annulableJusquau }
    likelyRequests { raisons request { nom } } years { annee demandes montant } messages { texte requestId } lastContact
  }
}`;

const line = fc.constantFrom('Vannes', 'Auray', 'Lorient');
const email = fc.constantFrom('a@mairie.example', 'b@mairie.example', 'c@mairie.example');
const customer = fc.record({
  kind: fc.constantFrom(...customerKinds),
  nom: line,
  prenom: line,
  contacts: fc.array(fc.record({ nom: line, fonction: line, email: fc.option(email) }), { maxLength: 3 }),
  emails: fc.array(email, { maxLength: 3 }),
  rue: fc.constantFrom('', '1 place de la Mairie'),
  ville: fc.constantFrom('', 'Vannes'),
  siret: fc.constantFrom(null, '73282932000074', '732829320'),
  notes: fc.constantFrom('', 'Sonner deux fois'),
  etiquettes: fc.array(line, { maxLength: 2 }),
});

/** Every row that a merge may touch, all its columns. */
async function rows({ db }: Pick<TestService, 'db'>) {
  const customers = await db.$queryRaw`SELECT * FROM customers ORDER BY id`;
  const requests = await db.$queryRaw`SELECT * FROM reservation_requests ORDER BY id`;
  const items = await db.$queryRaw`SELECT * FROM reservation_request_items ORDER BY id`;
  const merges = await db.$queryRaw`SELECT * FROM customer_merges ORDER BY customer_id`;
  const invoices = await db.$queryRaw`SELECT * FROM invoices ORDER BY id`;
  return { customers, requests, items, merges, invoices };
}

onEveryDatabase('two customers', (service) => {
  let rang = 0;
  const seedInvoice = async (customerId: number, correctsId: number | null = null) => {
    rang += 1;
    const nature = correctsId === null ? 'facture' : 'avoir';
    const [id = 0] = await seedIssuedInvoices(service.db, [{ rang, nature, customerId, correctsId }]);
    return id;
  };
  const ownerOf = async (id: number) => (await service.db.invoice.findUniqueOrThrow({ where: { id } })).customerId;

  it('that were made one and then two again are what they were, each row of them', async () => {
    const property = fc.asyncProperty(
      fc.tuple(customer, customer, customer),
      fc.array(fc.nat(2), { maxLength: 4 }),
      fc.boolean(),
      async (seeds, owners, isChained) => {
        await service.db.reservationRequest.deleteMany();
        await service.db.customer.deleteMany();
        const ids: number[] = [];
        for (const seed of seeds) ids.push((await seedCustomer(service.db, seed)).id);
        const [first = 0, second = 0, third = 0] = ids;
        for (const [index, owner] of owners.entries()) {
          const { id } = await seedReservationRequest(service.db, { nom: `Nom ${index}` });
          await joinRequests(service.db, [id], ids[owner] ?? 0);
          // Its request is gone.
          await seedInvoice(ids[owner] ?? 0);
        }
        const before = await rows(service);
        if (isChained) await mergeCustomers(service.db, { keptId: second, goneId: third, auteur });
        const between = await rows(service);
        await mergeCustomers(service.db, { keptId: first, goneId: second, auteur });
        expect(await service.db.reservationRequest.count({ where: { customerId: second } })).toBe(0);
        expect(await service.db.invoice.count({ where: { customerId: second } })).toBe(0);
        await undoMerge(service.db, second);
        expect(await rows(service)).toEqual(between);
        if (isChained) await undoMerge(service.db, third);
        expect(await rows(service)).toEqual(before);
      },
    );
    await fc.assert(property, { numRuns: 12 });
  });

  it('are joined with all that each knows, named as duplicates, and told apart again by who asks for it', async () => {
    const token = await service.signIn('administrator');
    const call = async (query: string, variables: object) => service.graphql(query, { ...variables }, token);
    const kept = await seedCustomer(service.db, {
      kind: 'collectivite',
      nom: 'Mairie de Vannes',
      emails: ['mairie@vannes.example'],
      etiquettes: ['fidèle'],
    });
    const gone = await seedCustomer(service.db, {
      kind: 'collectivite',
      nom: 'Ville de Vannes',
      emails: ['Mairie@Vannes.example', 'fetes@vannes.example'],
      siret: '73282932000074',
      ville: 'Vannes',
      notes: 'Portail vert',
    });
    const { id: requestId } = await seedReservationRequest(service.db, { date: '2027-06-12' });
    await joinRequests(service.db, [requestId], gone.id);
    await service.db.requestMessage.create({ data: { requestId, texte: 'Merci' } });
    const invoiceId = await seedInvoice(gone.id);
    const waiting = await seedReservationRequest(service.db, {
      nom: 'Fêtes',
      phone: null,
      email: 'fetes@vannes.example',
    });

    const of = async (id: number) => (await call(history, { id })).data.customerHistory;
    expect((await of(kept.id)).duplicates).toEqual([
      {
        raisons: ['même e-mail (mairie@vannes.example)'],
        lastContact: expect.any(String),
        customer: { nom: 'Ville de Vannes', ville: 'Vannes', telephones: [] },
      },
    ]);
    expect((await of(gone.id)).duplicates[0].lastContact).toBeNull();
    expect((await of(kept.id)).duplicates[0].lastContact).toBe((await of(gone.id)).lastContact);
    expect((await of(kept.id)).likelyRequests).toEqual([]);
    expect((await call(merge, { id: kept.id, otherId: kept.id })).errors[0]?.extensions?.fields).toHaveProperty(
      'otherId',
    );
    expect((await call(merge, { id: kept.id, otherId: gone.id })).data.mergeCustomers).toEqual({
      nom: 'Mairie de Vannes',
      requestCount: 1,
    });
    expect(contentOf(await getCustomer(service.db, kept.id))).toMatchObject({
      nom: 'Mairie de Vannes',
      siret: '73282932000074',
      ville: 'Vannes',
      etiquettes: ['fidèle'],
      emails: ['mairie@vannes.example', 'fetes@vannes.example'],
      notes: 'Aussi enregistré sous le nom Ville de Vannes.\nPortail vert',
    });
    await expect(getCustomer(service.db, gone.id)).rejects.toThrow('Ce client n’existe plus');
    const joined = await of(kept.id);
    expect(joined).toMatchObject({
      requests: [{ nom: 'C.' }],
      duplicates: [],
      merges: [{ id: gone.id, nom: 'Ville de Vannes' }],
      likelyRequests: [{ raisons: ['même e-mail (fetes@vannes.example)'], request: { nom: 'Fêtes' } }],
      years: [{ annee: 2027, demandes: 1, montant: '0.00' }],
      messages: [{ texte: 'Merci', requestId }],
    });
    expect(Date.parse(joined.lastContact)).toBeGreaterThan(daysAgo(1).getTime());

    expect(await ownerOf(invoiceId)).toBe(kept.id);
    const creditNoteId = await seedInvoice(kept.id, invoiceId);

    // What is changed meanwhile stays.
    const now = await getCustomer(service.db, kept.id);
    await updateCustomer(service.db, kept.id, {
      ...contentOf(now),
      rue: '2 quai',
      emails: [...now.emails, 'd@d.example'],
    });
    await joinRequests(service.db, [waiting.id], kept.id);
    expect((await call(undo, { id: gone.id })).data.undoCustomerMerge).toEqual({
      nom: 'Ville de Vannes',
      requestCount: 1,
    });
    expect(contentOf(await getCustomer(service.db, kept.id))).toMatchObject({
      siret: null,
      ville: '',
      rue: '2 quai',
      notes: '',
      etiquettes: ['fidèle'],
      emails: ['mairie@vannes.example', 'd@d.example'],
    });
    expect((await of(kept.id)).requests).toEqual([{ nom: 'Fêtes' }]);
    expect([await ownerOf(invoiceId), await ownerOf(creditNoteId)]).toEqual([gone.id, gone.id]);
    expect((await call(undo, { id: gone.id })).errors[0]?.message).toBe('Cette fusion ne peut plus être annulée');
  });

  it('are not deleted, one with the other, while they can be told apart', async () => {
    const token = await service.signIn('administrator');
    const kept = await seedCustomer(service.db, { nom: 'Mairie' });
    const gone = await seedCustomer(service.db, { nom: 'Ville' });
    const { id: requestId } = await seedReservationRequest(service.db);
    await joinRequests(service.db, [requestId], gone.id);
    await mergeCustomers(service.db, { keptId: kept.id, goneId: gone.id, auteur });
    const refused = (await service.graphql(deletion, { id: kept.id }, token)).errors[0];
    expect(refused?.extensions?.code).toBe('CONFLICT');
    expect(refused?.message).toBe(customerSentences.deletedAfterUndo('Ville'));
    expect((await service.graphql(undo, { id: gone.id }, token)).data.undoCustomerMerge).toEqual({
      nom: 'Ville',
      requestCount: 1,
    });
    expect((await service.graphql(deletion, { id: kept.id }, token)).data.deleteCustomer).toBe(true);
    expect((await service.db.customer.findMany()).map(({ nom }) => nom)).toEqual(['Ville']);

    // When it is too late to undo the joining, nothing is lost any more.
    const third = await seedCustomer(service.db, { nom: 'Commune' });
    await mergeCustomers(service.db, { keptId: third.id, goneId: gone.id, auteur });
    await deleteCustomer(service.db, third.id, daysAgo(-limits.mergeUndoDays - 1));
    expect(await service.db.customer.count()).toBe(0);
  });

  it('stay one after thirty days, and while the one that was kept was itself joined to a third', async () => {
    const ids: number[] = [];
    for (const nom of ['Un', 'Deux', 'Trois']) ids.push((await seedCustomer(service.db, { nom })).id);
    const [first = 0, second = 0, third = 0] = ids;
    await mergeCustomers(service.db, { keptId: second, goneId: third, auteur });
    await mergeCustomers(service.db, { keptId: first, goneId: second, auteur });
    await expect(undoMerge(service.db, third)).rejects.toThrow('annulez cette fusion-là d’abord');
    const later = daysAgo(-limits.mergeUndoDays - 1);
    await expect(undoMerge(service.db, second, later)).rejects.toThrow('ne peut plus être annulée');
    expect(await deleteEndedMerges(service.db)).toBe(0);
    expect(await deleteEndedMerges(service.db, later)).toBe(2);
    expect((await service.db.customer.findMany()).map(({ nom }) => nom)).toEqual(['Un']);
  });
});
