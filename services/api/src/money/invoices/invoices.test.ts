import { setTimeout } from 'node:timers/promises';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { emptyInvoiceDraft, type InvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import { missingForInvoice, missingSentences } from '@barnum/rules/money/invoices/invoice-mentions';
import { defaultInvoiceSettings, invoiceSettingsSentences } from '@barnum/rules/money/invoices/invoice-settings';
import { invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import { expect, it, vi } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/site/company-info.ts';
import { advanceDrafts } from '../../../test/support/advances.ts';
import { onEveryDatabase, type TestService } from '../../../test/support/service.ts';
import { erasePerson } from '../../desk/personal-data/personal-data.domain.ts';
import { deleteExpiredRequests } from '../../desk/personal-data/retention.domain.ts';
import { deleteReservationRequest } from '../../desk/request-deletion/request-deletion.domain.ts';
import type { PrismaClient } from '../../platform/db/client.ts';
import { moveDeposit, receiveDeposit } from '../deposits/deposits.domain.ts';
import { saveInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { recordPayment } from '../payments/payments.domain.ts';
import { readBilling } from './billing.domain.ts';
import { readDraft } from './invoice-content.domain.ts';
import {
  createCreditNoteDraft,
  createInvoiceDraft,
  deleteInvoiceDraft,
  updateInvoiceDraft,
} from './invoice-drafts.domain.ts';
import { issuedContent } from './invoice-rows.domain.ts';
import { getInvoice, getInvoiceAccount, listRequestInvoices } from './invoices.domain.ts';
import { issueInvoice } from './issue-invoice.domain.ts';

const auteur = 'admin@barnum.example';
const year = todayInParis().slice(0, 4);

/** Draws nothing, and takes its time for it. */
const draw = async () => {
  await setTimeout(Math.random() * 10);
  return { pdf: new Uint8Array([1, 2, 3]), xml: '<xml/>' };
};

onEveryDatabase('invoices', (service) => {
  const issue = (id: number, clock?: () => Date) =>
    issueInvoice({ db: service.db, draw }, id, { auteur, ...(clock && { clock }) });
  const start = (requestId: number, nature: 'acompte' | 'facture' = 'facture') =>
    createInvoiceDraft(service.db, { requestId, nature, auteur });
  const change = (id: number, draft: Partial<InvoiceDraft>) =>
    updateInvoiceDraft(service.db, id, { draft: { ...emptyInvoiceDraft, ...draft }, auteur, seen: null });
  const credit = async (invoiceId: number, draft: Partial<InvoiceDraft> = {}) => {
    const { id } = await createCreditNoteDraft(service.db, { invoiceId, auteur });
    await change(id, { motif: 'Erreur de saisie', ...draft });
    return issue(id);
  };

  it('are made of the deal: an advance, the balance that deducts it, and credit notes that give both back', async () => {
    const requestId = await agreed(service);
    const draft = await start(requestId, 'acompte');
    expect([draft.numero, draft.total.toFixed(2)]).toEqual([null, '72.00']);
    await change(draft.id, { montant: '30', montantEnPourcent: true, operation: 'mixte' });
    expect((await start(requestId, 'acompte')).id).toBe(draft.id);
    const advance = await issue(draft.id);
    expect(advance).toMatchObject({ numero: `F-${year}-00001`, serie: 'facture', rang: 1, client: 'Maëlle Le Goff' });
    expect(issuedContent(advance)).toMatchObject({
      lignes: [
        { nature: 'acompte', nom: expect.stringMatching(/^Acompte de 30\s% sur la demande n°\s\d+$/), total: 7_200 },
      ],
      tva: [{ taux: '20.00', total: 7_200, horsTaxes: 6_000, tva: 1_200 }],
      convenu: 24_000,
    });

    await service.db.reservationRequestItem.updateMany({ data: { quantite: 3 } });
    expect(await readBilling(service.db, requestId)).toMatchObject({ convenu: 36_000, facture: 7_200, ecart: 12_000 });
    const balance = await issue((await start(requestId)).id);
    expect(balance).toMatchObject({ numero: `F-${year}-00002` });
    expect(balance.du.toFixed(2)).toBe('288.00');
    expect(issuedContent(balance)).toMatchObject({
      total: 36_000,
      operation: 'mixte',
      acomptes: [{ nature: 'acompte', numero: advance.numero, total: 7_200 }],
      aPayer: 28_800,
    });
    await expect(issue((await start(requestId)).id)).rejects.toThrow(invoiceSentences.allBilled);

    const first = await credit(balance.id, { lignes: [{ ligne: 0, quantite: 1, montant: null }] });
    expect([first.numero, first.total.toFixed(2)]).toEqual([`A-${year}-00001`, '120.00']);
    await expect(credit(balance.id, { lignes: [{ ligne: 0, quantite: 1, montant: '168.01' }] })).rejects.toThrow(
      /168,00\s€ au plus/,
    );
    const [rest] = await service.db.invoice.findMany({ where: { correctsId: balance.id, numero: null } });
    await change(rest?.id ?? 0, { motif: 'Annulation' });
    await issue(rest?.id ?? 0);
    expect(await getInvoiceAccount(service.db, balance.id)).toMatchObject({
      state: 'annulee',
      reste: 0,
      credite: 28_800,
    });
    await expect(createCreditNoteDraft(service.db, { invoiceId: balance.id, auteur })).rejects.toThrow(
      invoiceSentences.nothingLeft,
    );
    const ofAdvance = await credit(advance.id);
    expect(issuedContent(ofAdvance)).toMatchObject({
      corrige: { numero: advance.numero, nature: 'acompte' },
      total: 7_200,
      motif: 'Erreur de saisie',
    });
    expect(await readBilling(service.db, requestId)).toMatchObject({ facture: 0, ecart: null });
    const events = await service.db.requestEvent.findMany({ where: { requestId, note: { contains: 'émission' } } });
    expect(events).toHaveLength(5);
  });

  it('are not made twice where advances were the whole deal, and give VAT back as they had it', async () => {
    const requestId = await agreed(service);
    const advanceDraft = await start(requestId, 'acompte');
    await change(advanceDraft.id, { montant: '100', montantEnPourcent: true });
    const advance = await issue(advanceDraft.id);
    const balance = await issue((await start(requestId)).id);
    expect(issuedContent(balance)).toMatchObject({ total: 24_000, aPayer: 0 });
    await expect(issue((await start(requestId)).id)).rejects.toThrow(invoiceSentences.allBilled);

    const isRegime = { where: { nom: 'Régime de TVA' }, data: { valeur: 'Franchise' } };
    await service.db.companyInfo.updateMany(isRegime);
    const { vendeur, textes, tva } = issuedContent(await credit(advance.id));
    expect(vendeur.regime).toBe('normal');
    expect([textes.franchise, tva]).toEqual(['', issuedContent(advance).tva]);
  });

  it('are read, drawn and issued by administrators, who are told what lacks', async () => {
    const requestId = await agreed(service);
    const token = await service.signIn('administrator');
    const call = async (query: string, variables: object) => service.graphql(query, { ...variables }, token);
    const begin = `mutation ($requestId: Int!) { createInvoiceDraft(requestId: $requestId, nature: facture) { id } }`;
    const { id } = (await call(begin, { requestId })).data.createInvoiceDraft;
    const save = `mutation ($id: Int!, $input: InvoiceDraftInput!) { updateInvoiceDraft(id: $id, input: $input) {
      titre etat numero content { manque total tva { taux horsTaxes tva } client { nom siren } } } }`;
    const client = {
      genre: 'professionnel',
      nom: 'Traiteur',
      adresse: { rue: '2 quai', codePostal: '56000', ville: 'Vannes', pays: 'FR' },
    };
    const refused = await call(save, { id, input: { client: { ...client, siren: '732829321' } } });
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { 'client.siren': expect.any(String) },
    });
    const saved = (await call(save, { id, input: { client, note: 'Merci' } })).data.updateInvoiceDraft;
    expect(saved).toMatchObject({
      titre: 'Facture',
      etat: 'brouillon',
      numero: null,
      content: {
        manque: [missingSentences.clientSiren],
        total: '240.00',
        tva: [{ horsTaxes: '200.00', tva: '40.00' }],
      },
    });
    const issueIt = 'mutation ($id: Int!) { issueInvoice(id: $id) { numero etat reste fileName pdf xml } }';
    expect((await call(issueIt, { id })).errors[0]?.message).toBe(missingSentences.clientSiren);
    const unprintable = { ...client, nom: '王小明', siren: '732 829 320' };
    const told = (await call(save, { id, input: { client: unprintable } })).data.updateInvoiceDraft.content.manque;
    expect(told).toEqual([
      'Le nom du client sans «\u00a0王 小 明\u00a0», que le document ne peut pas écrire\u00a0: fiche du client, ou brouillon de la facture',
    ]);
    expect((await call(issueIt, { id })).errors[0]?.message).toBe(told[0]);
    await call(save, { id, input: { client: { ...client, siren: '732 829 320' } } });
    const issued = (await call(issueIt, { id })).data.issueInvoice;
    expect(issued).toMatchObject({
      numero: `F-${year}-00001`,
      etat: 'emise',
      reste: '240.00',
      fileName: `facture-F-${year}-00001.pdf`,
    });
    expect(Buffer.from(issued.pdf, 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/);
    expect(issued.xml).toContain(`F-${year}-00001`);
    const read = `query ($requestId: Int!) { billing(requestId: $requestId) { convenu facture ecart refus invoices { id numero } } }`;
    expect((await call(read, { requestId })).data.billing).toMatchObject({
      convenu: '240.00',
      facture: '240.00',
      ecart: null,
      refus: null,
      invoices: [{ id, numero: issued.numero }],
    });
  });

  it('follow their customer and the company until they are issued, and say then what they said', async () => {
    const requestId = await agreed(service);
    const { id } = await start(requestId);
    const { id: customerId } = await service.db.customer.create({
      data: {
        kind: 'professionnel',
        nom: 'Traiteur',
        nomTrie: '',
        searchText: '',
        searchTrigrams: [],
        matchKeys: [],
        rue: '2 quai Est',
        codePostal: '56000',
        ville: 'Vannes',
        siret: '732829320',
      },
    });
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { customerId } });
    const issued = await issue(id);
    const content = issuedContent(issued);
    expect([issued.client, issued.customerId]).toEqual(['Traiteur', customerId]);
    expect(content.client).toMatchObject({ genre: 'professionnel', siren: '732829320' });
    expect(content.textes.indemnite).toBe(defaultInvoiceSettings.indemnite);
    expect(content.echeance).toBe(todayInParis(daysAgo(-30)));
    await service.db.customer.update({ where: { id: customerId }, data: { nom: 'Autre' } });
    expect(issuedContent(await getInvoice(service.db, id)).client.nom).toBe('Traiteur');
  });

  it('name the order of a customer who has to give one', async () => {
    const requestId = await agreed(service);
    const { id: customerId } = await seedCustomer(service.db, { kind: 'association', bonDeCommande: true });
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { customerId } });
    const row = await createInvoiceDraft(service.db, { requestId, nature: 'facture', auteur });
    const { content, refusals } = await readDraft(service.db, row, todayInParis());
    expect(refusals).toContain(missingSentences.purchaseOrder);
    const draft = { ...emptyInvoiceDraft, client: { ...content.client, referenceCommande: 'BC-2026-14' } };
    const given = await updateInvoiceDraft(service.db, row.id, { draft, auteur, seen: null });
    expect((await readDraft(service.db, given, todayInParis())).refusals).not.toContain(missingSentences.purchaseOrder);
  });

  it('ask for the reason of a discount that is older than the duty to give one, and credit notes do not', async () => {
    const requestId = await agreed(service);
    const [line] = await service.db.reservationRequestItem.findMany({ where: { requestId } });
    const setReason = async (ofLine: string, ofWhole: string) => {
      const discount = { remise: 5, remiseEnPourcent: true };
      await service.db.reservationRequestItem.update({
        where: { id: line?.id ?? 0 },
        data: { ...discount, motifRemise: ofLine },
      });
      await service.db.reservationRequest.update({
        where: { id: requestId },
        data: { ...discount, motifRemise: ofWhole },
      });
    };
    const { id } = await start(requestId, 'facture');
    await setReason('', 'fidélité');
    await expect(issue(id)).rejects.toThrow(missingSentences.discount);
    await setReason('trace', ' ');
    await expect(issue(id)).rejects.toThrow(missingSentences.discount);
    await setReason('trace', 'fidélité');
    const invoice = await issue(id);
    const { remise, lignes, ...content } = issuedContent(invoice);
    const old = { ...content, remise: remise && { ...remise, motif: '' }, lignes };
    const missing = (nature: 'facture' | 'avoir') => missingForInvoice({ ...old, nature, motif: 'Erreur' });
    expect(missing('facture')).toEqual([missingSentences.discount]);
    expect(missing('avoir')).toEqual([]);
  });

  it('name the service and the engagement of a public body that asks for them', async () => {
    const requestId = await agreed(service);
    const demands = { bonDeCommande: true, codeServiceExige: true } as const;
    const { id: customerId } = await seedCustomer(service.db, { kind: 'collectivite', bonDeCommande: true });
    await service.db.customer.update({ where: { id: customerId }, data: demands });
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { customerId } });
    const row = await createInvoiceDraft(service.db, { requestId, nature: 'facture', auteur });
    const lacking = [missingSentences.engagement, missingSentences.serviceCode];
    expect((await readDraft(service.db, row, todayInParis())).refusals).toEqual(expect.arrayContaining(lacking));
    await service.db.customer.update({
      where: { id: customerId },
      data: { codeService: 'FETES-01', numeroEngagement: 'E2026-118' },
    });
    const { content, refusals } = await readDraft(service.db, row, todayInParis());
    expect(content.client).toMatchObject({ codeService: 'FETES-01', referenceCommande: 'E2026-118' });
    expect(refusals).not.toEqual(expect.arrayContaining([lacking[0]]));
    expect(refusals).not.toEqual(expect.arrayContaining([lacking[1]]));
  });

  it('are refused before anything is agreed, where what they say lacks, and where the company invoices elsewhere', async () => {
    const requestId = await agreed(service);
    const { id } = await start(requestId, 'acompte');
    await change(id, { montant: '240.01' });
    await expect(issue(id)).rejects.toMatchObject({ code: 'VALIDATION', message: expect.stringMatching(/240,00\s€/) });
    await change(id, { montant: null });
    await expect(issue(id)).rejects.toThrow(invoiceSentences.advanceRequired);
    const stale = { draft: emptyInvoiceDraft, auteur, seen: daysAgo(1) };
    await expect(updateInvoiceDraft(service.db, id, stale)).rejects.toMatchObject({ code: 'CONFLICT' });
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'nouvelle' } });
    await expect(start(requestId)).rejects.toThrow(invoiceSentences.notAgreed);
    await saveInvoiceSettings(service.db, { ...defaultInvoiceSettings, actif: false }, null);
    for (const call of [
      () => start(requestId),
      () => change(id, {}),
      () => issue(id),
      () => deleteInvoiceDraft(service.db, id),
    ]) {
      await expect(call()).rejects.toThrow(invoiceSettingsSentences.off);
    }
  });

  it('have numbers without gaps and doubles, whoever issues at once, and days that never run backwards', async () => {
    // With two replicas on PostgreSQL: `test/concurrency.test.ts`.
    const each = service.database.kind === 'embedded' ? 10 : 1;
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.push(...(await advanceDrafts(service.db, await agreed(service), each)));
    }
    await Promise.all(ids.map((id) => issue(id)));
    expect(await ranks(service.db)).toEqual(ids.map((_id, index) => index + 1));
    const another = await start(await agreed(service));
    await expect(issue(another.id, () => daysAgo(2))).rejects.toMatchObject({ code: 'CONFLICT' });
    const nextYear = new Date(`${Number(year) + 1}-01-02T12:00:00Z`);
    expect(await issue(another.id, () => nextYear)).toMatchObject({ numero: `F-${Number(year) + 1}-00001` });
  });

  it('get no number from what fails, which the next one has', async () => {
    const { id } = await start(await agreed(service));
    const failing = vi.fn(() => Promise.reject(new Error('too long')));
    await expect(issueInvoice({ db: service.db, draw: failing }, id, { auteur })).rejects.toThrow('too long');
    const changing = vi.fn(async () => {
      await service.db.reservationRequestItem.updateMany({ data: { quantite: { increment: 1 } } });
      return draw();
    });
    const issued = await issueInvoice(
      { db: service.db, draw: async () => (changing.mock.calls.length < 2 ? changing() : draw()) },
      id,
      { auteur },
    );
    expect(issued).toMatchObject({ numero: `F-${year}-00001` });
    expect(issuedContent(issued).lignes[0]?.quantite).toBe(4);
    await expect(issue(id)).rejects.toThrow(invoiceSentences.issued);
  });

  it('are neither changed nor deleted once they have a number, by any door', async () => {
    const requestId = await agreed(service);
    const { id } = await issue((await start(requestId)).id);
    const before = await service.db.invoice.findUniqueOrThrow({ where: { id }, include: { document: true } });
    for (const refused of [
      service.db.$executeRaw`UPDATE invoices SET total = 1, du = 1`,
      service.db.$executeRaw`UPDATE invoices SET content = '{}'`,
      service.db
        .$executeRaw`UPDATE invoices SET numero = NULL, serie = NULL, annee = NULL, rang = NULL, content = NULL, date = NULL, issued_at = NULL`,
      service.db.$executeRaw`UPDATE invoices SET request_id = id + 1`,
      service.db.$executeRaw`DELETE FROM invoices`,
      service.db.$executeRaw`TRUNCATE invoices CASCADE`,
      service.db.$executeRaw`TRUNCATE reservation_requests CASCADE`,
      service.db.$executeRaw`UPDATE invoice_documents SET pdf = ''`,
      service.db.$executeRaw`DELETE FROM invoice_documents`,
      service.db.$executeRaw`TRUNCATE invoice_documents`,
    ]) {
      await expect(refused).rejects.toThrow();
    }
    await expect(change(id, { note: 'Autre' })).rejects.toThrow(invoiceSentences.issued);
    await expect(deleteInvoiceDraft(service.db, id)).rejects.toThrow(invoiceSentences.issued);
    expect(await service.db.invoice.findUniqueOrThrow({ where: { id }, include: { document: true } })).toEqual(before);
  });

  it('stay when their request goes, by deletion, erasure or age; their drafts go', async () => {
    const expectKept = async (requestId: number, goes: () => Promise<unknown>) => {
      const { id } = await issue((await start(requestId, 'acompte')).id);
      await start(requestId);
      await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'annulee' } });
      await goes();
      expect(await service.db.reservationRequest.count({ where: { id: requestId } })).toBe(0);
      const kept = await service.db.invoice.findUniqueOrThrow({ where: { id }, include: { document: true } });
      expect(kept).toMatchObject({ requestId: null, client: 'Maëlle Le Goff', document: { xml: '<xml/>' } });
      expect(await service.db.invoice.count({ where: { numero: null } })).toBe(0);
      return id;
    };
    const deleted = await agreed(service);
    const kept = await expectKept(deleted, () => deleteReservationRequest(service.db, deleted));
    expect(await credit(kept)).toMatchObject({ numero: `A-${year}-00001`, requestId: null });
    const erased = await agreed(service);
    const person = { ids: [erased], customerIds: [] };
    await expectKept(erased, () => erasePerson(service.db, 'maelle@exemple.example', person));
    const old = await agreed(service);
    // Until then it waits for its money.
    const inElevenYears = new Date(Date.now() + 11 * 366 * 24 * 3_600_000);
    await expectKept(old, () => deleteExpiredRequests(service.db, 3, inElevenYears));
    expect(await listRequestInvoices(service.db, deleted)).toEqual([]);
  });

  it('say what came in before them, and when the last of it did', async () => {
    const requestId = await agreed(service);
    const receive = (montant: number, days: number) => {
      const of = { date: todayInParis(daysAgo(days)), requestId, affectations: [] };
      const from = { moyen: 'virement', reference: '', banque: '', payeur: '', note: '' } as const;
      return recordPayment(service.db, { montant, ...of, ...from }, auteur);
    };
    await receive(100_00, 3);
    await receive(100_00, 2);
    await receive(100_00, 1);
    const advance = await start(requestId, 'acompte');
    await change(advance.id, { montant: '150.00' });
    const paid = { dejaPaye: 150_00, payeLe: todayInParis(daysAgo(2)), aPayer: 0 };
    expect(issuedContent(await issue(advance.id))).toMatchObject(paid);
    const rest = { dejaPaye: 90_00, payeLe: todayInParis(daysAgo(1)), aPayer: 0 };
    expect(issuedContent(await issue((await start(requestId)).id))).toMatchObject(rest);
  });

  it('say of the deposit what has become of it', async () => {
    const requestId = await agreed(service);
    const { db } = service;
    const given = { requestId, date: todayInParis(), montant: 500_00, moyen: 'especes', payeur: '', note: '' } as const;
    const none = { reference: '', banque: '', dateCheque: null, finEmpreinte: null };
    await db.reservationRequest.update({ where: { id: requestId }, data: { cautionFixee: 500 } });
    const { id } = await start(requestId);
    const said = async () =>
      (await readDraft(db, await getInvoice(db, id), todayInParis())).content.mentionCaution?.replace(/\s/g, ' ');
    expect(await said()).toBe('Caution de 500,00 € à remettre au retrait, hors facture');
    const depositId = await receiveDeposit(db, { ...given, ...none }, auteur);
    expect(await said()).toBe('Caution de 500,00 € reçue, hors facture');
    await db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'rendue' } });
    const back = { id: depositId, etape: 'rendue', date: todayInParis(), reference: '', note: '' } as const;
    await moveDeposit(db, back, auteur);
    expect(issuedContent(await issue(id)).mentionCaution).toMatch(/rendue, hors facture$/);
  });
});

/** A confirmed request for two tents, 240.00 with 20 % of VAT. */
async function agreed({ db }: TestService): Promise<number> {
  if ((await db.companyInfo.count()) === 0) {
    await seedDemoCompanyInfo(db);
    await db.companyInfo.update({ where: { nom: 'TVA' }, data: { valeur: 'FR40123456824' } });
    await db.companyInfo.update({ where: { nom: 'SIRET' }, data: { valeur: '732 829 320 00074' } });
  }
  const article = await db.article.findFirst();
  const { id: articleId } =
    article ?? (await seedArticle(db, { nom: 'Tente', unite: 'weekend', prix: 120, tauxTva: 20, quantite: null }));
  // The same content within a minute would be the same request.
  const house = (await db.reservationRequest.count()) + 1;
  const { id } = await seedReservationRequest(db, {
    nom: 'Le Goff',
    prenom: 'Maëlle',
    email: 'maelle@exemple.example',
    livraisonMontage: true,
    adresse: `${house} rue des Ajoncs, 56000 Vannes`,
    items: [{ articleId, quantite: 2 }],
  });
  await db.reservationRequest.update({ where: { id }, data: { statut: 'confirmee' } });
  return id;
}

async function ranks(db: PrismaClient): Promise<(number | null)[]> {
  const issued = await db.invoice.findMany({ where: { serie: 'facture' }, orderBy: { rang: 'asc' } });
  const instants = issued.map(({ issuedAt }) => issuedAt?.getTime() ?? 0);
  expect(instants).toEqual([...instants].sort((one, other) => one - other));
  return issued.map(({ rang }) => rang);
}
