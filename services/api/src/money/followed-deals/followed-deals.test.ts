import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { defaultInvoiceSettings } from '@barnum/rules/money/invoices/invoice-settings';
import { followUpFilePaths } from '@barnum/rules/paths';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { followUpLinks, onOneDatabase } from '../../../test/support/service.ts';
import { moveReservationRequest, undoRequestMove } from '../../requests/reservation-requests/request-states.domain.ts';
import { saveInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';

const today = todayInParis();
const company = Object.entries({
  Dénomination: 'Location du Ponant',
  'Forme juridique': 'SARL',
  Siège: '12 rue du Port, 29000 Exempleville',
  SIRET: '73282932000074',
}).map(([nom, valeur]) => ({ nom, valeur }));
const iban = 'FR1420041010050500013M02606';
const read = `query ($jeton: String!) { followUp(jeton: $jeton) {
  devis { id nom total acompte actuel }
  compte { factures { id numero titre total du } facture recu aPayer acompte acompteAPayer cautionARemettre cautionARendre
    cautions { moyen montant retenu aRendre encaissee detruite } virement { beneficiaire iban montant reference } ordre }
} }`;

onOneDatabase('what a private page shows of the deal', (service) => {
  const graphql = async (query: string, variables: object) => {
    const answer = await service.graphql(query, { ...variables }, await service.signIn('administrator'));
    expect(answer.errors).toEqual([]);
    return answer.data;
  };

  async function seed({ date = addDays(today, 9), livraisonMontage = false } = {}) {
    const article = await seedArticle(service.db, {
      nom: 'Tente',
      unite: 'weekend',
      prix: 500,
      quantite: null,
      montantCaution: 300,
    });
    const request = await seedReservationRequest(service.db, {
      nom: 'Le Goff',
      date,
      livraisonMontage,
      adresse: livraisonMontage ? '4 rue du Port, 56170 Quiberon' : null,
      items: [{ articleId: article.id, quantite: 1 }],
    });
    const link = followUpLinks.linkOf(request);
    return { id: request.id, jeton: link.slice(link.lastIndexOf('/') + 1) };
  }
  const shown = async (jeton: string) => (await service.graphql(read, { jeton })).data.followUp;

  it('is the quote from the proposal on, with its document, and which version counts', async () => {
    await service.db.companyInfo.createMany({ data: company, skipDuplicates: true });
    const { id, jeton } = await seed();
    const issue = 'mutation ($id: Int!) { issueQuote(requestId: $id) { id } }';
    const { issueQuote: first } = await graphql(issue, { id });
    const path = followUpFilePaths.devis(jeton, first.id);
    expect((await shown(jeton)).devis).toEqual([]);
    expect((await service.app.inject(path)).statusCode).toBe(404);

    await moveReservationRequest(service.db, id, 'a_confirmer', { auteur: 'admin@barnum.example' });
    const { issueQuote: second } = await graphql(issue, { id });
    // What was issued and kept is the company's alone.
    expect((await shown(jeton)).devis).toMatchObject([{ id: first.id, actuel: true }]);
    expect((await service.app.inject(followUpFilePaths.devis(jeton, second.id))).statusCode).toBe(404);
    await graphql('mutation ($id: Int!) { markQuoteHandedOver(id: $id) { estRemis } }', { id: second.id });
    expect((await service.app.inject(followUpFilePaths.devis(jeton, second.id))).statusCode).toBe(200);
    expect((await shown(jeton)).devis).toMatchObject([
      { id: second.id, total: '500.00', acompte: '150.00', actuel: true },
      { id: first.id, actuel: false },
    ]);
    const answer = await service.app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const stored = await service.db.quoteVersion.findUniqueOrThrow({ where: { id: first.id }, select: { pdf: true } });
    expect(answer.rawPayload.equals(Buffer.from(stored.pdf))).toBe(true);
    const stranger = await seed();
    expect((await service.app.inject(followUpFilePaths.devis(stranger.jeton, first.id))).statusCode).toBe(404);
    expect((await service.app.inject(path.replace(jeton, `${id}-${'0'.repeat(40)}`))).statusCode).toBe(404);
  });

  it('is what is billed, received and to be paid, how to pay it, and the deposits', async () => {
    const { id, jeton } = await seed();
    await moveReservationRequest(service.db, id, 'confirmee', { auteur: 'admin@barnum.example' });
    expect((await shown(jeton)).compte).toMatchObject({
      factures: [],
      facture: '0.00',
      aPayer: '0.00',
      cautionARemettre: '300.00',
      virement: null,
    });
    const [advance = 0] = await seedIssuedInvoices(service.db, [
      {
        rang: 1,
        nature: 'acompte',
        date: today,
        echeance: addDays(today, 8),
        total: 15_000,
        requestId: id,
        customerId: null,
      },
    ]);
    await graphql('mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', {
      input: {
        date: today,
        moyen: 'virement',
        montant: '50.00',
        requestId: id,
        affectations: [{ invoiceId: advance, montant: '50.00' }],
      },
    });
    const { compte } = await shown(jeton);
    expect(compte).toMatchObject({
      factures: [{ id: advance, titre: 'Facture d’acompte', total: '150.00' }],
      facture: '150.00',
      recu: '50.00',
      aPayer: '100.00',
      acompte: '150.00',
      acompteAPayer: '100.00',
      virement: null,
    });
    const code = followUpFilePaths.virement(jeton);
    expect((await service.app.inject(code)).statusCode).toBe(404);

    const { updatedAt } = await saveInvoiceSettings(service.db, { ...defaultInvoiceSettings, iban }, undefined);
    expect((await shown(jeton)).compte.virement).toMatchObject({
      iban,
      montant: '100.00',
      reference: compte.factures[0].numero,
    });
    const drawn = await service.app.inject(code);
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(drawn.body).toMatch(/^<svg/);

    await seedIssuedInvoices(service.db, [
      { rang: 1, nature: 'avoir', date: today, correctsId: advance, total: 5_000, requestId: id, customerId: null },
    ]);
    const corrected = (await shown(jeton)).compte;
    expect(corrected.factures.map(({ du }: { du: string }) => du)).toEqual(['150.00', '-50.00']);
    expect(corrected.facture).toBe('100.00');

    await saveInvoiceSettings(service.db, { ...defaultInvoiceSettings, iban, actif: false }, updatedAt);
    expect((await shown(jeton)).compte).toBeNull();
    expect((await service.app.inject(followUpFilePaths.facture(jeton, advance))).statusCode).toBe(404);
    await service.db.invoiceSettings.deleteMany();
  });

  it('is not what was taken back at once', async () => {
    const { id, jeton } = await seed();
    const auteur = 'admin@barnum.example';
    const { updatedAt } = await moveReservationRequest(service.db, id, 'confirmee', { auteur });
    await undoRequestMove(service.db, id, { auteur, seen: updatedAt });
    const steps = '{ avant apres }';
    const { data } = await service.graphql(
      `query ($jeton: String!) { followUp(jeton: $jeton) { statut events ${steps} etapes ${steps} } }`,
      { jeton },
    );
    const arrival = [{ avant: null, apres: 'nouvelle' }];
    expect(data.followUp).toMatchObject({ statut: 'nouvelle', events: arrival, etapes: arrival });
    expect(data.followUp.events).toHaveLength(1);
  });

  it('is two appointments for the calendar, which a later file moves', async () => {
    const { id, jeton } = await seed({ date: '2027-06-12' });
    const events = async () => {
      const { body, headers } = await service.app.inject(followUpFilePaths.agenda(jeton));
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
      const found = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
      return found.map((event) => ({
        uid: event.getFirstPropertyValue('uid'),
        start: String(event.getFirstPropertyValue('dtstart')),
        end: String(event.getFirstPropertyValue('dtend')),
        status: event.getFirstPropertyValue('status'),
        sequence: Number(event.getFirstPropertyValue('sequence')),
      }));
    };
    const before = await events();
    expect(before).toMatchObject([
      {
        uid: `suivi-${id}-depart@barnum`,
        start: '2027-06-11T14:00:00',
        end: '2027-06-11T14:30:00',
        status: 'TENTATIVE',
      },
      {
        uid: `suivi-${id}-retour@barnum`,
        start: '2027-06-14T11:30:00',
        end: '2027-06-14T12:00:00',
        status: 'TENTATIVE',
      },
    ]);
    await moveReservationRequest(service.db, id, 'confirmee', { auteur: 'admin@barnum.example' });
    const after = await events();
    expect(after.map(({ uid, status }) => [uid, status])).toEqual(before.map(({ uid }) => [uid, 'CONFIRMED']));
    expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? 0);
    await moveReservationRequest(service.db, id, 'annulee', { auteur: 'admin@barnum.example' });
    expect((await events())[0]?.status).toBe('CANCELLED');

    const delivered = await seed({ date: '2027-06-12', livraisonMontage: true });
    const { body } = await service.app.inject(followUpFilePaths.agenda(delivered.jeton));
    expect(body).toContain('DTSTART;VALUE=DATE:20270611');
    expect(body).toContain('4 rue du Port');
    expect(body).not.toContain('Heure à convenir');

    const oneDay = await seed({ date: '2027-06-09' });
    const day = await service.app.inject(followUpFilePaths.agenda(oneDay.jeton));
    expect(day.body.match(/DTSTART;VALUE=DATE:20270609/g)).toHaveLength(2);

    // An administrator agreed on a return on a Sunday, on which the place is closed.
    const closed = await seed({ date: '2027-06-12' });
    await service.db.reservationRequest.update({ where: { id: closed.id }, data: { fin: new Date('2027-06-13') } });
    const sunday = await service.app.inject(followUpFilePaths.agenda(closed.jeton));
    expect(sunday.body).toContain('DTSTART:20270611T140000');
    expect(sunday.body).toContain('DTSTART;VALUE=DATE:20270613');
    expect(sunday.body.match(/DESCRIPTION:Heure à convenir ensemble\./g)).toHaveLength(1);
  });
});
