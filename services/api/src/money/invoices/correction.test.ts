import { todayInParis } from '@barnum/rules/dates/paris-time';
import { emptyInvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import { invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/site/company-info.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { recordPayment } from '../payments/payments.domain.ts';
import { readRequestLedger } from '../payments/request-balances.domain.ts';
import { correctBilling, readCorrection } from './correction.domain.ts';
import { createCreditNoteDraft, createInvoiceDraft, updateInvoiceDraft } from './invoice-drafts.domain.ts';
import { issuedContent } from './invoice-rows.domain.ts';
import { getInvoiceAccount } from './invoices.domain.ts';
import { issueInvoice } from './issue-invoice.domain.ts';

const auteur = 'admin@barnum.example';
const motif = 'Le taux a changé';
const draw = () => Promise.resolve({ pdf: new Uint8Array([1]), xml: '<xml/>' });

onOneDatabase('bills of which a rate or the regime changed', (service) => {
  const services = () => ({ db: service.db, draw });
  const setCompany = (nom: string, valeur: string) =>
    service.db.companyInfo.update({ where: { nom }, data: { valeur } });

  async function seedCompany() {
    await seedDemoCompanyInfo(service.db);
    const known = {
      TVA: 'FR40123456824',
      SIRET: '732 829 320 00074',
      'Taux de TVA (%)': '20',
      'Régime de TVA': 'Normal',
    };
    for (const [nom, valeur] of Object.entries(known)) await setCompany(nom, valeur);
  }

  /** A confirmed request for a tent of 800.00 at 20 % and a meal of 200.00 at 10 %, and an advance of `percent` of it. */
  async function billed(percent: string) {
    if ((await service.db.companyInfo.count()) === 0) await seedCompany();
    const tent = await seedArticle(service.db, {
      nom: 'Tente',
      unite: 'weekend',
      prix: 800,
      tauxTva: 20,
      quantite: null,
    });
    const meal = await seedArticle(service.db, {
      nom: 'Repas',
      unite: 'weekend',
      prix: 200,
      tauxTva: 10,
      quantite: null,
    });
    const items = [tent, meal].map(({ id: articleId }) => ({ articleId, quantite: 1 }));
    const { id: requestId } = await seedReservationRequest(service.db, {
      nom: 'Le Goff',
      livraisonMontage: true,
      adresse: `${tent.id} rue des Ajoncs, 56000 Vannes`,
      items,
    });
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'confirmee' } });
    const { id } = await createInvoiceDraft(service.db, { requestId, nature: 'acompte', auteur });
    const draft = { ...emptyInvoiceDraft, montant: percent, montantEnPourcent: true };
    await updateInvoiceDraft(service.db, id, { draft, auteur, seen: null });
    return { requestId, advance: await issueInvoice(services(), id, { auteur }) };
  }
  const pay = (requestId: number, invoiceId: number, montant: number) => {
    const from = {
      moyen: 'virement',
      reference: '',
      banque: '',
      payeur: '',
      note: '',
      date: todayInParis(),
      requestId,
    } as const;
    return recordPayment(service.db, { ...from, montant, affectations: [{ invoiceId, montant }] }, auteur);
  };
  const begin = (requestId: number) => createInvoiceDraft(service.db, { requestId, nature: 'facture', auteur });
  const sums = async (requestId: number) => (await readRequestLedger(service.db, requestId)).sums;

  it('are put in order by an avoir of its part and an invoice of the rest, which has what was paid', async () => {
    const { requestId, advance } = await billed('50');
    await pay(requestId, advance.id, 500_00);
    await service.db.reservationRequestItem.deleteMany({ where: { requestId, nom: 'Repas' } });
    const draft = await begin(requestId);
    await expect(issueInvoice(services(), draft.id, { auteur })).rejects.toThrow(
      /^Au taux de 10\s%, 100,00\s€ de plus/,
    );
    expect(await readCorrection(service.db, draft)).toMatchObject({
      tooMuch: [{ taux: '10.00', total: 100_00 }],
      credits: [{ total: 100_00, invoice: { id: advance.id } }],
      facture: { total: 800_00, dejaFacture: 400_00, dejaPaye: 100_00, aPayer: 300_00 },
      isOtherRegime: false,
    });
    const [credit, invoice] = await correctBilling(services(), draft.id, { auteur, motif, seen: null });
    if (!credit || !invoice) throw new Error('two documents');
    expect(issuedContent(credit)).toMatchObject({
      corrige: { numero: advance.numero },
      motif,
      tva: [{ taux: '10.00', total: 100_00, horsTaxes: 90_91, tva: 9_09 }],
    });
    expect(issuedContent(invoice)).toMatchObject({
      acomptes: [{ numero: advance.numero, total: 400_00 }],
      tva: [{ taux: '20.00', total: 800_00, horsTaxes: 666_67, tva: 133_33 }],
      dejaPaye: 100_00,
      aPayer: 300_00,
    });
    expect(await sums(requestId)).toMatchObject({ convenu: 800_00, facture: 800_00, aFacturer: 0, aPayer: 300_00 });
    expect(await getInvoiceAccount(service.db, advance.id)).toMatchObject({ reste: 0, state: 'payee' });
    expect(await getInvoiceAccount(service.db, invoice.id)).toMatchObject({ reste: 300_00, regle: 100_00 });
  });

  it('are put in order from franchise to normal and back, and when the usual rate changed', async () => {
    await seedCompany();
    for (const [before, after] of [
      [{ 'Régime de TVA': 'Franchise' }, { 'Régime de TVA': 'Normal' }],
      [{ 'Régime de TVA': 'Normal' }, { 'Régime de TVA': 'Franchise' }],
      [{ 'Taux de TVA (%)': '20' }, { 'Taux de TVA (%)': '10' }],
    ] as Record<string, string>[][]) {
      for (const [nom, valeur] of Object.entries(before ?? {})) await setCompany(nom, valeur);
      const { requestId, advance } = await billed('30');
      await service.db.reservationRequestItem.updateMany({ where: { requestId }, data: { tauxTva: null } });
      for (const [nom, valeur] of Object.entries(after ?? {})) await setCompany(nom, valeur);
      const isOtherRegime = 'Régime de TVA' in (after ?? {});
      const draft = await begin(requestId);
      expect(await readCorrection(service.db, draft)).toMatchObject({ isOtherRegime });
      const issued = await correctBilling(services(), draft.id, { auteur, motif, seen: null });
      const [credit, invoice] = issued.map(issuedContent);
      expect(credit?.vendeur.regime).toBe(issuedContent(advance).vendeur.regime);
      expect(invoice?.vendeur.regime).toBe(after?.['Régime de TVA'] === 'Franchise' ? 'franchise' : 'normal');
      expect(await sums(requestId)).toMatchObject({ convenu: 1_000_00, facture: 1_000_00, aFacturer: 0 });
      await setCompany('Taux de TVA (%)', '20');
      await setCompany('Régime de TVA', 'Normal');
    }
  });

  it('need no further invoice where all of the deal was billed', async () => {
    const { requestId } = await billed('30');
    const balance = await issueInvoice(services(), (await begin(requestId)).id, { auteur });
    await pay(requestId, balance.id, 700_00);
    await service.db.reservationRequestItem.updateMany({ where: { requestId, nom: 'Repas' }, data: { prix: 150 } });
    const draft = await begin(requestId);
    expect(await readCorrection(service.db, draft)).toMatchObject({ credits: [{ total: 50_00 }], facture: null });
    const issued = await correctBilling(services(), draft.id, { auteur, motif, seen: null });
    expect(issued.map(({ nature }) => nature)).toEqual(['avoir']);
    expect(await service.db.invoice.count({ where: { numero: null } })).toBe(0);
    expect(await sums(requestId)).toMatchObject({ facture: 950_00, aFacturer: 0 });
  });

  it('issue nothing where something lacks, an avoir is begun, or nothing is to be put in order', async () => {
    const { requestId, advance } = await billed('50');
    const draft = await begin(requestId);
    const correct = (seen: Date | null = null) => correctBilling(services(), draft.id, { auteur, motif, seen });
    await expect(correct()).rejects.toThrow(invoiceSentences.nothingToCorrect);
    await service.db.reservationRequestItem.deleteMany({ where: { requestId, nom: 'Repas' } });
    await expect(correct(new Date(0))).rejects.toMatchObject({ code: 'CONFLICT' });
    await setCompany('SIRET', '');
    await expect(correct()).rejects.toMatchObject({ code: 'VALIDATION' });
    await setCompany('SIRET', '732 829 320 00074');
    await createCreditNoteDraft(service.db, { invoiceId: advance.id, auteur });
    await expect(correct()).rejects.toThrow(invoiceSentences.creditBegun(advance.numero ?? ''));
    expect(await service.db.invoice.count({ where: { numero: { not: null } } })).toBe(1);
  });

  it('are put in order by all documents or by none', async () => {
    const { requestId, advance } = await billed('50');
    await pay(requestId, advance.id, 500_00);
    await service.db.reservationRequestItem.deleteMany({ where: { requestId, nom: 'Repas' } });
    const draft = await begin(requestId);
    let drawn = 0;
    const failing = () => {
      drawn += 1;
      return drawn === 2 ? Promise.reject(new Error('no paper')) : draw();
    };
    const correct = (by: typeof draw) =>
      correctBilling({ db: service.db, draw: by }, draft.id, { auteur, motif, seen: null });
    await expect(correct(failing)).rejects.toThrow('no paper');
    expect(await service.db.invoice.findMany({ where: { numero: null } })).toMatchObject([{ id: draft.id }]);
    expect(await service.db.invoice.count({ where: { nature: 'avoir' } })).toBe(0);
    expect(await getInvoiceAccount(service.db, advance.id)).toMatchObject({ reste: 0, regle: 500_00 });
    // No number was spent.
    const year = todayInParis().slice(0, 4);
    expect((await correct(draw)).map(({ numero }) => numero)).toEqual([`A-${year}-00001`, `F-${year}-00002`]);
  });

  it('are offered, and put in order, where rates move at an equal total after all of the deal was billed', async () => {
    const { requestId } = await billed('30');
    const balance = await issueInvoice(services(), (await begin(requestId)).id, { auteur });
    await pay(requestId, balance.id, 700_00);
    for (const [nom, prix] of [
      ['Tente', 300],
      ['Repas', 700],
    ] as const) {
      await service.db.reservationRequestItem.updateMany({ where: { requestId, nom }, data: { prix } });
    }
    const token = await service.signIn('administrator');
    const read = `query ($id: Int!) { billing(requestId: $id) { convenu facture aFacturer ecart refus tropFacture { taux montant } } }`;
    const told = async () => (await service.graphql(read, { id: requestId }, token)).data.billing;
    expect(await told()).toEqual({
      convenu: '1000.00',
      facture: '1000.00',
      aFacturer: '0.00',
      ecart: '0.00',
      refus: null,
      tropFacture: [{ taux: '20.00', montant: '500.00' }],
    });
    expect(await service.db.invoice.count({ where: { numero: null } })).toBe(0);
    const { id } = await begin(requestId);
    const correct =
      'mutation ($id: Int!, $motif: String!) { correctBilling(id: $id, motif: $motif) { nature total du reste } }';
    const { data } = await service.graphql(correct, { id, motif }, token);
    expect(data.correctBilling).toEqual([
      { nature: 'avoir', total: '500.00', du: '500.00', reste: '0.00' },
      { nature: 'facture', total: '1000.00', du: '500.00', reste: '0.00' },
    ]);
    expect(await told()).toMatchObject({ facture: '1000.00', aFacturer: '0.00', tropFacture: [] });
    // Nothing is asked for of a deal that is given up.
    await service.db.reservationRequestItem.updateMany({ where: { requestId, nom: 'Tente' }, data: { tauxTva: 10 } });
    expect(await told()).toMatchObject({ tropFacture: [{ taux: '20.00' }] });
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'annulee' } });
    expect(await told()).toMatchObject({ tropFacture: [] });
  });

  it('are told and corrected through GraphQL', async () => {
    const { requestId } = await billed('50');
    await service.db.reservationRequestItem.deleteMany({ where: { requestId, nom: 'Repas' } });
    const { id } = await begin(requestId);
    const token = await service.signIn('administrator');
    const read = `query ($id: Int!) { invoice(id: $id) { content { manque } correction { autreRegime tropFacture { taux montant }
      avoirs { titre enEntier montant taux { taux montant } } facture { total dejaFacture dejaPaye aPayer } } } }`;
    const { data } = await service.graphql(read, { id }, token);
    expect(data.invoice.correction).toEqual({
      autreRegime: false,
      tropFacture: [{ taux: '10.00', montant: '100.00' }],
      avoirs: [
        {
          titre: 'Facture d’acompte',
          enEntier: false,
          montant: '100.00',
          taux: [{ taux: '10.00', montant: '100.00' }],
        },
      ],
      facture: { total: '800.00', dejaFacture: '400.00', dejaPaye: '0.00', aPayer: '400.00' },
    });
    const correct =
      'mutation ($id: Int!, $motif: String!) { correctBilling(id: $id, motif: $motif) { nature numero total } }';
    const refused = await service.graphql(correct, { id, motif: ' ' }, token);
    expect(refused.errors[0]?.extensions?.fields).toEqual({ motif: invoiceSentences.reasonRequired });
    const issued = await service.graphql(correct, { id, motif }, token);
    expect(issued.data.correctBilling).toMatchObject([
      { nature: 'avoir', total: '100.00' },
      { nature: 'facture', total: '800.00' },
    ]);
  });
});
