import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { creditableLines } from '@barnum/rules/money/invoices/invoice-amounts';
import { emptyInvoiceDraft, type InvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import { lineSentences } from '@barnum/rules/prices/lines';
import { sentences } from '@barnum/rules/sentences';
import { expect, it } from 'vitest';
import { edited, issue as issueQuote, shop, update } from '../../../test/support/quotes.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import {
  createCreditNoteDraft,
  createInvoiceDraft,
  updateInvoiceDraft,
} from '../../money/invoices/invoice-drafts.domain.ts';
import { issuedContent } from '../../money/invoices/invoice-rows.domain.ts';
import { issueInvoice } from '../../money/invoices/issue-invoice.domain.ts';

const auteur = 'admin@barnum.example';
const draw = async () => ({ pdf: new Uint8Array([1, 2, 3]), xml: '<xml/>' });
const road = { nature: 'frais', nom: 'Kilomètres', quantite: 12.5, prix: '0.60' };
const hours = { nature: 'libre', nom: 'Électricien', quantite: 0.33, prix: '99.99' };

onOneDatabase('quantities with decimals', (service) => {
  const call = async (query: string, variables: object) =>
    service.graphql(query, { ...variables }, await service.signIn('administrator'));
  const refusal = async (query: string, variables: object) =>
    (await call(query, variables)).errors[0]?.extensions?.fields;
  const linesOf = (requestId: number) =>
    service.db.reservationRequestItem.findMany({ where: { requestId }, orderBy: { id: 'asc' } });

  it('are kept of free lines and fees, and of nothing else', async () => {
    const id = await shop(service, { prix: 100 });
    const [tent] = await linesOf(id);
    const write = (...items: object[]) => ({ id, input: { ...edited, items } });
    const { errors } = await call(
      update,
      write({ id: tent?.id, quantite: 2, articleId: tent?.articleId }, road, hours),
    );
    expect(errors).toEqual([]);
    expect((await linesOf(id)).map(({ quantite }) => quantite)).toEqual([2, 12.5, 0.33]);
    const [, stored] = await linesOf(id);
    // What is not said stays as it is: also which kind of line it is.
    await call(update, write({ id: stored?.id, nom: 'Kilomètres', quantite: 13.25 }));
    expect(await linesOf(id)).toMatchObject([{ nature: 'frais', quantite: 13.25 }]);
    // The same line twice adds up to the hundredth.
    await call(update, write({ nom: 'Kilomètres', quantite: 0.1 }, { nom: 'Kilomètres', quantite: 0.2 }));
    expect(await linesOf(id)).toMatchObject([{ nature: 'frais', quantite: 0.3 }]);

    const whole = { 'items.0.quantite': sentences.form.quantityWhole };
    expect(await refusal(update, write({ ...road, quantite: 12.345 }))).toEqual({
      'items.0.quantite': lineSentences.quantityDecimals,
    });
    expect(await refusal(update, write({ ...road, quantite: 0 }))).toEqual({
      'items.0.quantite': lineSentences.quantityRequired,
    });
    expect(await refusal(update, write({ ...road, quantite: 100_000.01 }))).toEqual({
      'items.0.quantite': sentences.field.atMost(100_000),
    });
    expect(await refusal(update, write({ articleId: tent?.articleId, quantite: 1.5 }))).toEqual(whole);
    expect(await refusal(update, write({ nom: 'Tente', quantite: 1.5 }))).toEqual(whole);
    expect(await refusal(update, write({ nom: 'Hors catalogue', quantite: 0.5 }))).toEqual(whole);
    expect(await refusal(update, write({ nature: 'article', nom: 'Hors catalogue', quantite: 1.234 }))).toEqual(whole);
    const delivered = { ...edited, livraisonMontage: true, adresse: '4 rue des Ajoncs' };
    const delivery = { nature: 'livraison', quantite: 1.5, prix: '60' };
    expect(await refusal(update, { id, input: { ...delivered, items: [delivery] } })).toEqual({
      'items.0.quantite': expect.stringMatching(/entier|une fois/),
    });
    const send = 'mutation ($input: ReservationRequestInput!) { createReservationRequest(input: $input) { id } }';
    const input = { ...edited, items: [{ articleId: tent?.articleId, quantite: 1.5 }] };
    expect((await service.graphql(send, { input })).errors[0]?.extensions?.fields).toEqual(whole);
    const form = { Prénom: 'Maëlle', Nom: 'Le Goff', date: edited.date, phone: edited.phone, livraison_montage: false };
    const answer = await service.rest('POST', '/forms', { body: { ...form, item: [{ nom: 'Tente', quantite: 1.5 }] } });
    expect(answer.status).toBe(422);
  });

  it('are kept by templates, and ticked as they are loaded', async () => {
    const save = `mutation ($nom: String!, $items: [ReservationRequestItemInput!]!) {
      saveLineTemplate(nom: $nom, items: $items) { items { quantite } } }`;
    const saved = await call(save, { nom: 'Route', items: [road, hours] });
    expect(saved.data.saveLineTemplate.items).toEqual([{ quantite: 12.5 }, { quantite: 0.33 }]);
    expect(await refusal(save, { nom: 'Autre', items: [{ nom: 'Tente', quantite: 1.5 }] })).toEqual({
      'items.0.quantite': sentences.form.quantityWhole,
    });

    const record = 'mutation ($input: ReservationRequestInput!) { recordReservationRequest(input: $input) { id } }';
    const date = addDays(todayInParis(), 10);
    const cable = { nature: 'libre', nom: 'Câble au mètre', prix: '1' };
    const items = [
      { ...cable, quantite: 0.1 },
      { ...cable, quantite: 0.2 },
    ];
    const { data } = await call(record, { input: { ...edited, date, dateRetrait: date, items } });
    const requestId = data.recordReservationRequest.id;
    const tick = 'mutation ($input: PreparationTickInput!) { tickPreparation(input: $input) }';
    const boxes = { requestId, mouvement: 'depart', nom: cable.nom, coche: true };
    expect((await call(tick, { input: { ...boxes, quantite: 0.3 } })).data.tickPreparation).toBe(true);
    expect((await call(tick, { input: { ...boxes, quantite: 0.31 } })).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    const planning = `query ($day: Date!) { planning(debut: $day, fin: $day) {
      ticks { quantite } bookings { items { quantite } } } }`;
    expect((await call(planning, { day: date })).data.planning).toEqual({
      ticks: [{ quantite: 0.3 }],
      bookings: [{ items: [{ quantite: 0.1 }, { quantite: 0.2 }] }],
    });
  });

  it('are quoted, billed and given back to the cent', async () => {
    const id = await shop(service, { prix: 100, unite: 'unitaire', quantite: null });
    await service.db.companyInfo.update({ where: { nom: 'TVA' }, data: { valeur: 'FR40123456824' } });
    await service.db.companyInfo.update({ where: { nom: 'SIRET' }, data: { valeur: '732 829 320 00074' } });
    const [tent] = await linesOf(id);
    const tents = { id: tent?.id, articleId: tent?.articleId, quantite: 2 };
    const items = [tents, road, hours].map((line) => ({ ...line, tauxTva: '20' }));
    await call(update, { id, input: { ...edited, adresse: '1 rue des Ajoncs, 56000 Vannes', items } });
    const quote = (await call(issueQuote, { requestId: id })).data.issueQuote;
    expect(quote.total).toBe('240.50');
    const [page] = (await readPdf(quote.pdf)).pages;
    expect(page).toContain('Kilomètres 12,5 0,60 €');
    expect(page).toContain('Électricien 0,33 99,99 €');

    await service.db.reservationRequest.update({ where: { id }, data: { statut: 'confirmee' } });
    const issue = (invoiceId: number) => issueInvoice({ db: service.db, draw }, invoiceId, { auteur });
    const draftId = (await createInvoiceDraft(service.db, { requestId: id, nature: 'facture', auteur })).id;
    const address = { rue: '1 rue des Ajoncs', codePostal: '56000', ville: 'Vannes', pays: 'FR' };
    const save = `mutation ($id: Int!, $input: InvoiceDraftInput!) { updateInvoiceDraft(id: $id, input: $input) {
      content { lignes { nom quantite prixUnitaire total } total } } }`;
    const client = { genre: 'particulier', nom: 'Maëlle Le Goff', adresse: address };
    const saved = await call(save, { id: draftId, input: { client } });
    expect(saved.data.updateInvoiceDraft.content).toEqual({
      lignes: [
        { nom: 'Tente', quantite: 2, prixUnitaire: '100.00', total: '200.00' },
        { nom: 'Électricien', quantite: 0.33, prixUnitaire: '99.99', total: '33.00' },
        { nom: 'Kilomètres', quantite: 12.5, prixUnitaire: '0.60', total: '7.50' },
      ],
      total: '240.50',
    });
    const origin = await issue(draftId);

    const credit = async (lignes: InvoiceDraft['lignes']) => {
      const draft = await createCreditNoteDraft(service.db, { invoiceId: origin.id, auteur });
      const chosen = { ...emptyInvoiceDraft, motif: 'Trop compté', lignes };
      await updateInvoiceDraft(service.db, draft.id, { draft: chosen, auteur, seen: null });
      return issue(draft.id);
    };
    const part = await credit([{ ligne: 2, quantite: 2.25, montant: null }]);
    expect(issuedContent(part)).toMatchObject({
      lignes: [{ quantite: 2.25, prixUnitaire: 60, brut: 135, remise: 0, total: 135 }],
    });
    expect(creditableLines(issuedContent(origin), [issuedContent(part)])).toMatchObject([
      { quantite: 2, total: 20_000 },
      { quantite: 0.33, total: 3_300 },
      { quantite: 10.25, total: 615 },
    ]);
    const next = await createCreditNoteDraft(service.db, { invoiceId: origin.id, auteur });
    const give = (ligne: number, quantite: number) => ({
      id: next.id,
      input: { motif: 'Trop compté', lignes: [{ ligne, quantite }] },
    });
    const at = 'lignes.0.quantite';
    expect(await refusal(save, give(0, 1.5))).toEqual({ [at]: sentences.form.quantityWhole });
    expect(await refusal(save, give(2, 1.255))).toEqual({ [at]: lineSentences.quantityDecimals });
    await expect(credit([{ ligne: 2, quantite: 10.26, montant: null }])).rejects.toThrow(/10,25 au plus/);
    const rest = await credit([{ ligne: 2, quantite: 10.25, montant: null }]);
    expect(rest.total.toFixed(2)).toBe('6.15');
    expect((await credit(null)).total.toFixed(2)).toBe('233.00');
  });
});
