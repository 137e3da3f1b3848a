import { turnoverWords } from '@barnum/rules/money/figures/turnover-parts';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { sentences } from '@barnum/rules/sentences';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCustomer } from '../../../../../prisma/seed/customers/customers.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { appendEntry, lockLedger, type NewEntry } from '../ledger/ledger.domain.ts';
import { createPastHires } from '../past-hires/past-hires.domain.ts';

onEveryDatabase('the activity of a period', (service) => {
  const enter = (entry: NewEntry) =>
    service.db.$transaction(async (tx) => {
      await lockLedger(tx);
      return appendEntry(tx, entry, { auteur: 'admin@barnum.example' });
    });

  it('is invoiced, received, hired and asked for by month, in Paris', async () => {
    const { id: articleId } = await seedArticle(service.db, {
      nom: 'Tente',
      unite: 'weekend',
      prix: 90,
      tauxTva: 20,
      quantite: null,
    });
    const { id } = await seedReservationRequest(service.db, { items: [{ articleId, quantite: 2 }] });
    const { id: refused } = await seedReservationRequest(service.db, { nom: 'Le Bras' });
    const days = { date: new Date('2026-05-30'), debut: new Date('2026-05-29'), fin: new Date('2026-06-01') };
    await service.db.reservationRequest.update({
      where: { id },
      // 1 May at 0:30 in Paris.
      data: { ...days, statut: 'confirmee', createdAt: new Date('2026-04-30T22:30:00Z') },
    });
    await service.db.reservationRequest.update({
      where: { id: refused },
      data: { ...days, statut: 'refusee', createdAt: new Date('2026-04-30T21:30:00Z') },
    });
    await service.db.requestEvent.createMany({
      data: [
        // Before midnight in Paris, and a day after it.
        {
          requestId: id,
          auteur: 'a',
          avant: 'nouvelle',
          apres: 'confirmee',
          createdAt: new Date('2026-05-02T22:30:00Z'),
        },
        {
          requestId: id,
          auteur: 'a',
          avant: 'confirmee',
          apres: 'confirmee',
          createdAt: new Date('2026-05-01T08:00:00Z'),
        },
      ],
    });
    const [invoiceId = 0] = await seedIssuedInvoices(service.db, [{ rang: 1, date: '2026-05-10', total: 12_000 }]);
    await seedIssuedInvoices(service.db, [
      { rang: 1, nature: 'avoir', date: '2026-06-03', total: 6_000, correctsId: invoiceId },
    ]);
    const shared = { moyen: 'virement', requestId: id } as const;
    const { id: sourceId } = await enter({ ...shared, nature: 'paiement', date: '2026-05-12', montant: 10_000 });
    await enter({ ...shared, nature: 'affectation', date: '2026-05-12', montant: 10_000, invoiceId, sourceId });
    const deposit = await enter({ ...shared, nature: 'caution_recue', date: '2026-05-29', montant: 20_000 });
    const kept = await enter({
      ...shared,
      nature: 'caution_retenue',
      date: '2026-06-02',
      montant: 5_000,
      sourceId: deposit.id,
      usage: 'remise_en_etat',
    });
    await enter({ ...shared, nature: 'affectation', date: '2026-06-02', montant: 2_000, invoiceId, sourceId: kept.id });
    await enter({ ...shared, nature: 'remboursement', date: '2026-06-04', montant: -6_000, invoiceId });

    const query = `{ monthlyFigures(du: "2026-04-01", au: "2026-06-30") {
      mois convenu convenuHorsTaxes facture factureHorsTaxes recu recuHorsTaxes locations reprises demandes acceptees repondues joursDeReponse } }`;
    const { data } = await service.graphql(query, {}, await service.signIn('administrator'));
    const nothing = {
      convenu: '0.00',
      convenuHorsTaxes: '0.00',
      repondues: 0,
      joursDeReponse: 0,
      facture: '0.00',
      factureHorsTaxes: '0.00',
      recu: '0.00',
      recuHorsTaxes: '0.00',
      locations: 0,
      reprises: 0,
      demandes: 0,
      acceptees: 0,
    };
    expect(data.monthlyFigures).toEqual([
      { ...nothing, mois: '2026-04', demandes: 1 },
      {
        mois: '2026-05',
        convenu: '180.00',
        convenuHorsTaxes: '150.00',
        repondues: 1,
        joursDeReponse: 2,
        facture: '120.00',
        factureHorsTaxes: '100.00',
        recu: '100.00',
        recuHorsTaxes: '83.33',
        locations: 1,
        reprises: 0,
        demandes: 1,
        acceptees: 1,
      },
      {
        ...nothing,
        mois: '2026-06',
        facture: '-60.00',
        factureHorsTaxes: '-50.00',
        recu: '-40.00',
        recuHorsTaxes: '-33.33',
      },
    ]);
  });

  it('counts a hire in the month of its last confirmation, whenever it begins, and no act that undoes a mistake', async () => {
    const { id: articleId } = await seedArticle(service.db, {
      nom: 'Tente',
      unite: 'weekend',
      prix: 120,
      tauxTva: 20,
      quantite: null,
    });
    const days = { date: new Date('2026-06-06'), debut: new Date('2026-06-05'), fin: new Date('2026-06-08') };
    const createdAt = new Date('2026-01-15T10:00:00Z');
    type Step = [at: string, avant: RequestState | null, apres: RequestState, note?: string];
    const hire = async (nom: string, statut: RequestState, steps: Step[]) => {
      const { id } = await seedReservationRequest(service.db, { nom, items: [{ articleId, quantite: 1 }] });
      await service.db.reservationRequest.update({ where: { id }, data: { ...days, statut, createdAt } });
      await service.db.requestEvent.deleteMany({ where: { requestId: id } });
      await service.db.requestEvent.createMany({
        data: steps.map(([at, avant, apres, note = '']) => ({
          requestId: id,
          auteur: 'a',
          createdAt: new Date(at),
          avant,
          apres,
          note,
        })),
      });
    };
    const confirmed: Step = ['2026-02-10T10:00:00Z', 'nouvelle', 'confirmee'];
    const cancelled: Step = ['2026-03-10T10:00:00Z', 'confirmee', 'annulee'];
    await hire('Avril', 'confirmee', [confirmed, cancelled, ['2026-03-31T22:30:00Z', 'annulee', 'confirmee']]);
    await hire('Février', 'sortie', [
      confirmed,
      cancelled,
      ['2026-03-10T10:01:00Z', 'annulee', 'confirmee', sentences.requests.moveUndone],
      ['2026-06-05T08:00:00Z', 'confirmee', 'sortie'],
    ]);
    await hire('Annulée', 'annulee', [confirmed, cancelled]);
    await hire('Janvier', 'rendue', []);
    await hire('Après', 'confirmee', [confirmed, cancelled, ['2026-07-01T10:00:00Z', 'annulee', 'confirmee']]);
    const query = '{ monthlyFigures(du: "2026-01-01", au: "2026-06-30") { mois convenu convenuHorsTaxes locations } }';
    const { data } = await service.graphql(query, {}, await service.signIn('administrator'));
    const one = { convenu: '120.00', convenuHorsTaxes: '100.00', locations: 1 };
    expect(data.monthlyFigures).toEqual([
      { mois: '2026-01', ...one },
      { mois: '2026-02', ...one },
      { mois: '2026-04', ...one },
    ]);
  });

  it('counts hires from before Barnum in the month of their first day, and says how many', async () => {
    const corre = await seedCustomer(service.db, { nom: 'Corre', prenom: 'Nolwenn' });
    const sums = { reference: '', total: '120.00', totalHorsTaxes: '100.00' };
    await createPastHires(service.db, [
      { ...sums, debut: '2025-06-01', customerId: corre.id },
      { ...sums, debut: '2025-06-30', customerId: null },
      { ...sums, debut: '2025-07-01', customerId: corre.id },
    ]);
    const query = `{
      monthlyFigures(du: "2025-06-01", au: "2025-06-30") { mois convenu convenuHorsTaxes facture recu locations reprises demandes }
      turnoverParts(du: "2025-06-01", au: "2025-06-30") {
        categories { nom montant locations } clients { nom montant locations } zones { nom montant }
      }
    }`;
    const { data } = await service.graphql(query, {}, await service.signIn('administrator'));
    expect(data).toEqual({
      monthlyFigures: [
        {
          mois: '2025-06',
          convenu: '240.00',
          convenuHorsTaxes: '200.00',
          facture: '0.00',
          recu: '0.00',
          locations: 2,
          reprises: 2,
          demandes: 0,
        },
      ],
      turnoverParts: {
        categories: [{ nom: turnoverWords.pastHires, montant: '200.00', locations: 2 }],
        clients: expect.arrayContaining([
          { nom: 'Nolwenn Corre', montant: '100.00', locations: 1 },
          { nom: turnoverWords.unknownCustomer, montant: '100.00', locations: 1 },
        ]),
        zones: [{ nom: turnoverWords.pastHires, montant: '200.00' }],
      },
    });
  });
});
