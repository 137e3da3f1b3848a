import { todayInParis } from '@barnum/rules/dates/paris-time';
import { emptyInvoiceDraft, type InvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import { restorationName } from '@barnum/rules/money/ledger/deposits';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { seedDemoCompanyInfo } from '../../../../../prisma/seed/site/company-info.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { readDraft } from './invoice-content.domain.ts';
import { createCreditNoteDraft, createInvoiceDraft, updateInvoiceDraft } from './invoice-drafts.domain.ts';
import { issueInvoice } from './issue-invoice.domain.ts';

const today = todayInParis();
const auteur = 'admin@barnum.example';
const draw = () => Promise.resolve({ pdf: new Uint8Array([1]), xml: '<xml/>' });

interface Listed {
  id: number;
  total: string;
  du: string;
  echeance: string | null;
  content: { total: string; echeance: string | null };
}

onOneDatabase('drafts of invoices', (service) => {
  const change = (id: number, draft: Partial<InvoiceDraft>) =>
    updateInvoiceDraft(service.db, id, { draft: { ...emptyInvoiceDraft, ...draft }, auteur, seen: null });
  const issue = (id: number) => issueInvoice({ db: service.db, draw }, id, { auteur });

  it('are listed with what their deal comes to now, whatever changed since they were saved', async () => {
    await seedDemoCompanyInfo(service.db);
    await service.db.companyInfo.update({ where: { nom: 'TVA' }, data: { valeur: 'FR40123456824' } });
    await service.db.companyInfo.update({ where: { nom: 'SIRET' }, data: { valeur: '732 829 320 00074' } });
    const { id: articleId } = await seedArticle(service.db, {
      nom: 'Tente',
      unite: 'weekend',
      prix: 120,
      tauxTva: 20,
      quantite: null,
    });
    const { id: requestId } = await seedReservationRequest(service.db, {
      nom: 'Le Goff',
      livraisonMontage: true,
      adresse: '1 rue des Ajoncs, 56000 Vannes',
      items: [{ articleId, quantite: 2 }],
    });
    await service.db.reservationRequest.update({ where: { id: requestId }, data: { statut: 'confirmee' } });
    const advance = await createInvoiceDraft(service.db, { requestId, nature: 'acompte', auteur });
    await change(advance.id, { montant: '30', montantEnPourcent: true });
    const balance = await createInvoiceDraft(service.db, { requestId, nature: 'facture', auteur });

    const token = await service.signIn('administrator');
    const fields = 'id total du echeance content { total echeance }';
    const listed = async () => {
      const read = `query ($id: Int!) { billing(requestId: $id) { invoices { ${fields} } } invoicesList: invoices {
        items { ${fields} } } }`;
      const { data } = await service.graphql(read, { id: requestId }, token);
      const ofRequest: Listed[] = data.billing.invoices;
      expect(data.invoicesList.items.toSorted((one: Listed, other: Listed) => one.id - other.id)).toEqual(ofRequest);
      for (const { total, content } of ofRequest) expect(total).toBe(content.total);
      return Object.fromEntries(ofRequest.map(({ id, total, du }) => [id, [total, du]]));
    };
    expect(await listed()).toEqual({ [advance.id]: ['72.00', '72.00'], [balance.id]: ['240.00', '240.00'] });

    await service.db.reservationRequestItem.updateMany({ data: { quantite: 3 } });
    expect(await listed()).toEqual({ [advance.id]: ['108.00', '108.00'], [balance.id]: ['360.00', '360.00'] });

    await issue(advance.id);
    expect(await listed()).toMatchObject({ [balance.id]: ['360.00', '252.00'] });
    await service.db.reservationRequest.update({
      where: { id: requestId },
      data: { remise: 10, remiseEnPourcent: true },
    });
    expect(await listed()).toMatchObject({ [balance.id]: ['324.00', '216.00'] });

    const credit = await createCreditNoteDraft(service.db, { invoiceId: advance.id, auteur });
    expect(await listed()).toMatchObject({ [credit.id]: ['108.00', '108.00'] });
    await change(credit.id, { motif: 'Geste', lignes: [{ ligne: 0, quantite: 1, montant: '8' }] });
    await issue(credit.id);
    const rest = await createCreditNoteDraft(service.db, { invoiceId: advance.id, auteur });
    expect(await listed()).toMatchObject({ [rest.id]: ['100.00', '100.00'], [balance.id]: ['324.00', '224.00'] });

    // Nobody chose a day of payment yet: a draft of some days ago does not tell a day of then.
    await service.db.invoice.updateMany({ where: { numero: null }, data: { echeance: new Date('2026-01-31') } });
    const read = `{ invoices { items { id numero echeance } } }`;
    const { data } = await service.graphql(read, {}, token);
    const drafts = data.invoices.items.filter(({ numero }: { numero: string | null }) => numero === null);
    expect(drafts.map(({ echeance }: Listed) => echeance)).toEqual([null, null]);

    // What cannot be counted is told as it was last saved.
    await change(balance.id, {});
    await service.db.reservationRequestItem.updateMany({ data: { prix: null } });
    const last = await service.graphql('{ invoices { items { id total } } }', {}, token);
    expect(last.data.invoices.items).toContainEqual({ id: balance.id, total: '324.00' });
  });

  it('of a credit note name what a deposit was kept for without our entry’s number, whatever its invoice said', async () => {
    await seedDemoCompanyInfo(service.db);
    const nom = restorationName(121, { libelle: 'Toile' });
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, nom }]);
    const draft = await createCreditNoteDraft(service.db, { invoiceId, auteur });
    for (const lignes of [null, [{ ligne: 0, quantite: 1, montant: '50' }]]) {
      const { content } = await readDraft(service.db, await change(draft.id, { motif: 'Geste', lignes }), today);
      expect(content.lignes).toMatchObject([{ nom: 'Remise en état\u00a0: Toile', origine: 0 }]);
    }
  });
});
