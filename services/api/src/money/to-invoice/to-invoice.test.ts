import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { defaultInvoiceSettings } from '@barnum/rules/money/invoices/invoice-settings';
import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedIssuedInvoices } from '../../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { saveInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';

const today = todayInParis();
const day = (inDays: number) => addDays(today, inDays);

onOneDatabase('what is to be billed', (service) => {
  const call = async (query: string, variables: Record<string, unknown> = {}) =>
    (await service.graphql(query, variables, await service.signIn('administrator'))).data;
  const read = async () => {
    const { workday } = await call('{ workday { aFacturer { totalCount items { id montant statut } } } }');
    return workday.aFacturer;
  };
  /** A request for one tent of 100.00 over a weekend. */
  const seed = async (statut: RequestState, fin: string) => {
    const article =
      (await service.db.article.findFirst()) ??
      (await seedArticle(service.db, { nom: 'Tente', unite: 'weekend', prix: 100, quantite: null }));
    const nom = `Le Goff ${(await service.db.reservationRequest.count()) + 1}`;
    const { id } = await seedReservationRequest(service.db, { nom, items: [{ articleId: article.id, quantite: 1 }] });
    const dates = { debut: new Date(addDays(fin, -2)), fin: new Date(fin) };
    await service.db.reservationRequest.update({ where: { id }, data: { ...dates, statut } });
    return id;
  };

  it('is what is agreed and not wholly billed, what came back first', async () => {
    const goes = await seed('confirmee', day(10));
    const out = await seed('sortie', day(1));
    const back = await seed('rendue', day(-3));
    for (const statut of ['nouvelle', 'a_confirmer', 'annulee', 'refusee'] as const) await seed(statut, day(10));
    const billed = await seed('rendue', day(-2));
    const halfBilled = await seed('rendue', day(-1));
    const free = await seed('rendue', day(-1));
    await service.db.reservationRequestItem.updateMany({ where: { requestId: free }, data: { prix: 0 } });
    await seedIssuedInvoices(service.db, [
      { rang: 1, date: day(-1), total: 10_000, requestId: billed },
      { rang: 2, date: day(-1), total: 4_000, requestId: halfBilled, nature: 'acompte' },
    ]);
    const { items, totalCount } = await read();
    expect(items).toEqual([
      { id: back, montant: '100.00', statut: 'rendue' },
      { id: halfBilled, montant: '60.00', statut: 'rendue' },
      { id: out, montant: '100.00', statut: 'sortie' },
      { id: goes, montant: '100.00', statut: 'confirmee' },
    ]);
    expect(totalCount).toBe(4);
    const found = await call('{ reservationRequests(filtre: { aFacturer: true }) { totalCount items { id } } }');
    expect(found.reservationRequests.items.map(({ id }: { id: number }) => id).sort()).toEqual(
      [goes, out, back, halfBilled].sort(),
    );
    const ofPage = await call('query ($ids: [Int!]!) { requestsToInvoice(ids: $ids) { id montant } }', {
      ids: [halfBilled, billed],
    });
    expect(ofPage.requestsToInvoice).toEqual([{ id: halfBilled, montant: '60.00' }]);
  });

  it('is also what was added after the invoice of all of it, and what a credit note gave back', async () => {
    const id = await seed('rendue', day(-2));
    const credited = await seed('rendue', day(-2));
    const [, invoiceId = 0] = await seedIssuedInvoices(service.db, [
      { rang: 1, date: day(-1), total: 10_000, requestId: id },
      { rang: 2, date: day(-1), total: 10_000, requestId: credited },
    ]);
    expect(await read()).toEqual({ totalCount: 0, items: [] });
    await service.db.reservationRequestItem.updateMany({ where: { requestId: id }, data: { prix: 130 } });
    const event = { requestId: id, auteur: 'a@b.example', note: 'Prix', avant: 'rendue', apres: 'rendue' } as const;
    await service.db.requestEvent.create({ data: event });
    await seedIssuedInvoices(service.db, [
      { nature: 'avoir', rang: 1, date: today, total: 2_500, correctsId: invoiceId },
    ]);
    expect((await read()).items).toEqual([
      { id, montant: '30.00', statut: 'rendue' },
      { id: credited, montant: '25.00', statut: 'rendue' },
    ]);
  });

  it('is forgotten by no delay: what came back years ago is named first', async () => {
    const [old, recent] = [await seed('rendue', day(-800)), await seed('rendue', day(-3))];
    await seedIssuedInvoices(service.db, [{ rang: 1, date: day(-850) }]);
    expect((await read()).items).toMatchObject([{ id: old }, { id: recent }]);
  });

  it('is nothing of what came back long before the first invoice here, nor where the company invoices elsewhere', async () => {
    await seed('rendue', day(-70));
    const id = await seed('rendue', day(-50));
    expect((await read()).items).toMatchObject([{ id }]);
    await saveInvoiceSettings(service.db, { ...defaultInvoiceSettings, actif: false }, null);
    expect(await read()).toEqual({ totalCount: 0, items: [] });
    const none = await call('{ reservationRequests(filtre: { aFacturer: true }) { totalCount } }');
    expect(none.reservationRequests.totalCount).toBe(0);
  });

  it('is told to who handles money alone', async () => {
    const { errors } = await service.graphql(
      '{ reservationRequests(filtre: { aFacturer: true }) { totalCount } }',
      {},
      await service.signIn('preparation'),
    );
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
