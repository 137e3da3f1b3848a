import { expect, it, vi } from 'vitest';
import { seedArticle } from '../../../../prisma/seed/catalogue/articles.ts';
import { seedCustomer } from '../../../../prisma/seed/customers/customers.ts';
import { seedIssuedInvoices } from '../../../../prisma/seed/money/invoices.ts';
import { seedReservationRequest } from '../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../test/support/service.ts';
import { Prisma } from '../platform/db/client.ts';
import { refreshSearches } from './refresh-searches.ts';

const tables = ['articles', 'customers', 'invoices', 'reservation_requests'] as const;

onEveryDatabase('what an earlier folding wrote', (service) => {
  const read = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => [
          table,
          await service.db.$queryRaw`SELECT * FROM ${Prisma.raw(table)} ORDER BY id`,
        ]),
      ),
    );

  it('is written anew as the service writes it, and nobody is said to have done so', async () => {
    const webhook = {
      nom: 'Agenda',
      url: 'https://recepteur.exemple.example/',
      events: ['article.changed'],
      secret: '',
    };
    await service.db.webhook.create({ data: webhook });
    const { id: articleId } = await seedArticle(service.db, {
      nom: 'Mange-debout',
      courteDescription: '1 200 W',
      longueDescription: `<p>Toile de 3&nbsp;×&nbsp;6&nbsp;m</p>${'<p>Longue</p>'.repeat(1_000)}`,
      specifications: [{ label: 'Hauteur', value: '1,10 m' }],
    });
    await seedCustomer(service.db, { nom: 'Le Goff-L’Hermite', prenom: 'Anne', emails: ['anne@exemple.example'] });
    const items = [{ articleId, quantite: 1 }];
    await seedReservationRequest(service.db, { nom: 'L’Hermite', phone: '06 39 98 01 12 ou 06 39 98 01 13', items });
    await seedIssuedInvoices(service.db, [{ rang: 1 }]);
    const whole = await read();
    const entries = await service.db.journalEntry.count();
    const deliveries = await service.db.webhookDelivery.count();

    for (const table of tables) {
      const also = table === 'customers' ? ", nom_trie = 'vieux', match_keys = '{}'" : '';
      // An issued invoice has its own words alone.
      const text = table === 'invoices' ? "upper(replace(search_text, ' ', '+'))" : "'vieux'";
      await service.db.$executeRaw`
        UPDATE ${Prisma.raw(table)} SET search_text = ${Prisma.raw(text)}, search_trigrams = '{1}', search_folding = 0 ${Prisma.raw(also)}`;
    }
    await service.db.$executeRaw`UPDATE articles SET search_name = 'vieux'`;
    expect(await read()).not.toEqual(whole);
    const changed = {
      entries: await service.db.journalEntry.count(),
      deliveries: await service.db.webhookDelivery.count(),
    };
    expect(changed.entries).toBeGreaterThanOrEqual(entries);
    expect(changed.deliveries).toBeGreaterThan(deliveries);

    const log = { info: vi.fn() };
    await refreshSearches(service.db, log);
    expect(await read()).toEqual(whole);
    expect(await service.db.journalEntry.count()).toBe(changed.entries);
    expect(await service.db.webhookDelivery.count()).toBe(changed.deliveries);
    const counts = { articles: 1, customers: 1, invoices: 1, requests: 1 };
    expect(log.info.mock.calls).toEqual([[counts, 'what is searched was folded anew']]);

    await refreshSearches(service.db, log);
    expect(log.info).toHaveBeenCalledOnce();
  });
});
