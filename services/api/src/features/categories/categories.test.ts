import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/articles.ts';
import { seedCategory } from '../../../../../prisma/seed/categories.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

onEveryDatabase('categories', (service) => {
  it('come by ordre, smaller first and null last', async () => {
    await seedCategory(service.db, { nom: 'Sans ordre' });
    await service.db.category.updateMany({ data: { ordre: null } });
    await seedCategory(service.db, { nom: 'Deuxième', ordre: 5 });
    await seedCategory(service.db, { nom: 'Première', ordre: 0, urlImage: 'https://ailleurs.example/a.jpg' });

    const { body } = await service.rest('GET', '/categories');
    expect(body.categories.map(({ nom, ordre }: Record<string, unknown>) => [nom, ordre])).toEqual([
      ['Première', 0],
      ['Deuxième', 5],
      ['Sans ordre', null],
    ]);
    expect(body.categories[0]).toMatchObject({
      slug: 'premiere',
      description: null,
      url_image: 'https://ailleurs.example/a.jpg',
    });
    const { data } = await service.graphql('{ categories { nom urlImage } }');
    expect(data.categories[0]).toEqual({ nom: 'Première', urlImage: 'https://ailleurs.example/a.jpg' });
  });

  it('are read one by one; id 0 is the virtual one, which no stored category can be', async () => {
    const { id } = await seedCategory(service.db, { nom: 'Non catégorisé' });
    expect((await service.rest('GET', `/categories/${id}`)).body.category).toMatchObject({
      nom: 'Non catégorisé',
      slug: 'non-categorise-2',
    });
    expect((await service.rest('GET', '/categories/0')).body.category).toMatchObject({ id: 0, nom: 'Non catégorisé' });
    expect((await service.rest('GET', '/categories/999')).status).toBe(404);
  });

  it('count their articles, the virtual one those without category', async () => {
    const { id } = await seedCategory(service.db);
    await seedArticle(service.db, { categorieId: id });
    await seedArticle(service.db);
    await seedArticle(service.db);
    const fields = 'id slug nom articleCount createdAt urlImage picture { url } ordre';
    const { data } = await service.graphql(
      `{ one: category(id: ${id}) { ${fields} } virtual: category(id: 0) { ${fields} } }`,
    );
    expect(data.one).toMatchObject({ id, articleCount: 1, createdAt: expect.any(String) });
    expect(data.virtual).toEqual({
      id: 0,
      slug: 'non-categorise',
      nom: 'Non catégorisé',
      articleCount: 2,
      createdAt: null,
      urlImage: null,
      picture: null,
      ordre: null,
    });
  });
});
