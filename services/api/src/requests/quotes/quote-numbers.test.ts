import { formatPrice } from '@barnum/rules/prices/amounts';
import { quoteNumber } from '@barnum/rules/prices/quotes';
import { expect, it, onTestFinished, vi } from 'vitest';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { edited, issue, shop, update } from '../../../test/support/quotes.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import * as worker from '../../platform/worker/run-in-worker.ts';
import { issueQuote } from './quotes.domain.ts';

const auteur = 'admin@barnum.example';

onEveryDatabase('quote numbers', (service) => {
  const call = async (query: string, variables: Record<string, unknown>) =>
    service.graphql(query, variables, await service.signIn('administrator'));

  it('find their request by their number, as it is printed or in part', async () => {
    const id = await shop(service);
    await seedReservationRequest(service.db);
    const { numero } = (await call(issue, { requestId: id })).data.issueQuote;
    await call(update, { id, input: { ...edited, items: [{ articleId: 1, quantite: 1 }] } });
    const second = await call(issue, { requestId: id });
    expect(second.errors).toEqual([]);
    const search = '($search: String!) { reservationRequests(search: $search) { items { id } } }';
    for (const words of [numero, numero.toLowerCase(), numero.slice(2), '00001', `${numero} v2`, `Tente ${numero}`]) {
      const { data } = await call(`query ${search}`, { search: words });
      expect(data.reservationRequests.items, words).toEqual([{ id }]);
    }
  });

  it('are numbered without a gap, also when many are handed out at once and some fail', async () => {
    await shop(service);
    const allVersions = async () => {
      const versions = await service.db.quoteVersion.findMany({ include: { quote: true } });
      return versions.map(({ quote, total, pdf }) => ({
        numero: quoteNumber(quote),
        total: total.toFixed(2),
        pdf: Buffer.from(pdf).toString('base64'),
      }));
    };
    const requests = [];
    for (let index = 0; index < 8; index += 1) {
      const items = [{ articleId: 1, quantite: index + 1 }];
      requests.push(await seedReservationRequest(service.db, { nom: `Client ${index}`, items }));
    }
    // No database keeps this character: the transaction is rolled back after its number is taken.
    const failing = (requestId: number) => issueQuote(service, requestId, { auteur: '\0', livraison: '0' });
    const outcomes = await Promise.allSettled(
      requests.map(({ id }, index) =>
        index % 3 === 1 ? failing(id) : issueQuote(service, id, { auteur, livraison: '0' }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    const given = await service.db.quote.findMany({ orderBy: { rang: 'asc' } });
    expect(given.map(({ rang }) => rang)).toEqual([1, 2, 3, 4, 5]);
    // Whoever was not the quickest has a document of the own number, too.
    for (const { numero, pdf, total } of await allVersions()) {
      const { pages, metadata } = await readPdf(pdf);
      expect(metadata).toMatchObject({ Title: `Devis ${numero}` });
      expect(pages[0]).toContain(formatPrice(total).replace(/\s/g, ' '));
    }
    const twice = requests[1]?.id ?? 0;
    await Promise.all([1, 2, 3].map(() => issueQuote(service, twice, { auteur, livraison: '0' })));
    const own = await service.db.quote.findMany({ where: { requestId: twice }, include: { versions: true } });
    expect(own).toMatchObject([{ rang: 6 }]);
    expect(own[0]?.versions.map(({ version }) => version).toSorted()).toEqual([1, 2, 3]);
  });

  it('are drawn once each, however many are asked for at once', async () => {
    await shop(service);
    const requests = [];
    for (let index = 0; index < 15; index += 1) {
      const items = [{ articleId: 1, quantite: index + 1 }];
      requests.push(await seedReservationRequest(service.db, { nom: `Client ${index}`, items }));
    }
    const drawing = vi.spyOn(worker, 'runInWorker');
    onTestFinished(() => drawing.mockRestore());
    await Promise.all(requests.map(({ id }) => issueQuote(service, id, { auteur, livraison: '0' })));
    expect(drawing).toHaveBeenCalledTimes(15);
    const given = await service.db.quote.findMany({ orderBy: { rang: 'asc' } });
    expect(given.map(({ rang }) => rang)).toEqual(requests.map((_request, index) => index + 1));
  });

  it('let others change the request while they are drawn, however often, and say what it became', async () => {
    const id = await shop(service);
    const drawn = worker.runInWorker;
    const drawing = vi.spyOn(worker, 'runInWorker');
    onTestFinished(() => drawing.mockRestore());
    const names = ['Un', 'Deux', 'Trois'];
    drawing.mockImplementation(async (name, quote) => {
      const nom = names.shift();
      if (nom !== undefined) await service.db.reservationRequest.update({ where: { id }, data: { nom } });
      return drawn(name, quote);
    });
    const { data, errors } = await call(issue, { requestId: id });
    expect(errors).toEqual([]);
    expect((await readPdf(data.issueQuote.pdf)).pages[0]).toContain('Maëlle Trois');

    drawing.mockImplementation(async (name, quote) => {
      await service.db.companyInfo.updateMany({
        where: { nom: 'Dénomination' },
        data: { valeur: `Maison ${names.push('')}` },
      });
      return drawn(name, quote);
    });
    expect((await call(issue, { requestId: id })).errors[0]).toMatchObject({
      message: 'D’autres modifications sont enregistrées au même moment. Veuillez réessayer.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await service.db.quoteVersion.count()).toBe(1);
  });

  it('begin anew with each year of Paris', async () => {
    const id = await shop(service);
    const other = await seedReservationRequest(service.db, { nom: 'Autre', items: [{ articleId: 1, quantite: 1 }] });
    const change = { auteur, livraison: '0' };
    await issueQuote(service, id, change, new Date('2026-12-31T22:59:00Z'));
    await issueQuote(service, other.id, change, new Date('2026-12-31T23:01:00Z'));
    const given = await service.db.quote.findMany({ orderBy: { id: 'asc' } });
    expect(given).toMatchObject([
      { annee: 2026, rang: 1 },
      { annee: 2027, rang: 1 },
    ]);
  });
});
