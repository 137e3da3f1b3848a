import { describe, expect, it } from 'vitest';
import { seedArticle } from '../../../../prisma/seed/catalogue/articles.ts';
import { catalogueSize } from '../../src/platform/graphql/cost-of-work.ts';
import { operations, withValue } from '../support/operations.ts';
import { onOneDatabase } from '../support/service.ts';

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index));
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
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
  'names for one list in selections that GraphQL joins': [
    '{ articleSets { items { quantite } } articleSets { a: items { quantite } ...a } } fragment a on ArticleSet { b: items { quantite } }',
    /limit of 2 names for ArticleSet.items exceeded/,
  ],
  'names for one list on two ways': [
    '{ article(id: 1) { a: images { id } categorie { id } } article(id: 1) { b: images { id } } article(id: 1) { c: images { id } } }',
    /limit of 2 names for Article.images exceeded/,
  ],
  'fragments that double on many ways': [
    `{ articles { ...f0 } } ${many(7, (index) => `fragment f${index} on Article { components { article { ...f${index + 1} } } accessories { article { ...f${index + 1} } } }`).join(' ')}
     fragment f7 on Article { id }`,
    /depth limit of 8 exceeded/,
  ],
};

/** Nearly too much. */
const enough: Record<string, string> = {
  depth:
    '{ articles { images { picture { renditions { url width format } } } categorie { picture { renditions { url } } } } }',
  aliases: `{ ${many(15, (index) => `a${index}: article(id: ${index}) { id }`).join(' ')} }`,
  'names for one list': '{ articles { id } others: articles(search: "tente") { id } }',
  'the catalogue’s list of articles':
    '{ articles { id slug nom prix categorie { id nom } images { id altImage primary picture { url width height } } } }',
};

const tooCostly =
  'Cette requête GraphQL demande trop à la fois. Demandez moins d’éléments, ou moins de champs de chacun.';
const rich = 'id nom images { id picture { url width height renditions { url width } } }';

/** What would keep the service busy; some of it however few articles there are. */
const costly: readonly { query: string; variables?: Record<string, unknown>; isAlways?: boolean }[] = [
  { query: '{ articles { longueDescription } }' },
  { query: '{ articlesByCategory(categoryId: 1) { longueDescription } }' },
  { query: `{ articles { ${rich} } others: articles { ${rich} } }` },
  {
    query: `{ ...a ...b } fragment a on Query { articles { ${rich} } } fragment b on Query { b: articles { ${rich} } }`,
  },
  { query: '{ articles(search: "x", proches: true) { id } b: articles(search: "y", proches: true) { id } }' },
  { query: 'query Small { articles { id } } query Large { articles { longueDescription } }' },
  {
    query: 'query ($ids: [Int!]) { articles(ids: $ids) { longueDescription } }',
    variables: { ids: oneTo(1_100) },
    isAlways: true,
  },
  {
    query: `{ articles { ...f0 } } ${many(90, (index) => `fragment f${index} on Article { ...f${index + 1} ...f${index + 1} }`).join(' ')}
      fragment f90 on Article { id }`,
  },
];

onOneDatabase('GraphQL', (service) => {
  it.each(Object.entries(tooMuch))('is bounded in %s', async (_what, [query, detail]) => {
    const { status, data, errors } = await service.graphql(query);
    expect([status, data]).toEqual([400, null]);
    expect(errors.map(({ extensions }) => extensions?.detail).join('\n')).toMatch(detail);
    expect(errors.every(({ message, extensions }) => message === tooCostly && extensions?.code === 'BAD_REQUEST')).toBe(
      true,
    );
  });

  it.each(Object.entries(enough))('answers what is within its bounds in %s', async (_what, query) => {
    expect((await service.graphql(query)).errors).toEqual([]);
  });

  it('refuses what a large catalogue makes too costly with 400 and a sentence, and answers it in a small one', async () => {
    const send = (query: string, variables: Record<string, unknown> = {}) => {
      const operationName = query.includes('query Large') ? { operationName: 'Large' } : {};
      return service.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables, ...operationName } });
    };
    for (const { isAlways, query, variables } of Object.values(costly)) {
      const { statusCode } = await send(query, variables);
      expect([query.slice(0, 80), statusCode]).toEqual([query.slice(0, 80), isAlways ? 400 : 200]);
    }
    const names = many(catalogueSize, (index) => `Article ${index}`);
    await service.db.article.createMany({ data: names.map((nom) => ({ nom, slug: nom, prix: 1 })) });
    for (const { query, variables } of Object.values(costly)) {
      const answer = await send(query, variables);
      const { message, extensions } = answer.json().errors?.[0] ?? {};
      expect([query.slice(0, 80), answer.statusCode, message]).toEqual([query.slice(0, 80), 400, tooCostly]);
      expect(extensions).toEqual({ code: 'BAD_REQUEST', detail: expect.stringContaining('Cost limit of 300000') });
    }
  });

  it('refuses half a megabyte of any kind in a sentence', async () => {
    const long = 'x'.repeat(500_000);
    const documents = [
      `# ${long}\n{ articles { id } } }`,
      `{ ${long} }`,
      `{ ${'a '.repeat(250_000)}}`,
      '{ a '.repeat(125_000),
      `{ articles ${'@a '.repeat(166_000)} { id } }`,
      `{ articles(ids: [${'1,'.repeat(250_000)}]) { id } }`,
      `{ articles(ids: ${'['.repeat(500_000)}) { id } }`,
      `{ articles { id } } ${'fragment a on Article { id } '.repeat(17_000)}`,
      `{ articles { ${'...a '.repeat(100_000)} } } fragment a on Article { id }`,
    ];
    for (const query of documents) {
      const { status, data, errors } = await service.graphql(query);
      const told = [query.slice(0, 40), status < 500, data, errors[0]?.extensions?.code];
      expect(told).toEqual([query.slice(0, 40), true, null, 'BAD_REQUEST']);
    }
    const variables = { ids: oneTo(150_000) };
    const { errors } = await service.graphql('query ($ids: [Int!]) { articles(ids: $ids) { id } }', variables);
    expect(errors).toHaveLength(1);
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
