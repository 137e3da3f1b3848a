import sharp from 'sharp';
import { expect, it } from 'vitest';
import { seedArticleSet } from '../../../../../prisma/seed/catalogue/article-sets.ts';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../../../prisma/seed/catalogue/categories.ts';
import { seedArticleImage } from '../../../../../prisma/seed/catalogue/images.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#14626b' } })
  .png()
  .toBuffer();
const request = {
  Nom: 'Le Goff',
  Prénom: 'Anne',
  date: '2030-06-12',
  phone: '06 39 98 01 12',
  livraison_montage: false,
};

onEveryDatabase('the catalogue', (service) => {
  it('keeps what is hidden or archived from visitors on every path, and shows administrators all', async () => {
    const category = await seedCategory(service.db);
    const make = (nom: string, etat: 'en_ligne' | 'masque' | 'archive') =>
      seedArticle(service.db, { nom, etat, categorieId: category.id });
    const online = await make('Table ronde', 'en_ligne');
    const hidden = await make('Table masquée', 'masque');
    const archived = await make('Table archivée', 'archive');
    await service.db.articleCompanion.create({
      data: { articleId: online.id, companionId: hidden.id, position: 0 },
    });
    await seedArticleSet(service.db, {
      items: [online, hidden].map(({ id }) => ({ articleId: id, quantite: 1 })),
    });
    const paths = ['/articles', `/articles/category/${category.id}`];
    const token = await service.signIn('administrator');
    for (const path of paths) {
      const names = async (options: object) =>
        (await service.rest('GET', path, options)).body.articles.map(({ nom }: { nom: string }) => nom);
      expect(await names({})).toEqual(['Table ronde']);
      expect(await names({ token })).toEqual(['Table ronde', 'Table masquée', 'Table archivée']);
    }
    expect((await service.rest('GET', `/articles/${hidden.id}`)).status).toBe(404);
    expect((await service.rest('GET', `/articles/${archived.id}`, { token })).status).toBe(200);
    const query = `{
      articles(search: "table") { nom }
      article(id: ${hidden.id}) { nom }
      articleBySlug(slug: "table-archivee") { nom }
      articleNeighbours(slug: "table-archivee") { nom }
      articleCompanions(slug: "table-ronde") { nom }
      articleSets { items { article { nom } } }
      categories { articleCount }
      availability(date: "2030-06-12") { articleId }
      hidden: nextFreeDate(articleId: ${hidden.id}, quantite: 1, date: "2030-06-12")
      freeAlternatives(articleId: ${online.id}, quantite: 1, date: "2030-06-12") { nom }
    }`;
    const ronde = { nom: 'Table ronde' };
    expect((await service.graphql(query)).data).toEqual({
      articles: [ronde],
      article: null,
      articleBySlug: null,
      articleNeighbours: [ronde],
      articleCompanions: [],
      articleSets: [{ items: [{ article: ronde }] }],
      categories: [{ articleCount: 1 }],
      availability: [{ articleId: online.id }],
      hidden: null,
      freeAlternatives: [],
    });
    const { data } = await service.graphql(query, {}, token);
    expect(data).toMatchObject({ article: { nom: 'Table masquée' }, categories: [{ articleCount: 3 }] });
  });

  it('lets administrators add what is hidden to a request, nobody what is archived; requests keep it', async () => {
    const token = await service.signIn('administrator');
    const hidden = await seedArticle(service.db, { nom: 'Lustre', etat: 'masque' });
    const archived = await seedArticle(service.db, { nom: 'Vieux lustre', etat: 'archive' });
    const input = (articleId: number) => ({
      nom: 'Le Goff',
      prenom: 'Anne',
      date: '2030-06-12',
      phone: '06 39 98 01 12',
      livraisonMontage: false,
      items: [{ articleId, quantite: 1 }],
    });
    const create = 'mutation ($input: ReservationRequestInput!) { createReservationRequest(input: $input) { id } }';
    const record = 'mutation ($input: ReservationRequestInput!) { recordReservationRequest(input: $input) { id } }';
    const refused = await service.graphql(create, { input: input(hidden.id) });
    expect(refused.errors?.[0]?.message).toBe("Cet article n'est plus au catalogue");
    const { data } = await service.graphql(record, { input: input(hidden.id) }, token);
    expect(data.recordReservationRequest.id).toEqual(expect.any(Number));
    const { errors } = await service.graphql(record, { input: input(archived.id) }, token);
    expect(errors?.[0]?.message).toBe(
      '«\u00a0Vieux lustre\u00a0» est archivé\u00a0: il ne peut plus être ajouté à une demande',
    );
    // By its name a visitor finds nothing that is hidden: the name is kept, as that of what never was an article.
    const { body } = await service.rest('POST', '/forms', {
      body: { ...request, item: [{ nom: 'Lustre', quantite: 1 }] },
    });
    const items = await service.db.reservationRequestItem.findMany({ where: { requestId: body.form.id } });
    expect(items).toMatchObject([{ nom: 'Lustre', articleId: null }]);
  });

  it('hires out in boxes through both doors, and says the next possible number', async () => {
    const glass = await seedArticle(service.db, { nom: 'Verre', lot: 25, nomLot: 'casier', quantite: 110 });
    const send = (quantite: number) =>
      service.rest('POST', '/forms', { body: { ...request, item: [{ nom: 'Verre', quantite }] } });
    const refused = await send(30);
    const sentence = '«\u00a0Verre\u00a0»\u00a0: par casiers de 25. Prochaine quantité possible\u00a0: 50.';
    expect([refused.status, refused.body.error]).toEqual([422, sentence]);
    const input = {
      nom: 'Le Goff',
      prenom: 'Anne',
      date: '2030-06-12',
      phone: '06 39 98 01 12',
      livraisonMontage: false,
    };
    const { errors } = await service.graphql(
      'mutation ($input: ReservationRequestInput!) { createReservationRequest(input: $input) { id } }',
      { input: { ...input, items: [{ articleId: glass.id, quantite: 30 }] } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', fields: { 'items.0.quantite': sentence } });
    expect((await send(50)).status).toBe(201);
    expect((await send(110)).body.error).toBe('«\u00a0Verre\u00a0»\u00a0: par casiers de 25. Au plus\u00a0: 100.');
  });

  it('keeps the order of its owner, of articles in a category and of pictures', async () => {
    const token = await service.signIn('administrator');
    const category = await seedCategory(service.db);
    const articles = [];
    for (const nom of ['A', 'B', 'C']) articles.push(await seedArticle(service.db, { nom, categorieId: category.id }));
    const [a, b, c] = articles.map(({ id }) => id);
    const reorder = `mutation ($ids: [Int!]!) {
      reorderArticles(categoryId: ${category.id}, ids: $ids) { nom }
    }`;
    const foreign = await seedArticle(service.db, { nom: 'D' });
    const refused = await service.graphql(reorder, { ids: [foreign.id] }, token);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION' });
    const sorted = await service.graphql(reorder, { ids: [c, a] }, token);
    expect(sorted.data.reorderArticles.map(({ nom }: { nom: string }) => nom)).toEqual(['C', 'A', 'B']);
    await seedArticle(service.db, { nom: 'E', categorieId: category.id });
    const { body } = await service.rest('GET', '/articles');
    expect(body.articles.map(({ nom }: { nom: string }) => nom)).toEqual(['C', 'A', 'B', 'E', 'D']);
    const { data } = await service.graphql('{ articleNeighbours(slug: "a", limit: 3) { nom } }');
    expect(data.articleNeighbours.map(({ nom }: { nom: string }) => nom)).toEqual(['B', 'E', 'C']);

    const images = [];
    for (const altImage of ['1', '2', '3']) {
      images.push(await seedArticleImage(service.db, service.storage, { articleId: b ?? 0, altImage, bytes }));
    }
    const pictures = await service.graphql(
      `mutation ($ids: [Int!]!) { reorderArticleImages(articleId: ${b}, ids: $ids) { altImage } }`,
      { ids: images.map(({ id }) => id).reverse() },
      token,
    );
    // The first one is the primary one still.
    expect(pictures.data.reorderArticleImages).toEqual([{ altImage: '1' }, { altImage: '3' }, { altImage: '2' }]);
  });

  it('is copied article by article, hidden, with pictures of its own', async () => {
    const token = await service.signIn('administrator');
    const strap = { nom: 'Sangle', articleId: null, quantite: 4 };
    const bag = await seedArticle(service.db, { nom: 'Housse' });
    const article = await seedArticle(service.db, {
      nom: 'Tente',
      specifications: [{ label: 'Poids', value: '28 kg' }],
      accessories: [strap, { nom: null, articleId: bag.id, quantite: 1 }],
    });
    await seedArticleImage(service.db, service.storage, { articleId: article.id, altImage: 'Une tente', bytes });
    const { data } = await service.graphql(
      `mutation { duplicateArticle(id: ${article.id}) {
        nom etat slug specifications { label value } accessories { nom quantite article { nom } }
        images { altImage picture { key url renditionFiles } }
      } }`,
      {},
      token,
    );
    const [image] = data.duplicateArticle.images;
    expect(data.duplicateArticle).toMatchObject({
      nom: 'Tente (copie)',
      etat: 'masque',
      slug: 'tente-copie',
      specifications: [{ label: 'Poids', value: '28 kg' }],
      accessories: [
        { nom: 'Sangle', quantite: 4, article: null },
        { nom: null, quantite: 1, article: { nom: 'Housse' } },
      ],
      images: [{ altImage: 'Une tente' }],
    });
    await service.rest('DELETE', `/articles/${article.id}`, { token });
    for (const file of image.picture.renditionFiles) {
      expect(await service.storage.readAll(`${image.picture.key}/${file}`)).not.toBeNull();
    }
  });

  it('changes many articles at once, all or none, and takes it back', async () => {
    const token = await service.signIn('administrator');
    const category = await seedCategory(service.db);
    const articles = [await seedArticle(service.db, { prix: 10 }), await seedArticle(service.db, { prix: 20 })];
    const { id: last } = await seedArticle(service.db, { nom: 'Banc' });
    const [first, second] = articles.map(({ id }) => id);
    const ids = [second, last, first];
    const reorder = 'mutation ($ids: [Int!]!) { reorderArticles(categoryId: 0, ids: $ids) { id ordre } }';
    const order = (await service.graphql(reorder, { ids }, token)).data.reorderArticles;
    const change = (changes: object[]) =>
      service.graphql(
        'mutation ($changes: [ArticleChange!]!) { changeArticles(changes: $changes) { id prix etat updatedAt categorie { id } } }',
        { changes },
        token,
      );
    const prices = ['10.50', '21.00'];
    const seen = articles.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
    const { data } = await change(
      seen.map((one, index) => ({ ...one, prix: prices[index], etat: 'masque', categorieId: category.id })),
    );
    expect(data.changeArticles).toMatchObject(
      prices.map((prix) => ({ prix, etat: 'masque', categorie: { id: category.id } })),
    );
    const late = await change(seen.map((one) => ({ ...one, prix: '1.00' })));
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    const undone = await change(
      data.changeArticles.map(({ id, updatedAt }: { id: number; updatedAt: string }, index: number) => ({
        id,
        updatedAt,
        etat: 'en_ligne',
        categorieId: 0,
        ordre: order.find((one: { id: number }) => one.id === id).ordre,
        prix: ['10.00', '20.00'][index],
      })),
    );
    expect(undone.data.changeArticles).toMatchObject(
      ['20.00', '10.00'].map((prix) => ({ prix, etat: 'en_ligne', categorie: null })),
    );
    const after = await service.graphql('{ articlesByCategory(categoryId: 0) { id ordre } }');
    expect(after.data.articlesByCategory).toEqual(order);
  });
});
