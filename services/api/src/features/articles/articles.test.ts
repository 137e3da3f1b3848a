import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/articles.ts';
import { seedCategory } from '../../../../../prisma/seed/categories.ts';
import { seedArticleImage } from '../../../../../prisma/seed/images.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600"/></svg>';

onEveryDatabase('articles', (service) => {
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
    await seedArticleImage(service.db, service.storage, { articleId: article.id, altImage: 'Une chaise', svg });

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
    const article = await seedArticle(service.db, { nom: 'Verre à vin 19 cl', prix: '0,35', unite: 'journée' });
    for (const altImage of ['Premier', 'Second']) {
      await seedArticleImage(service.db, service.storage, { articleId: article.id, altImage, svg });
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
              { width: 320, format: 'webp' },
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
    for (const id of ['999', 'abc', '-1', '0', '1.5', '99999999999999999999', '%00', '%E0%A4%A']) {
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
});
