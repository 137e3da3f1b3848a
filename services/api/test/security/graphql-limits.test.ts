import { describe, expect, it } from 'vitest';
import { seedArticle } from '../../../../prisma/seed/articles.ts';
import { operations, withValue } from '../support/operations.ts';
import { onOneDatabase } from '../support/service.ts';

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index));
const levels = (count: number) => `{ articles ${'{ categorie '.repeat(count - 2)}{ id }${' }'.repeat(count - 2)} }`;
const urls = (count: number) => `{ articles { images { picture { renditions { ${'url '.repeat(count)} } } } } }`;

/** Documents that are too much, each in one way, and what developers are told of it. */
const tooMuch: Record<string, [document: string, detail: RegExp]> = {
  depth: [levels(9), /depth limit of 8 exceeded/],
  'depth behind fragments': [
    `{ articles { ...a } } fragment a on Article { categorie { ...b } } fragment b on Category ${levels(8)}`,
    /depth limit of 8 exceeded/,
  ],
  aliases: [`{ ${many(16, (index) => `a${index}: articles { id }`).join(' ')} }`, /Aliases limit of 15 exceeded/],
  'the same alias': [`{ ${many(16, () => 'a: articles { id }').join(' ')} }`, /Aliases limit of 15 exceeded/],
  'aliases behind fragments': [
    `{ ...a } fragment a on Query { ${many(16, (index) => `a${index}: articles { id }`).join(' ')} }`,
    /Aliases limit of 15 exceeded/,
  ],
  directives: [`{ articles { id ${'@skip(if: false) '.repeat(21)} } }`, /Directives limit of 20 exceeded/],
  tokens: [urls(1_000), /Token limit of 1000 exceeded/],
  cost: [`{ articlePage { items ${urls(800).slice(11)} }`, /Cost limit of 5000 exceeded/],
  'names for one list': [
    `{ ${many(3, (index) => `a${index}: articles { id }`).join(' ')} }`,
    /limit of 2 names for Query.articles exceeded/,
  ],
  'names for one list behind fragments': [
    '{ articles { id } ...a } fragment a on Query { b: articles { id } ...b } fragment b on Query { c: articles { id } }',
    /limit of 2 names for Query.articles exceeded/,
  ],
  'names for one text': [
    `{ articles { ${many(3, (index) => `a${index}: longueDescription`).join(' ')} } }`,
    /limit of 2 names for Article.longueDescription exceeded/,
  ],
  'fragments without end': [
    '{ articles { ...a } } fragment a on Article { ...b } fragment b on Article { ...a }',
    /itself/,
  ],
};

/** Nearly too much. */
const enough: Record<string, string> = {
  depth:
    '{ articles { images { picture { renditions { url width format } } } categorie { picture { renditions { url } } } } }',
  aliases: `{ ${many(15, (index) => `a${index}: article(id: ${index}) { id }`).join(' ')} }`,
  'names for one list': '{ articles { id } others: articles(search: "tente") { id } }',
  cost: urls(40),
};

onOneDatabase('GraphQL', (service) => {
  it.each(Object.entries(tooMuch))('is bounded in %s', async (_what, [query, detail]) => {
    const { status, data, errors } = await service.graphql(query);
    expect([status < 500, data]).toEqual([true, null]);
    expect(errors.map(({ extensions }) => extensions?.detail).join('\n')).toMatch(detail);
    expect(errors[0]?.extensions?.code).toBe('BAD_REQUEST');
  });

  it.each(Object.entries(enough))('answers what is within its bounds in %s', async (_what, query) => {
    expect((await service.graphql(query)).errors).toEqual([]);
  });

  const pages = operations.filter(({ leaves }) => leaves.some(({ path }) => path[0] === 'pageSize'));
  it.each(pages)('gives at most 100 records a page of $name', async ({ query, variables }) => {
    const token = await service.signIn('administrator');
    const ask = (size: number) => service.graphql(query, withValue(variables, ['pageSize'], size), token);
    expect((await ask(101)).errors[0]?.extensions?.code).toBe('VALIDATION');
    expect((await ask(100)).errors).toEqual([]);
  });

  describe('by another site’s form', () => {
    const mutation = 'mutation { deleteArticle(id: 1) }';
    const json = JSON.stringify({ query: mutation });
    const part = (name: string, value: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const multipart = `${part('operations', json)}${part('map', '{}')}--b--\r\n`;

    it.each<[string, string | undefined, string, number]>([
      ['text', 'text/plain', json, 415],
      ['text in capitals', 'Text/Plain; charset=utf-8', json, 415],
      ['text that says that it is JSON', 'text/plain; application/json', json, 415],
      ['two types at once', 'text/plain, application/json', json, 415],
      ['a form’s fields', 'application/x-www-form-urlencoded', `query=${encodeURIComponent(mutation)}`, 415],
      ['GraphQL itself', 'application/graphql', mutation, 415],
      ['bytes without a type', undefined, json, 415],
      ['a form with files', 'multipart/form-data; boundary=b', multipart, 400],
    ])('as %s changes nothing', async (_what, type, payload, status) => {
      await seedArticle(service.db);
      const authorization = `Bearer ${await service.signIn('administrator')}`;
      const headers = { authorization, origin: 'https://elsewhere.example', ...(type && { 'content-type': type }) };
      const answer = await service.app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: Buffer.from(payload),
      });
      expect(answer.statusCode).toBe(status);
      expect(await service.db.article.count()).toBe(1);
      if (type?.startsWith('multipart')) return;
      const rest = await service.app.inject({
        method: 'POST',
        url: '/api/forms',
        headers,
        payload: Buffer.from(payload),
      });
      expect(rest.statusCode).toBe(415);
    });

    it('or by an address changes nothing', async () => {
      await seedArticle(service.db);
      const authorization = `Bearer ${await service.signIn('administrator')}`;
      const answer = await service.app.inject({
        url: '/graphql',
        query: { query: mutation },
        headers: { authorization },
      });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
      expect(await service.db.article.count()).toBe(1);
    });
  });
});
