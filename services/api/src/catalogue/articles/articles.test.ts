import sharp from 'sharp';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../../../prisma/seed/catalogue/categories.ts';
import { seedArticleImage } from '../../../../../prisma/seed/catalogue/images.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#14626b' } })
  .png()
  .toBuffer();

onEveryDatabase('articles', (service) => {
  it('are found by what can be searched of a long description, whatever was pasted into it', async () => {
    const token = await service.signIn('administrator');
    // Each of these letters folds to eighteen; putting these marks into their order took ten seconds.
    for (const pasted of ['\ufdfa'.repeat(190_000), `e${'\u0301\u0323'.repeat(95_000)}`]) {
      const body = { nom: 'Tente', prix: 10, unite: 'unitaire', longue_description: pasted };
      expect((await service.rest('POST', '/articles', { body, token })).status).toBe(201);
    }
    const [letters, marks] = await service.db.article.findMany({ orderBy: { id: 'asc' } });
    expect(letters?.searchText.length).toBeLessThan(201_000);
    expect(marks?.searchText).toBe(' tente unitaire e ');
  });

  it('are read by anybody, under the documented names, category by category', async () => {
    const late = await seedCategory(service.db, { nom: 'Vaisselle', ordre: 2 });
    const early = await seedCategory(service.db, { nom: 'Mobilier', ordre: 1 });
    await seedArticle(service.db, { nom: 'Sans catégorie' });
    await seedArticle(service.db, { nom: 'Assiette', categorieId: late.id });
    const article = await seedArticle(service.db, {
      nom: 'Chaise pliante',
      categorieId: early.id,
      prix: 4.5,
      quantite: 200,
      montantCaution: '20',
      coutMontage: 3,
    });
    await seedArticleImage(service.db, service.storage, { articleId: article.id, altImage: 'Une chaise', bytes });

    const { body } = await service.rest('GET', '/articles');
    expect(body.articles.map(({ nom }: { nom: string }) => nom)).toEqual([
      'Chaise pliante',
      'Assiette',
      'Sans catégorie',
    ]);
    const one = await service.rest('GET', `/articles/${article.id}`);
    expect(one.body.article).toEqual(body.articles[0]);
    expect(one.body.article).toMatchObject({
      id: article.id,
      slug: 'chaise-pliante',
      categorie: early.id,
      categorie_nom: 'Mobilier',
      article_categories: { nom: 'Mobilier' },
      prix: 4.5,
      unite: 'weekend',
      quantite: 200,
      montant_caution: 20,
      coût_montage: 3,
      images: [{ id_article: article.id, alt_image: 'Une chaise', primary: true }],
    });
    expect(one.body.article.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('are read by category, id 0 being « Non catégorisé »', async () => {
    const category = await seedCategory(service.db);
    await seedArticle(service.db, { nom: 'Table', categorieId: category.id });
    await seedArticle(service.db, { nom: 'Groupe électrogène' });
    const names = async (id: number) => {
      const { body } = await service.rest('GET', `/articles/category/${id}`);
      return body.articles.map(({ nom, categorie_nom }: Record<string, string>) => [nom, categorie_nom]);
    };
    expect(await names(category.id)).toEqual([['Table', 'Mobilier']]);
    expect(await names(0)).toEqual([['Groupe électrogène', 'Non catégorisé']]);
    expect(await names(999)).toEqual([]);
  });

  it('take slugs that no other article has, also when they come together', async () => {
    const together = await Promise.all([1, 2, 3].map(() => seedArticle(service.db, { nom: 'Flûte à champagne' })));
    expect(together.map(({ slug }) => slug).sort()).toEqual([
      'flute-a-champagne',
      'flute-a-champagne-2',
      'flute-a-champagne-3',
    ]);
    expect((await seedArticle(service.db, { nom: '★★★' })).slug).toBe('article');
  });

  it('are found by slug through GraphQL, with exact amounts and their pictures', async () => {
    const article = await seedArticle(service.db, { nom: 'Verre à vin 19 cl', prix: '0,35', unite: 'journee' });
    for (const altImage of ['Premier', 'Second']) {
      await seedArticleImage(service.db, service.storage, { articleId: article.id, altImage, bytes });
    }
    const { data } = await service.graphql(
      `query ($slug: String!) {
        articleBySlug(slug: $slug) {
          id prix unite quantite categorie { nom }
          primaryImage { altImage primary picture { width renditions { width format } } }
          images { altImage primary }
        }
        missing: articleBySlug(slug: "inconnu") { id }
      }`,
      { slug: 'verre-a-vin-19-cl' },
    );
    expect(data).toEqual({
      articleBySlug: {
        id: article.id,
        prix: '0.35',
        unite: 'journee',
        quantite: null,
        categorie: null,
        primaryImage: {
          altImage: 'Premier',
          primary: true,
          picture: {
            width: 1600,
            renditions: expect.arrayContaining([
              { width: 320, format: 'jpeg' },
              { width: 1600, format: 'jpeg' },
            ]),
          },
        },
        images: [
          { altImage: 'Premier', primary: true },
          { altImage: 'Second', primary: false },
        ],
      },
      missing: null,
    });
  });

  it('answer 404 for what is no article, never a fault', async () => {
    for (const id of ['999', 'abc', '-1', '0', '1.5', '99999999999999999999', '%00']) {
      const { status, body } = await service.rest('GET', `/articles/${id}`);
      expect([id, status, typeof body.error]).toEqual([id, 404, 'string']);
    }
    expect((await service.rest('GET', '/articles/999')).body.error).toBe('Article non trouvé');
  });

  it('keep no script in their long description', async () => {
    const { longueDescription } = await seedArticle(service.db, {
      longueDescription: '<p onclick="x()">Solide <script>alert(1)</script><a href="javascript:x()">ici</a></p>',
    });
    expect(longueDescription).toBe('<p>Solide <a rel="noopener noreferrer nofollow">ici</a></p>');
  });

  it('refuse a category that does not exist', async () => {
    await expect(seedArticle(service.db, { categorieId: 999 })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { categorieId: "Cette catégorie n'existe pas" },
    });
  });

  it('are read by their ids, those that exist', async () => {
    const [tent, chair] = [await seedArticle(service.db), await seedArticle(service.db)];
    await seedArticle(service.db);
    const read = (ids: number[] | null) =>
      service.graphql('query ($ids: [Int!]) { articles(ids: $ids) { id } }', { ids });
    const found = async (ids: number[] | null) => (await read(ids)).data.articles.map(({ id }: { id: number }) => id);
    expect(await found([chair.id, tent.id, 99_999])).toEqual([tent.id, chair.id]);
    expect(await found([])).toEqual([]);
    expect(await found(null)).toHaveLength(3);
    for (const ids of [[0], [2 ** 31 - 1, -1], Array.from({ length: 201 }, (_, id) => id + 1)]) {
      expect((await read(ids)).errors[0]?.extensions?.code).toBe('VALIDATION');
    }
  });

  const pageQuery = `query ($page: Int, $pageSize: Int, $search: String, $categoryId: Int, $sort: ArticleSort) {
    articlePage(page: $page, pageSize: $pageSize, search: $search, categoryId: $categoryId, sort: $sort) {
      totalCount items { nom }
    }
  }`;

  async function articlePage(variables: Record<string, unknown> = {}) {
    const { data } = await service.graphql(pageQuery, variables, await service.signIn('administrator'));
    return [data.articlePage.totalCount, data.articlePage.items.map(({ nom }: { nom: string }) => nom)];
  }

  it('are searched by visitors in their texts and the name of their category', async () => {
    const { id: categorieId } = await seedCategory(service.db, { nom: 'Vaisselle' });
    await seedArticle(service.db, { nom: 'Flûte 3×6', categorieId, longueDescription: '<p>En cristal</p>' });
    await seedArticle(service.db, { nom: 'Crêpière', courteDescription: '100% fonte, 9 m²' });
    const find = async (search: string) => {
      const { data } = await service.graphql('query ($search: String) { articles(search: $search) { nom } }', {
        search,
      });
      return data.articles.map(({ nom }: { nom: string }) => nom);
    };
    for (const search of [
      'flute',
      'VAISSELLE cristal',
      '3x6',
      '3×6',
      '6 x 3 mètres',
      'louer des flûtes',
      '\u0000flute\ud800',
    ])
      expect(await find(search), search).toEqual(['Flûte 3×6']);
    for (const search of ['crepiere', 'autres articles', 'autres fonte', '9 m2', '100%'])
      expect(await find(search), search).toEqual(['Crêpière']);
    expect(await find('vaisselle fonte')).toEqual([]);
    expect(await find('crepiere'.padEnd(5_000))).toEqual(['Crêpière']);
    expect(await find(' ')).toHaveLength(2);
  });

  it('are searched by visitors in either number, by the owner’s synonyms, and with one slip on demand', async () => {
    const { id: categorieId } = await seedCategory(service.db, { nom: 'Toiles et tentes' });
    await seedArticle(service.db, { nom: 'Barnum pliant 3 × 6 m', categorieId });
    await seedArticle(service.db, { nom: 'Mange-debout', longueDescription: '<p>Avec l’été, 1&nbsp;200 W</p>' });
    await seedArticle(service.db, { nom: 'Napperon pliant', specifications: [{ label: 'Décor', value: 'Cheval' }] });
    await seedArticle(service.db, { nom: 'Chaise noire' });
    await seedArticle(service.db, { nom: 'Chaisse cachée', etat: 'masque' });
    const query = 'query ($search: String, $proches: Boolean) { articles(search: $search, proches: $proches) { nom } }';
    const find = async (search: string, proches = false) => {
      const { data } = await service.graphql(query, { search, proches });
      return data.articles.map(({ nom }: { nom: string }) => nom);
    };
    for (const search of ['barnums 3x6', 'tonnelle', 'tonnelles 3*6', 'toile 3 x 6', '3x6m'])
      expect(await find(search), search).toEqual(['Barnum pliant 3 × 6 m']);
    for (const search of ['mange debout', 'mange‑debouts', 'table haute', 'été 1200', 'l’été 1 200w'])
      expect(await find(search), search).toEqual(['Mange-debout']);
    for (const search of ['napperons pliants', 'chevaux'])
      expect(await find(search), search).toEqual(['Napperon pliant']);
    expect(await find('noix')).toEqual([]);
    expect(await find('chaisse')).toEqual([]);
    for (const search of ['chaisse', 'chaisses noires', 'hcaise noire'])
      expect(await find(search, true), search).toEqual(['Chaise noire']);
    expect(await find('50 chaises')).toEqual([]);
    for (const search of ['50 chaises', 'je voudrais 50 chaises', 'chiase', 'bonjour, avez-vous 50 chasies noires ?'])
      expect(await find(search, true), search).toEqual(['Chaise noire']);
    expect(await find('table huate', true)).toEqual(['Mange-debout']);
    expect(await find('tonelle', true)).toEqual(['Barnum pliant 3 × 6 m']);
    expect(await find('toille', true)).toEqual(['Barnum pliant 3 × 6 m']);
    for (const search of ['licorne', 'chesse', '  '])
      expect(await find(search, true)).toHaveLength(search.trim() ? 0 : 4);

    const token = await service.signIn('administrator');
    const change =
      'mutation ($texte: String!) { updateSiteTexts(texts: [{ key: "searchSynonyms", texte: $texte }], seen: 0) { key } }';
    const refused = await service.graphql(change, { texte: 'siège' }, token);
    expect(refused.errors[0]?.extensions?.fields).toEqual({
      searchSynonyms: 'Ligne 1\u00a0: deux noms au moins, séparés par une virgule',
    });
    expect((await service.graphql(change, { texte: 'sièges = chaise' }, token)).errors).toEqual([]);
    expect(await find('siège')).toEqual(['Chaise noire']);
    expect(await find('tonnelle')).toEqual([]);
    expect(await articlePage({ search: 'sieges' })).toEqual([1, ['Chaise noire']]);
  });

  it('are searched by administrators in name, descriptions and unit, whatever the case and the accents', async () => {
    await seedArticle(service.db, { nom: 'Vitrine réfrigérée', courteDescription: 'Étagères en verre' });
    await seedArticle(service.db, {
      nom: 'Nœud de chaise',
      longueDescription: '<p>Un <strong>ruban</strong> 100% lin</p>',
    });
    await seedArticle(service.db, { nom: 'Sono', unite: 'journee' });
    expect(await articlePage({ search: 'REFRIGEREE verre' })).toEqual([1, ['Vitrine réfrigérée']]);
    expect(await articlePage({ search: 'noeud' })).toEqual([1, ['Nœud de chaise']]);
    expect(await articlePage({ search: 'ruban' })).toEqual([1, ['Nœud de chaise']]);
    expect(await articlePage({ search: 'Journée' })).toEqual([1, ['Sono']]);
    expect(await articlePage({ search: 'strong' })).toEqual([0, []]);
    expect(await articlePage({ search: '100%' })).toEqual([1, ['Nœud de chaise']]);
    expect(await articlePage({ search: '%' })).toEqual([1, ['Nœud de chaise']]);
    for (const search of ['_', '\\', 'ver_e', 'rien de tel']) expect(await articlePage({ search })).toEqual([0, []]);
    await service.graphql(
      'mutation { updateArticle(id: 3, input: { nom: "Enceinte" }) { id } }',
      {},
      await service.signIn('administrator'),
    );
    expect(await articlePage({ search: 'enceinte' })).toEqual([1, ['Enceinte']]);
    expect(await articlePage({ search: 'sono' })).toEqual([0, []]);
  });

  it('come to administrators page by page, filtered and sorted by the service', async () => {
    const { id } = await seedCategory(service.db, { nom: 'Mobilier' });
    await seedArticle(service.db, { nom: 'A', prix: 3, quantite: 5, categorieId: id });
    await seedArticle(service.db, { nom: 'B', prix: 1, quantite: null });
    await seedArticle(service.db, { nom: 'C', prix: 2, quantite: 1, categorieId: id });
    expect(await articlePage()).toEqual([3, ['C', 'B', 'A']]);
    expect(await articlePage({ page: 2, pageSize: 2 })).toEqual([3, ['A']]);
    expect(await articlePage({ sort: 'PRICE_ASC' })).toEqual([3, ['B', 'C', 'A']]);
    expect(await articlePage({ sort: 'STOCK_ASC' })).toEqual([3, ['C', 'A', 'B']]);
    expect(await articlePage({ sort: 'STOCK_DESC' })).toEqual([3, ['B', 'A', 'C']]);
    expect(await articlePage({ categoryId: id, sort: 'NAME_DESC' })).toEqual([2, ['C', 'A']]);
    expect(await articlePage({ categoryId: 0 })).toEqual([1, ['B']]);
    expect(await articlePage({ categoryId: 999 })).toEqual([0, []]);
    expect((await service.graphql(pageQuery)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const user = await service.signIn('user');
    expect((await service.graphql(pageQuery, {}, user)).errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('have neighbours of their category: those that follow, then the first ones', async () => {
    const { id } = await seedCategory(service.db);
    for (const nom of ['A', 'B', 'C', 'D']) await seedArticle(service.db, { nom, categorieId: id });
    await seedArticle(service.db, { nom: 'Ailleurs' });
    const neighbours = async (slug: string, limit: number) => {
      const query = 'query ($slug: String!, $limit: Int) { articleNeighbours(slug: $slug, limit: $limit) { nom } }';
      const { data, errors } = await service.graphql(query, { slug, limit });
      return data?.articleNeighbours?.map(({ nom }: { nom: string }) => nom) ?? errors[0]?.extensions?.code;
    };
    expect(await neighbours('c', 2)).toEqual(['D', 'A']);
    expect(await neighbours('a', 2)).toEqual(['B', 'C']);
    expect(await neighbours('d', 12)).toEqual(['A', 'B', 'C']);
    expect(await neighbours('ailleurs', 4)).toEqual([]);
    expect(await neighbours('inconnu', 4)).toEqual([]);
    expect(await neighbours('a', 13)).toBe('VALIDATION');
  });

  const create = 'mutation ($input: ArticleInput!) { createArticle(input: $input) { id } }';
  const update = 'mutation ($id: Int!, $input: ArticlePatch!) { updateArticle(id: $id, input: $input) { id } }';
  const dimensions = { label: 'Dimensions', value: '3 × 3 m' };
  const capacity = { label: 'Capacité', value: '12 personnes' };

  it('say their specifications, and what the price includes, in the order of the owner', async () => {
    const token = await service.signIn('administrator');
    const details = { specifications: [dimensions, capacity], included: ['Sac', 'Notice'], excluded: ['Lests'] };
    await service.graphql(create, { input: { nom: 'Barnum', prix: '60', ...details } }, token);
    const read = async () => {
      const { data } = await service.graphql(
        '{ article(id: 1) { specifications { label value } included excluded articleNames: nom } }',
      );
      return data.article;
    };
    expect(await read()).toMatchObject(details);
    // A documented call knows nothing of them, and leaves them alone.
    await service.rest('PUT', '/articles/1', { token, body: { nom: 'Barnum pliant' } });
    expect(await read()).toMatchObject({ ...details, articleNames: 'Barnum pliant' });
    await service.graphql(update, { id: 1, input: { specifications: [capacity], included: [] } }, token);
    expect(await read()).toMatchObject({ specifications: [capacity], included: [], excluded: ['Lests'] });
    expect(await articlePage({ search: '12 personnes' })).toEqual([1, ['Barnum pliant']]);
    expect(await articlePage({ search: 'dimensions 12' })).toEqual([0, []]);
  });

  it.each([
    [{ specifications: Array.from({ length: 21 }, () => dimensions) }, 'specifications'],
    [{ specifications: [{ label: ' ', value: '3 m' }] }, 'specifications.0.label'],
    [{ specifications: [{ label: 'Poids', value: 'x'.repeat(121) }] }, 'specifications.0.value'],
    [{ included: Array.from({ length: 21 }, () => 'Sac') }, 'included'],
    [{ companionIds: [999] }, 'companionIds'],
  ])('refuse what is wrong in them at its field %#', async (details, field) => {
    const token = await service.signIn('administrator');
    const { errors } = await service.graphql(create, { input: { nom: 'Barnum', prix: '60', ...details } }, token);
    expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual([field]);
    expect(await service.db.article.count()).toBe(0);
  });

  it('go well with what the owner chose, or else with what several requests held beside them', async () => {
    const [tent, chair, table, lamp] = await Promise.all(
      ['Tente', 'Chaise', 'Table', 'Lampe'].map((nom) => seedArticle(service.db, { nom })),
    );
    let quantite = 0;
    // Each with a quantity of its own: the same request, sent again, is one.
    const request = (...articles: ({ id: number; nom: string } | undefined)[]) => {
      quantite += 1;
      return seedReservationRequest(service.db, {
        items: articles.map((article) => ({ articleId: article?.id, nom: article?.nom ?? '', quantite })),
      });
    };
    const companions = async () => {
      const { data } = await service.graphql('{ articleCompanions(slug: "tente", limit: 2) { nom prix } }');
      return data.articleCompanions.map(({ nom }: { nom: string }) => nom);
    };
    await request(tent, lamp);
    expect(await companions()).toEqual([]);
    for (let count = 0; count < 3; count += 1) await request(tent, table, ...(count > 0 ? [chair] : []));
    expect(await companions()).toEqual(['Table', 'Chaise']);

    const token = await service.signIn('administrator');
    const choose = (ids: (number | undefined)[]) =>
      service.graphql(update, { id: tent?.id, input: { companionIds: ids } }, token);
    await choose([lamp?.id, chair?.id]);
    expect(await companions()).toEqual(['Lampe', 'Chaise']);
    expect((await choose([tent?.id])).errors[0]?.extensions?.fields).toEqual({
      companionIds: 'Un article ne va pas avec lui-même\u00a0: choisissez-en d’autres',
    });
    await service.rest('DELETE', `/articles/${lamp?.id}`, { token });
    expect(await companions()).toEqual(['Chaise']);
  });

  it('are chosen by the words of their name, whatever the accents, the earliest word first', async () => {
    const token = await service.signIn('administrator');
    for (const nom of ['Nappe de table', 'Table ronde', 'Tablée d’été', 'Chaise', 'Table 100 %']) {
      await seedArticle(service.db, { nom, courteDescription: 'Va avec une table' });
    }
    const found = async (search: string, limit = 20) => {
      const query = 'query ($search: String!, $limit: Int) { articleChoices(search: $search, limit: $limit) { nom } }';
      const { data } = await service.graphql(query, { search, limit }, token);
      return data.articleChoices.map(({ nom }: { nom: string }) => nom);
    };
    expect(await found('TÂBLE')).toEqual(['Table 100 %', 'Table ronde', 'Tablée d’été', 'Nappe de table']);
    expect(await found("d'ete tab")).toEqual(['Tablée d’été']);
    expect(await found('%')).toEqual(['Table 100 %']);
    expect(await found('', 2)).toHaveLength(2);
    const chair = await service.db.article.findFirstOrThrow({ where: { nom: 'Chaise' } });
    await service.graphql(update, { id: chair.id, input: { nom: 'Fauteuil' } }, token);
    expect(await found('fauteuil')).toEqual(['Fauteuil']);
  });

  it('suggest the specifications that others of the category have', async () => {
    const { id: categorieId } = await seedCategory(service.db);
    await seedArticle(service.db, { categorieId, specifications: [capacity] });
    await seedArticle(service.db, { categorieId, specifications: [dimensions, capacity] });
    await seedArticle(service.db, { specifications: [{ label: 'Puissance', value: '2 kW' }] });
    const query = 'query ($categoryId: Int!) { articleSpecificationLabels(categoryId: $categoryId) }';
    const labels = async (categoryId: number) => {
      const { data } = await service.graphql(query, { categoryId }, await service.signIn('administrator'));
      return data.articleSpecificationLabels;
    };
    expect(await labels(categorieId)).toEqual(['Capacité', 'Dimensions']);
    expect(await labels(0)).toEqual(['Puissance']);
  });
});
