import { expect, it } from 'vitest';
import { daysAgo } from '../../../../../prisma/seed/dates.ts';
import { seedTestimonial } from '../../../../../prisma/seed/site/testimonials.ts';
import { onOneDatabase } from '../../../test/support/service.ts';

onOneDatabase('testimonials', (service) => {
  it('show the newest first, and hidden ones to administrators only, through both APIs', async () => {
    await seedTestimonial(service.db, { prenom: 'Ancien', createdAt: daysAgo(9) });
    await seedTestimonial(service.db, { prenom: 'Récent' });
    await seedTestimonial(service.db, { prenom: 'Masqué', hide: true, createdAt: daysAgo(3) });
    const read = async (token?: string) => {
      const { body } = await service.rest('GET', '/testimonials', token === undefined ? {} : { token });
      const { data } = await service.graphql('{ testimonials { prenom } }', {}, token);
      return [
        body.testimonials.map((testimonial: Record<string, string>) => testimonial.prénom),
        data.testimonials.map(({ prenom }: { prenom: string }) => prenom),
      ];
    };
    const visible = ['Récent', 'Ancien'];
    const all = ['Récent', 'Masqué', 'Ancien'];
    expect(await read()).toEqual([visible, visible]);
    expect(await read(await service.signIn('user'))).toEqual([visible, visible]);
    expect(await read(await service.signIn('administrator'))).toEqual([all, all]);
  });

  it('come to administrators page by page, hidden ones too', async () => {
    await seedTestimonial(service.db, { prenom: 'Ancien', createdAt: daysAgo(9) });
    await seedTestimonial(service.db, { prenom: 'Masqué', hide: true, createdAt: daysAgo(3) });
    const query = '{ testimonialPage(page: 2, pageSize: 1) { totalCount items { prenom } } }';
    const { data } = await service.graphql(query, {}, await service.signIn('administrator'));
    expect(data.testimonialPage).toEqual({ totalCount: 2, items: [{ prenom: 'Ancien' }] });
    const refused = await service.graphql(query, {}, await service.signIn('user'));
    expect(refused.errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('say for what people rented, through GraphQL; the documented calls leave it as it is', async () => {
    const token = await service.signIn('administrator');
    const create = 'mutation ($input: TestimonialInput!) { createTestimonial(input: $input) { id } }';
    const input = { texte: 'Très bien', evenement: ' Mariage, 80 convives ' };
    const { id } = (await service.graphql(create, { input }, token)).data.createTestimonial;
    const { body } = await service.rest('PUT', `/testimonials/${id}`, { token, body: { texte: 'Très très bien' } });
    expect(body.testimonial).not.toHaveProperty('evenement');
    const { data } = await service.graphql('{ testimonials { texte evenement } }');
    expect(data.testimonials).toEqual([{ texte: 'Très très bien', evenement: 'Mariage, 80 convives' }]);
  });
});
