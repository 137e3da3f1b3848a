import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { appendEntry, lockLedger, type NewEntry } from '../ledger/ledger.domain.ts';

const today = todayInParis();
const ago = (days: number) => addDays(today, -days);

onOneDatabase('where the money stands', (service) => {
  const enter = (entry: NewEntry) =>
    service.db.$transaction(async (tx) => {
      await lockLedger(tx);
      return appendEntry(tx, entry, { auteur: 'admin@barnum.example' });
    });
  const agreed = async (prix: number) => {
    const article = await seedArticle(service.db, {
      nom: `Tente ${prix}`,
      unite: 'weekend',
      prix,
      tauxTva: 20,
      quantite: null,
    });
    const { id } = await seedReservationRequest(service.db, { items: [{ articleId: article.id, quantite: 1 }] });
    await service.db.reservationRequest.update({ where: { id }, data: { statut: 'confirmee' } });
    return id;
  };

  it('is what is to be billed and paid, late by age, ahead, and deposits in hand', async () => {
    const [billed, unbilled] = [await agreed(300), await agreed(500)];
    await seedIssuedInvoices(service.db, [
      { rang: 1, date: ago(50), echeance: ago(10), total: 10_000, nature: 'acompte', requestId: billed },
      { rang: 2, date: ago(45), echeance: ago(40), total: 5_000, nature: 'acompte', requestId: billed },
      { rang: 3, date: ago(20), echeance: addDays(today, 10), total: 7_000 },
      { rang: 4, date: ago(200), echeance: ago(150), total: 1_000 },
    ]);
    // It covers what was due first: all of the second invoice, and ten of the first.
    await enter({ nature: 'paiement', moyen: 'virement', date: ago(5), montant: 6_000, requestId: billed });
    await enter({ nature: 'paiement', moyen: 'virement', date: ago(5), montant: 20_000, requestId: unbilled });
    await enter({ nature: 'caution_recue', moyen: 'cheque', date: ago(1), montant: 80_000, requestId: unbilled });

    const query = `{ outstanding { aFacturer { montant totalCount } aPayer { montant totalCount }
      enRetard { jusqua montant totalCount } recuDAvance { montant totalCount } cautions { montant totalCount } } }`;
    const { data } = await service.graphql(query, {}, await service.signIn('administrator'));
    expect(data.outstanding).toEqual({
      // 300 less 150, and 500.
      aFacturer: { montant: '650.00', totalCount: 2 },
      aPayer: { montant: '170.00', totalCount: 3 },
      enRetard: [
        { jusqua: 30, montant: '90.00', totalCount: 1 },
        { jusqua: 60, montant: '0.00', totalCount: 0 },
        { jusqua: 90, montant: '0.00', totalCount: 0 },
        { jusqua: null, montant: '10.00', totalCount: 1 },
      ],
      // The sixty are of invoices that are issued.
      recuDAvance: { montant: '200.00', totalCount: 1 },
      cautions: { montant: '800.00', totalCount: 1 },
    });
  });
});
