import { webhookEvents } from '@barnum/rules/access/webhooks/webhooks';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { beforeEach, expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/site/company-info.ts';
import { onEveryDatabase, type TestService } from '../../../test/support/service.ts';
import { createInvoiceDraft } from '../../money/invoices/invoice-drafts.domain.ts';
import { issueInvoice } from '../../money/invoices/issue-invoice.domain.ts';
import { pauseJournal } from '../../platform/db/pause-journal.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

const auteur = 'admin@barnum.example';
const year = todayInParis().slice(0, 4);
const person = { nom: 'Le Goff', prenom: 'Maëlle', email: 'maelle@exemple.example', phone: '06 39 98 01 12' };

onEveryDatabase('events of webhooks', (service) => {
  beforeEach(() => subscribe(service, [...webhookEvents]));

  const call = async (query: string) => {
    const { data, errors } = await service.graphql(query, {}, await service.signIn('administrator'));
    expect(errors).toEqual([]);
    return data;
  };

  it('tell of requests, through both doors, and of every change of their state, an undone one too', async () => {
    const { id: articleId } = await seedArticle(service.db, { nom: 'Tente', quantite: 4 });
    await service.db.webhookDelivery.deleteMany();
    const form = { Nom: person.nom, Prénom: person.prenom, phone: person.phone, date: '2027-07-10' };
    const sent = await service.rest('POST', '/forms', {
      body: { ...form, livraison_montage: false, item: [{ nom: 'Tente', quantite: 1 }] },
    });
    expect(sent.status).toBe(201);
    await call(`mutation { recordReservationRequest(input: { nom: "Le Goff", prenom: "Yann", phone: "06", date: "2027-08-14",
      livraisonMontage: false, items: [{ articleId: ${articleId}, quantite: 1 }] }) { id } }`);
    const { moveReservationRequest: moved } = await call(
      'mutation { moveReservationRequest(id: 1, statut: a_confirmer) { updatedAt } }',
    );
    await call(`mutation { undoReservationRequestMove(id: 1, updatedAt: "${moved.updatedAt}") { id } }`);
    expect(await written(service)).toEqual([
      ['request.created', expect.objectContaining({ id: 1, numero: '1', etat: 'nouvelle', origine: 'site' })],
      ['request.created', expect.objectContaining({ id: 2, etat: 'nouvelle', origine: 'telephone' })],
      ['request.moved', { id: 1, numero: '1', etat: 'a_confirmer', etatPrecedent: 'nouvelle' }],
      ['request.moved', { id: 1, numero: '1', etat: 'nouvelle', etatPrecedent: 'a_confirmer' }],
    ]);
  });

  it('tell of quotes, invoices, payments and what takes them back by number and amount', async () => {
    const requestId = await agreed(service);
    await service.db.webhookDelivery.deleteMany();
    const draft = await createInvoiceDraft(service.db, { requestId, nature: 'acompte', auteur });
    const draw = async () => ({ pdf: new Uint8Array([1]), xml: null });
    const invoice = await issueInvoice({ db: service.db, draw }, draft.id, { auteur });
    const { recordPayment: paid } =
      await call(`mutation { recordPayment(input: { requestId: ${requestId}, montant: "20.00",
      moyen: virement, date: "${todayInParis()}", payeur: "Le Goff" }) { id } }`);
    await call(`mutation { reverseLedgerEntry(id: ${paid.id}, motif: "Saisi deux fois") }`);
    const quote = await call(`mutation { issueQuote(requestId: ${requestId}, livraison: "60") { id numero total } }`);
    expect(await written(service)).toEqual([
      [
        'invoice.issued',
        {
          id: invoice.id,
          numero: `F-${year}-00001`,
          nature: 'acompte',
          requestId,
          customerId: null,
          correctsId: null,
          total: invoice.total.toFixed(2),
          du: invoice.du.toFixed(2),
          date: todayInParis(),
          echeance: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        },
      ],
      [
        'payment.recorded',
        {
          id: paid.id,
          nature: 'paiement',
          montant: '20.00',
          moyen: 'virement',
          date: todayInParis(),
          requestId,
          invoiceId: expect.toSatisfy((id) => id === null || id === invoice.id),
          reversesId: null,
        },
      ],
      [
        'payment.recorded',
        {
          id: expect.any(Number),
          nature: 'paiement',
          montant: '-20.00',
          moyen: 'virement',
          date: todayInParis(),
          requestId,
          invoiceId: expect.toSatisfy(() => true),
          reversesId: paid.id,
        },
      ],
      [
        'quote.issued',
        {
          id: quote.issueQuote.id,
          requestId,
          version: 1,
          numero: quote.issueQuote.numero,
          total: quote.issueQuote.total,
        },
      ],
    ]);
    const said = (await service.db.webhookDelivery.findMany()).map(({ body }) => body).join();
    for (const word of Object.values(person)) expect(said).not.toContain(word);
  });

  it('tell of articles that come, change in any way and go', async () => {
    const { createArticle: article } = await call(
      'mutation { createArticle(input: { nom: "Tente", prix: "120", quantite: 4 }) { id updatedAt } }',
    );
    await call(
      `mutation { changeArticles(changes: [{ id: ${article.id}, etat: masque, updatedAt: "${article.updatedAt}" }]) { id } }`,
    );
    await call(`mutation { deleteArticle(id: ${article.id}) }`);
    const base = { id: article.id, prix: '120.00', quantite: 4, categorieId: null };
    expect(await written(service)).toEqual([
      ['article.changed', { ...base, changement: 'creation', etat: 'en_ligne' }],
      ['article.changed', { ...base, changement: 'modification', etat: 'masque' }],
      ['article.changed', { ...base, changement: 'suppression', etat: 'masque' }],
    ]);
    await seedArticle(service.db, { quantite: 4 });
    await service.db.webhookDelivery.deleteMany();
    await service.db.article.updateMany({ data: { quantite: 3 } });
    expect(await written(service)).toEqual([['article.changed', expect.objectContaining({ quantite: 3 })]]);
  });

  it('are written once for each webhook that wants them, under one identifier', async () => {
    await subscribe(service, ['article.changed']);
    await subscribe(service, ['request.moved']);
    const { id } = await subscribe(service, ['article.changed']);
    await service.db.webhook.update({ where: { id }, data: { disabledAt: new Date(), disabling: 'choisi' } });
    await seedArticle(service.db);
    const deliveries = await service.db.webhookDelivery.findMany({ orderBy: { id: 'asc' } });
    expect(deliveries.map(({ webhookId }) => webhookId)).toEqual([1, 2]);
    expect(new Set(deliveries.map(({ messageId }) => messageId)).size).toBe(1);
    expect(deliveries[0]?.messageId).toMatch(/^msg_[0-9a-f]{32}$/);
    const body = JSON.parse(deliveries[0]?.body ?? '');
    expect(Object.keys(body).toSorted()).toEqual(['data', 'timestamp', 'type']);
    expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp);
  });

  it('are not written of what is rolled back, nor of rows that are put back from a backup', async () => {
    const failed = inTransaction(service.db, async (tx) => {
      await seedArticle(tx);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await inTransaction(service.db, async (tx) => {
      await pauseJournal(tx);
      await seedArticle(tx);
    });
    expect(await written(service)).toEqual([]);
  });
});

function subscribe({ db }: TestService, events: string[]) {
  return db.webhook.create({ data: { nom: 'Agenda', url: 'https://recepteur.exemple.example/', events, secret: '' } });
}

/** Type and data of what was written, in its order. */
async function written({ db }: TestService): Promise<[string, unknown][]> {
  const deliveries = await db.webhookDelivery.findMany({ orderBy: { id: 'asc' } });
  return deliveries.map(({ type, body }) => {
    const said = JSON.parse(body);
    expect(said.type).toBe(type);
    return [type, said.data];
  });
}

async function agreed({ db }: TestService): Promise<number> {
  await seedDemoCompanyInfo(db);
  await db.companyInfo.update({ where: { nom: 'TVA' }, data: { valeur: 'FR40123456824' } });
  await db.companyInfo.update({ where: { nom: 'SIRET' }, data: { valeur: '732 829 320 00074' } });
  const { id: articleId } = await seedArticle(db, { nom: 'Tente', unite: 'weekend', prix: 120, tauxTva: 20 });
  const items = [{ articleId, quantite: 2 }];
  const place = { livraisonMontage: true, adresse: '4 rue des Ajoncs, 56000 Vannes' };
  const { id } = await seedReservationRequest(db, { ...person, ...place, items });
  await db.reservationRequest.update({ where: { id }, data: { statut: 'confirmee' } });
  return id;
}
