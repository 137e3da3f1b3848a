import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../prisma/seed/catalogue/categories.ts';
import { seedReservationRequest } from '../../../prisma/seed/requests/reservation-requests.ts';
import { seedPartner } from '../../../prisma/seed/site/partners.ts';
import { seedTestimonial } from '../../../prisma/seed/site/testimonials.ts';
import { multipartBody } from './support/multipart.ts';
import { onOneDatabase } from './support/service.ts';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14626b' } })
    .png()
    .toBuffer();

onOneDatabase('writing', (service) => {
  let token: string;
  beforeEach(async () => {
    token = await service.signIn('administrator');
  });

  const put = (path: string, body: object) => service.rest('PUT', path, { token, body });
  const upload = async (path: string, field: string, fields: Record<string, string>, bytes: Buffer) => {
    const { payload, headers } = multipartBody(fields, { field, filename: 'photo.png', bytes });
    const answer = await service.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('changes the given fields of an article and leaves the rest', async () => {
    const { id } = await seedArticle(service.db, { nom: 'Table', prix: 8, quantite: 40, montantCaution: 80 });
    const { body } = await put(`/articles/${id}`, { prix: '9,50', unknown: 1 });
    expect(body.article).toMatchObject({ nom: 'Table', prix: 9.5, quantite: 40, montant_caution: 80 });
    expect((await put(`/articles/${id}`, { quantite: null })).body.article.quantite).toBeNull();
    const refused = await put(`/articles/${id}`, { nom: ' ', coût_montage: -1, categorie: 999 });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        fields: {
          nom: "Le nom de l'article est obligatoire",
          coût_montage: 'Veuillez saisir un montant en euros, 0 ou plus',
        },
      },
    });
    expect((await put(`/articles/${id}`, { categorie: 999 })).body.fields).toEqual({
      categorie: "Cette catégorie n'existe pas",
    });
    expect((await put('/articles/999', { prix: 1 })).status).toBe(404);
  });

  it('keeps an article’s former addresses, unless another article lives there', async () => {
    const { id } = await seedArticle(service.db, { nom: 'Table ronde' });
    expect((await put(`/articles/${id}`, { nom: 'Table ronde !' })).body.article.slug).toBe('table-ronde');
    expect((await put(`/articles/${id}`, { nom: 'Grande table' })).body.article.slug).toBe('grande-table');
    const slugAt = async (slug: string) => {
      const { data } = await service.graphql(`{ articleBySlug(slug: "${slug}") { id slug } }`);
      return data.articleBySlug?.slug;
    };
    expect(await slugAt('table-ronde')).toBe('grande-table');
    await seedArticle(service.db, { nom: 'Table ronde' });
    expect(await slugAt('table-ronde')).toBe('table-ronde');
  });

  it('refuses a change made on an older copy, and lets REST’s last writer win', async () => {
    const { id, updatedAt } = await seedArticle(service.db);
    const update = `mutation ($seen: DateTime) { updateArticle(id: ${id}, input: { prix: "1" }, updatedAt: $seen) { prix } }`;
    expect((await service.graphql(update, { seen: updatedAt }, token)).errors).toEqual([]);
    const late = await service.graphql(update, { seen: updatedAt }, token);
    expect(late.errors[0]?.extensions?.code).toBe('CONFLICT');
    expect((await put(`/articles/${id}`, { prix: 2 })).status).toBe(200);
  });

  it('deletes an article with its pictures; requests keep its name', async () => {
    const { id } = await seedArticle(service.db);
    const uploaded = await upload('/upload', 'file', { articleId: String(id), altText: 'De face' }, await png(64, 48));
    await seedReservationRequest(service.db, { items: [{ articleId: id, quantite: 1 }] });
    expect((await service.app.inject(uploaded.body.url)).statusCode).toBe(200);
    expect((await service.rest('DELETE', `/articles/${id}`, { token })).status).toBe(204);
    expect((await service.app.inject(uploaded.body.url)).statusCode).toBe(404);
    const { body } = await service.rest('GET', '/forms', { token });
    expect(body.forms[0].item).toEqual([{ nom: 'Barnum pliant', quantite: 1 }]);
  });

  it('does not delete a category that articles use', async () => {
    const { id } = await seedCategory(service.db);
    const article = await seedArticle(service.db, { categorieId: id });
    expect(await service.rest('DELETE', `/categories/${id}`, { token })).toMatchObject({
      status: 409,
      body: {
        code: 'CATEGORY_IN_USE',
        error: "Erreur lors de la suppression de la catégorie. Vérifiez qu'elle n'est pas utilisée par des articles.",
      },
    });
    await put(`/articles/${article.id}`, { categorie: null });
    expect((await service.rest('DELETE', `/categories/${id}`, { token })).status).toBe(204);
  });

  it('reorders all categories in one call', async () => {
    for (const nom of ['A', 'B', 'C']) await seedCategory(service.db, { nom });
    const reorder = 'mutation ($ids: [Int!]!) { reorderCategories(ids: $ids) { nom ordre } }';
    const { data } = await service.graphql(reorder, { ids: [3, 1] }, token);
    expect(data.reorderCategories).toEqual([
      { nom: 'C', ordre: 0 },
      { nom: 'A', ordre: 1 },
      { nom: 'B', ordre: 2 },
    ]);
    for (const ids of [[1, 1], [999]]) {
      expect((await service.graphql(reorder, { ids }, token)).errors[0]?.extensions).toMatchObject({
        code: 'VALIDATION',
        fields: { ids: 'Cet ordre ne correspond plus aux catégories' },
      });
    }
  });

  it('takes pictures by what they are, not by what they are called', async () => {
    const { id } = await seedArticle(service.db);
    const fields = { articleId: String(id), altText: '' };
    const text = await upload('/upload', 'file', fields, Buffer.from('plain text named .png'));
    expect(text).toMatchObject({ status: 415, body: { error: 'Veuillez sélectionner une image valide' } });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect((await upload('/upload', 'file', fields, svg)).status).toBe(415);
    const large = await upload('/upload', 'file', fields, Buffer.concat([await png(64, 64), Buffer.alloc(6_000_000)]));
    expect(large).toMatchObject({ status: 413, body: { error: "L'image ne doit pas dépasser 5MB" } });
    expect((await upload('/upload', 'other', fields, await png(64, 64))).status).toBe(422);
    expect((await upload('/upload', 'file', { articleId: 'x' }, await png(64, 64))).body.fields).toHaveProperty(
      'articleId',
    );
    expect((await upload('/upload', 'file', { articleId: '999' }, await png(64, 64))).status).toBe(404);
    const webp = await sharp(await png(64, 64))
      .webp()
      .toBuffer();
    const { id: categoryId } = await seedCategory(service.db);
    expect((await upload('/upload/category', 'file', { categoryId: String(categoryId) }, webp)).status).toBe(415);
    expect(await service.db.picture.count()).toBe(0);
  });

  it('replaces a category’s and a partner’s picture, and deletes the former one', async () => {
    const category = await seedCategory(service.db);
    const partner = await seedPartner(service.db);
    const targets = [
      ['/upload/category', 'file', { categoryId: String(category.id) }, 'url'],
      ['/upload/logo', 'logo', { partenaireId: String(partner.id) }, 'logoUrl'],
    ] as const;
    for (const [path, field, fields, answer] of targets) {
      const first = await upload(path, field, fields, await png(64, 64));
      const second = await upload(path, field, fields, await png(32, 32));
      expect([first.status, second.status]).toEqual([201, 201]);
      expect((await service.app.inject(first.body[answer])).statusCode).toBe(404);
      expect((await service.app.inject(second.body[answer])).statusCode).toBe(200);
    }
  });

  it('lets a logo be sent before its partner exists', async () => {
    const { body } = await upload('/upload/logo', 'logo', {}, await png(64, 64));
    const created = await service.rest('POST', '/partenaires', { token, body: { nom: 'Ker', logo: body.logoUrl } });
    expect(created.body.partenaire.logo).toBe(body.logoUrl);
    const kept = await service.db.partner.findFirst();
    expect(kept).toMatchObject({ logo: null, pictureKey: expect.any(String) });
  });

  it('refuses a GraphQL upload that another site’s form could have sent, or that is too large', async () => {
    const { id } = await seedArticle(service.db);
    const query = `mutation ($file: Upload!) { uploadArticleImage(articleId: ${id}, file: $file) { id } }`;
    const operations = JSON.stringify({ query, variables: { file: null } });
    const send = async (bytes: Buffer, extra: Record<string, string>) => {
      const { payload, headers } = multipartBody(
        { operations, map: JSON.stringify({ 0: ['variables.file'] }) },
        { field: '0', filename: 'photo.png', bytes },
      );
      return service.app.inject({
        method: 'POST',
        url: '/graphql',
        payload,
        headers: { ...headers, authorization: `Bearer ${token}`, ...extra },
      });
    };
    expect((await send(await png(64, 64), {})).statusCode).toBe(400);
    const large = await send(Buffer.concat([await png(64, 64), Buffer.alloc(6_000_000)]), {
      'x-graphql-yoga-csrf': '1',
    });
    expect(large.json().errors[0].extensions.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('hides and shows a testimonial by `hide` alone', async () => {
    const { id } = await seedTestimonial(service.db, { texte: 'Parfait.' });
    const { body } = await put(`/testimonials/${id}`, { hide: true });
    expect(body.testimonial).toMatchObject({ texte: 'Parfait.', hide: true });
    expect((await service.rest('GET', '/testimonials')).body.testimonials).toEqual([]);
  });

  it('refuses empty sales conditions, and keeps no script of others', async () => {
    const save = (text: string) => service.rest('POST', '/cgv', { token, body: { text } });
    const empty = ['', ' ', '<p> </p>', '<p>&nbsp;</p>', '<p>&#160;</p>', '<p>&#8203;</p>', '<p>&zwj;</p>', '<hr>'];
    for (const text of [...empty, '<script>x</script>', '<style>x</style>', '<textarea>x</textarea>']) {
      expect(await save(text)).toMatchObject({
        status: 422,
        body: { fields: { text: 'Le contenu des CGV ne peut pas être vide' } },
      });
    }
    const mutation = 'mutation ($text: String!) { createSalesConditionsVersion(text: $text) { id } }';
    const { errors } = await service.graphql(mutation, { text: '<script>x</script>' }, token);
    expect(errors[0]?.extensions?.fields).toEqual({ text: 'Le contenu des CGV ne peut pas être vide' });
    expect(await service.db.salesConditionsVersion.count()).toBe(0);
    expect((await save('<h2>1</h2><script>x</script>')).body.text).toBe('<h2>1</h2>');
  });

  it('measures HTML by what is kept of it', async () => {
    const { id } = await seedArticle(service.db);
    const save = (text: string) => service.rest('POST', '/cgv', { token, body: { text } });
    const describe = (longue_description: string) => put(`/articles/${id}`, { longue_description });
    const tooLong = `Ce texte est limité à ${(200_000).toLocaleString('fr-FR')} caractères`;
    const longest = `<p>${'x'.repeat(199_993)}</p>`;
    for (const [field, send] of [
      ['text', save],
      ['longue_description', describe],
    ] as const) {
      expect((await send(`${longest}${'<div>'.repeat(10_000)}`)).status).toBeLessThan(300);
      expect((await send(`${longest}y`)).body.fields).toEqual({ [field]: tooLong });
      // What is kept of it is longer than what is sent: links get a `rel`.
      expect((await send('<a>x</a>'.repeat(20_000))).body.fields).toEqual({ [field]: tooLong });
    }
  });

  it('chooses a primary image of the article that is named, and of no other', async () => {
    const { id: articleId } = await seedArticle(service.db);
    const { id: other } = await seedArticle(service.db);
    const { body } = await upload('/upload', 'file', { articleId: String(articleId) }, await png(64, 64));
    const choose = (sent: object) => put(`/images/${body.imageId}/set-primary`, sent);
    for (const wrong of [{}, { articleId: null }, { articleId: 'x' }, { articleId: 0 }]) {
      expect(await choose(wrong)).toMatchObject({
        status: 422,
        body: { fields: { articleId: 'Cet identifiant n’est pas valable' } },
      });
    }
    for (const wrong of [other, 999]) {
      expect(await choose({ articleId: wrong })).toMatchObject({
        status: 422,
        body: { fields: { articleId: 'Cette image n’est pas de cet article' } },
      });
    }
    expect((await choose({ articleId })).body.image.primary).toBe(true);
    expect((await put('/images/999/set-primary', { articleId })).status).toBe(404);
  });
});
