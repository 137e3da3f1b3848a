import { expect, it } from 'vitest';
import { isEmpty, seedDemo } from '../../../prisma/seed/demo.ts';
import { onEveryDatabase } from './support/service.ts';

onEveryDatabase('the demo shop', (service) => {
  it('fills an empty database with everything a visitor and an administrator see', { timeout: 240_000 }, async () => {
    expect(await isEmpty(service.db)).toBe(true);
    const seen: number[] = [];
    await seedDemo({
      db: service.db,
      storage: service.storage,
      administrators: { adminEmails: ['admin@barnum.example'], adminPassword: 'barnum-demo' },
      onPicture: (done, total) => seen.push(total - done),
    });
    expect(seen.at(-1)).toBe(0);
    expect(await isEmpty(service.db)).toBe(false);

    const { body } = await service.rest('GET', '/articles');
    const pictured = body.articles.filter(({ images }: { images: unknown[] }) => images.length > 0);
    const threefold = body.articles.filter(({ images }: { images: unknown[] }) => images.length >= 3);
    expect(body.articles.length).toBeGreaterThanOrEqual(32);
    expect(pictured.length).toBeGreaterThanOrEqual(32);
    expect(threefold.length).toBeGreaterThanOrEqual(11);
    expect((await service.rest('GET', '/testimonials')).body.testimonials).toHaveLength(8);
    expect((await service.rest('GET', '/partenaires')).body.partenaires).toHaveLength(5);
    expect((await service.rest('GET', '/cgv/versions')).body).toHaveLength(3);
    const forms = await service.rest('GET', '/forms', { token: await service.signIn('administrator') });
    expect(forms.body.forms).toHaveLength(5);
    const items = await service.db.reservationRequestItem.count({ where: { articleId: null } });
    expect(items).toBe(0);
  });
});
