import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../../../prisma/seed/catalogue/categories.ts';
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

  it('keep an ordre of null, which sorts last, through both APIs; without one it is 0', async () => {
    const token = await service.signIn('administrator');
    const create = (body: object) => service.rest('POST', '/categories', { token, body });
    const mutate = (query: string) => service.graphql(`mutation { ${query} { nom ordre } }`, {}, token);
    const names = (list: { nom: string }[]) => list.map(({ nom }) => nom);

    const { id } = (await create({ nom: 'A', ordre: null })).body.category;
    expect((await create({ nom: 'B', ordre: '' })).body.category.ordre).toBe(0);
    expect((await create({ nom: 'C' })).body.category.ordre).toBe(0);
    const { data } = await mutate('createCategory(input: { nom: "D", ordre: null })');
    expect(data.createCategory.ordre).toBeNull();
    expect((await mutate('createCategory(input: { nom: "E" })')).data.createCategory.ordre).toBe(0);
    const { categories } = (await service.rest('GET', '/categories')).body;
    expect(names(categories)).toEqual(['B', 'C', 'E', 'A', 'D']);

    await seedArticle(service.db, { nom: 'sans catégorie' });
    await seedArticle(service.db, { nom: 'de A', categorieId: id });
    await seedArticle(service.db, { nom: 'de B', categorieId: categories[0].id });
    const { articles } = (await service.rest('GET', '/articles')).body;
    expect(names(articles)).toEqual(['de B', 'de A', 'sans catégorie']);

    const patch = async (input: string) =>
      (await mutate(`updateCategory(id: ${id}, input: ${input})`)).data.updateCategory.ordre;
    expect([await patch('{ ordre: 2 }'), await patch('{ nom: "A" }'), await patch('{ ordre: null }')]).toEqual([
      2,
      2,
      null,
    ]);
    const put = await service.rest('PUT', `/categories/${id}`, { token, body: { ordre: null } });
    expect(put.body.category.ordre).toBeNull();
    const { reorderCategories } = (await mutate(`reorderCategories(ids: [${id}])`)).data;
    expect(names(reorderCategories)).toEqual(['A', 'B', 'C', 'E', 'D']);
    expect(reorderCategories.map(({ ordre }: { ordre: number }) => ordre)).toEqual([0, 1, 2, 3, 4]);
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

  it('are found by slug, also by one of before unless another bears it by now', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedCategory(service.db, { nom: 'Tables et chaises' });
    const find = async (slug: string) => {
      const query = 'query ($slug: String!) { categoryBySlug(slug: $slug) { id slug } }';
      return (await service.graphql(query, { slug })).data.categoryBySlug;
    };
    expect(await find('tables-et-chaises')).toEqual({ id, slug: 'tables-et-chaises' });
    expect(await find('inconnue')).toBeNull();
    expect(await find('\u0000')).toBeNull();

    for (const nom of ['Mobilier', 'Meubles']) await service.rest('PUT', `/categories/${id}`, { token, body: { nom } });
    for (const slug of ['tables-et-chaises', 'mobilier', 'meubles']) {
      expect(await find(slug)).toEqual({ id, slug: 'meubles' });
    }
    const other = await seedCategory(service.db, { nom: 'Mobilier' });
    expect(await find('mobilier')).toEqual({ id: other.id, slug: 'mobilier' });
    await service.rest('DELETE', `/categories/${id}`, { token });
    expect(await find('tables-et-chaises')).toBeNull();
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
