import { expect, it } from 'vitest';
import { seedDemoSalesConditions } from '../../../../../prisma/seed/site/sales-conditions.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

onEveryDatabase('sales conditions', (service) => {
  it('answer the version in force, all versions newest first, and one of them', async () => {
    expect(await service.rest('GET', '/cgv/latest')).toMatchObject({
      status: 404,
      body: { error: 'Les conditions générales de vente ne sont pas encore disponibles.' },
    });
    await seedDemoSalesConditions(service.db);
    const latest = await service.rest('GET', '/cgv/latest');
    expect(Object.keys(latest.body)).toEqual(['id', 'text', 'created_at']);
    const versions = await service.rest('GET', '/cgv/versions');
    expect(versions.body.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1]);
    expect(versions.body[0]).toEqual(latest.body);
    expect((await service.rest('GET', '/cgv/2')).body).toEqual(versions.body[1]);
    expect((await service.rest('GET', '/cgv/99')).status).toBe(404);
    const { data } = await service.graphql('{ latestSalesConditions { id } }');
    expect(data.latestSalesConditions.id).toBe(3);
  });

  it('are append-only, whoever writes', async () => {
    await seedDemoSalesConditions(service.db);
    await expect(service.db.salesConditionsVersion.updateMany({ data: { text: 'autre' } })).rejects.toThrow();
    await expect(service.db.salesConditionsVersion.deleteMany()).rejects.toThrow();
    expect(await service.db.salesConditionsVersion.count()).toBe(3);
  });
});
