import { expect, it } from 'vitest';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { onOneDatabase } from './support/service.ts';

const hostile =
  '<p onclick="x()">Bon<script>alert(1)</script>jour</p><img src="x" onerror="x()"><a href="javascript:x()">ici</a>';
const harmless = '<p>Bonjour</p><a rel="noopener noreferrer nofollow">ici</a>';

onOneDatabase('HTML that was written around the service', (service) => {
  it('leaves it harmless, through REST and GraphQL alike', async () => {
    const { id, slug } = await seedArticle(service.db);
    await service.db.$executeRaw`UPDATE articles SET longue_description = ${hostile}`;
    await service.db.salesConditionsVersion.create({ data: { text: hostile } });

    const whole = [
      (await service.rest('GET', '/articles')).body.articles[0].longue_description,
      (await service.rest('GET', `/articles/${id}`)).body.article.longue_description,
      (await service.rest('GET', '/articles/category/0')).body.articles[0].longue_description,
      (await service.rest('GET', '/cgv/latest')).body.text,
      (await service.rest('GET', '/cgv/versions')).body[0].text,
      (await service.rest('GET', '/cgv/1')).body.text,
    ];
    expect(whole).toEqual(whole.map(() => harmless));

    const { data } = await service.graphql(
      `query ($id: Int!, $slug: String!) {
        articles { longueDescription } articlesByCategory(categoryId: 0) { longueDescription }
        article(id: $id) { longueDescription } articleBySlug(slug: $slug) { longueDescription }
        latestSalesConditions { text } salesConditionsVersions { text } salesConditionsVersion(id: 1) { text }
      }`,
      { id, slug },
    );
    const answer = JSON.stringify(data);
    expect(answer.split(JSON.stringify(harmless)).length - 1).toBe(7);
  });
});
