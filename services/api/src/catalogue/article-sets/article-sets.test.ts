import { articleSetSentences } from '@barnum/rules/catalogue/article-sets/article-set-sentences';
import { limits } from '@barnum/rules/limits';
import { expect, it } from 'vitest';
import { seedArticleSet } from '../../../../../prisma/seed/catalogue/article-sets.ts';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { onOneDatabase, type TestService } from '../../../test/support/service.ts';

const list = '{ articleSets { id nom description items { quantite article { nom } } } }';
const create = 'mutation ($input: ArticleSetInput!) { createArticleSet(input: $input) { id items { quantite } } }';
const update = `mutation ($id: Int!, $input: ArticleSetPatch!, $updatedAt: DateTime) {
  updateArticleSet(id: $id, input: $input, updatedAt: $updatedAt) { nom updatedAt items { quantite article { nom } } } }`;
const remove = 'mutation ($id: Int!) { deleteArticleSet(id: $id) }';
const reorder = 'mutation ($ids: [Int!]!) { reorderArticleSets(ids: $ids) { nom } }';

async function seedTwoArticles({ db }: TestService) {
  const [chair, table] = [await seedArticle(db, { nom: 'Chaise' }), await seedArticle(db, { nom: 'Table' })];
  return [chair.id, table.id] as const;
}

onOneDatabase('sets of articles', (service) => {
  const names = async (token?: string) =>
    (await service.graphql(list, {}, token)).data.articleSets.map(({ nom }: { nom: string }) => nom);

  it('are made, changed, ordered and deleted; their articles keep the order of the owner', async () => {
    const token = await service.signIn('administrator');
    const [chair, table] = await seedTwoArticles(service);
    const items = [
      { articleId: table, quantite: 3 },
      { articleId: chair, quantite: 20 },
    ];
    const created = await service.graphql(create, { input: { nom: ' Pour 20 convives ', items } }, token);
    expect(created.data.createArticleSet.items).toEqual([{ quantite: 3 }, { quantite: 20 }]);
    const { id } = created.data.createArticleSet;
    const { id: other } = await seedArticleSet(service.db, { nom: 'Pour 80 convives', items });
    expect((await service.graphql(list)).data.articleSets[0]).toMatchObject({
      nom: 'Pour 20 convives',
      description: '',
      items: [
        { quantite: 3, article: { nom: 'Table' } },
        { quantite: 20, article: { nom: 'Chaise' } },
      ],
    });

    const renamed = await service.graphql(update, { id, input: { nom: 'Pour 24 convives' } }, token);
    expect(renamed.data.updateArticleSet).toMatchObject({ nom: 'Pour 24 convives', items: { length: 2 } });
    const input = { items: [{ articleId: chair, quantite: 24 }] };
    const changed = await service.graphql(update, { id, input }, token);
    expect(changed.data.updateArticleSet.items).toEqual([{ quantite: 24, article: { nom: 'Chaise' } }]);
    const stale = { id, input, updatedAt: '2026-01-01T00:00:00.000Z' };
    expect((await service.graphql(update, stale, token)).errors[0]?.extensions?.code).toBe('CONFLICT');

    await service.graphql(reorder, { ids: [other] }, token);
    expect(await names()).toEqual(['Pour 80 convives', 'Pour 24 convives']);
    const unknown = await service.graphql(reorder, { ids: [999] }, token);
    expect(unknown.errors[0]?.extensions?.fields?.ids).toBe(articleSetSentences.orderInvalid);

    expect((await service.graphql(remove, { id }, token)).data.deleteArticleSet).toBe(true);
    expect((await service.graphql(remove, { id }, token)).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(await names()).toEqual(['Pour 80 convives']);
    expect(await service.db.article.count()).toBe(2);
  });

  it('are refused in a sentence at their field', async () => {
    const token = await service.signIn('administrator');
    const [chair] = await seedTwoArticles(service);
    const fieldsOf = async (input: object) =>
      (await service.graphql(create, { input }, token)).errors[0]?.extensions?.fields;
    const one = { articleId: chair, quantite: 1 };
    expect(await fieldsOf({ nom: ' ', items: [one] })).toEqual({ nom: articleSetSentences.nomRequired });
    expect(await fieldsOf({ nom: 'x', items: [] })).toEqual({ items: articleSetSentences.itemsRequired });
    expect(await fieldsOf({ nom: 'x', items: [one, one] })).toEqual({ items: articleSetSentences.articleTwice });
    expect(await fieldsOf({ nom: 'x', items: [{ articleId: 999, quantite: 1 }] })).toEqual({
      items: articleSetSentences.articleUnknown,
    });
    expect(await fieldsOf({ nom: 'x', items: [{ ...one, quantite: 0 }] })).toHaveProperty(['items.0.quantite']);
    const many = Array.from({ length: limits.articleSetItems + 1 }, (_, index) => ({ ...one, articleId: index + 1 }));
    expect(await fieldsOf({ nom: 'x', items: many })).toEqual({ items: articleSetSentences.tooManyItems });
  });

  it('are at most so many, also when made at the same time', async () => {
    const token = await service.signIn('administrator');
    const [chair] = await seedTwoArticles(service);
    const input = { nom: 'x', items: [{ articleId: chair, quantite: 1 }] };
    for (let index = 1; index < limits.articleSets; index += 1) await seedArticleSet(service.db, input);
    const answers = await Promise.all([1, 2].map(() => service.graphql(create, { input }, token)));
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message)).toEqual([
      articleSetSentences.tooMany,
    ]);
    expect(await service.db.articleSet.count()).toBe(limits.articleSets);
  });

  it('lose the line of an article that is deleted; visitors do not see a set without any', async () => {
    const token = await service.signIn('administrator');
    const [chair, table] = await seedTwoArticles(service);
    await seedArticleSet(service.db, { nom: 'Des chaises', items: [{ articleId: chair, quantite: 20 }] });
    await seedArticleSet(service.db, {
      nom: 'Des deux',
      items: [
        { articleId: chair, quantite: 8 },
        { articleId: table, quantite: 1 },
      ],
    });
    const held = await service.graphql('query ($id: Int!) { article(id: $id) { setNames } }', { id: chair });
    expect(held.data.article.setNames).toEqual(['Des chaises', 'Des deux']);
    await service.graphql('mutation ($id: Int!) { deleteArticle(id: $id) }', { id: chair }, token);
    expect(await names()).toEqual(['Des deux']);
    expect(await names(token)).toEqual(['Des chaises', 'Des deux']);
    expect((await service.graphql(list)).data.articleSets[0].items).toEqual([
      { quantite: 1, article: { nom: 'Table' } },
    ]);
  });
});
