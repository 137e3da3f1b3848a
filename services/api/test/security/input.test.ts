import { beforeEach, expect, it, vi } from 'vitest';
import { seedArticle } from '../../../../prisma/seed/catalogue/articles.ts';
import { restRoutes } from '../../src/assembly/rest-routes.ts';
import { callRest, photo, seedEverything } from '../support/both-apis.ts';
import { documentedCalls } from '../support/documented-calls.ts';
import { multipartBody } from '../support/multipart.ts';
import { operations, passesTypes, withValue } from '../support/operations.ts';
import { onEveryDatabase, onOneDatabase } from '../support/service.ts';

/** What somebody may put in the place of any value. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  2 ** 31,
  1e300,
  '',
  '\0',
  'a\ud800',
  '\u200b\u3164',
  "'; DROP TABLE articles; --",
  '__proto__',
  'é'.repeat(3_000),
  { $ne: null },
  ['x'],
];

/** Bodies as bytes, which no JSON writer would make. */
const rawBodies: Record<string, string> = {
  'NaN in place of a price': '{"nom":"x","prix":NaN}',
  'Infinity in place of a price': '{"nom":"x","prix":Infinity}',
  'a price beyond every number': '{"nom":"x","prix":1e999}',
  'a price of a million digits': `{"nom":"x","prix":${'9'.repeat(1_000_000)}}`,
  'a prototype': '{"nom":"x","prix":1,"__proto__":{"polluted":true}}',
  'a constructor’s prototype': '{"nom":"x","prix":1,"constructor":{"prototype":{"polluted":true}}}',
  'lists in lists': `{"nom":"x","prix":${'['.repeat(500_000)}${']'.repeat(500_000)}}`,
  'objects in objects': `{"nom":"x","prix":${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}}`,
  'half a character': '{"nom":"\\ud800","prix":1}',
  'a text in a name’s place': '"x"',
  nothing: '',
  blanks: '   ',
};

onOneDatabase(
  'whatever is sent',
  (service) => {
    let token: string;
    let fault: ReturnType<typeof vi.spyOn>;
    beforeEach(async () => {
      await seedEverything(service);
      token = await service.signIn('administrator');
      fault = vi.spyOn(service.app.log, 'error');
    });

    // One after the other: every field of every call has its turn.
    it.each(hostile.map((value) => [JSON.stringify(value).slice(0, 30), value]))(
      'is taken or refused in a sentence: %s',
      async (_name, value) => {
        for (const row of documentedCalls.filter(({ body }) => body !== undefined)) {
          const [method, path = ''] = row.call.split(' ');
          const route = restRoutes.find((each) => row.call === `${each.method} ${each.path}`);
          for (const field of Object.values(route?.body?.names ?? {})) {
            const body = { ...row.body, [field]: value };
            const { status, body: answer } = await service.rest(method as 'POST', row.path ?? path, { token, body });
            const isHandled = status < 300 || (status < 500 && /^\p{Lu}.+ .+/u.test(answer.error));
            expect([row.call, field, isHandled]).toEqual([row.call, field, true]);
          }
        }
        // What the schema's types refuse reaches no code of an operation: once for each type says it.
        const refusedBy = new Set<string>();
        for (const operation of operations.filter((each) => !('file' in each.variables))) {
          const { name, query, leaves } = operation;
          for (const { path, type } of leaves) {
            const variables = withValue(operation.variables, path, value);
            if (!passesTypes(operation, variables)) {
              if (refusedBy.has(type)) continue;
              refusedBy.add(type);
            }
            const { status, errors } = await service.graphql(query, variables, token);
            const isHandled = status < 500 && errors.every(({ message }) => /^\p{Lu}.+ .+/u.test(message));
            expect([name, path, isHandled]).toEqual([name, path, true]);
          }
        }
        expect(fault).not.toHaveBeenCalled();
      },
    );

    it('as a body that no program of ours would write is refused', async () => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const articles = await service.db.article.count();
      for (const [what, payload] of Object.entries(rawBodies)) {
        const rest = await service.app.inject({ method: 'POST', url: '/api/articles', headers, payload });
        expect([what, [400, 422].includes(rest.statusCode)]).toEqual([what, true]);
        const query = 'query ($v: Int) { article(id: 1) { id } articleNeighbours(slug: "x", limit: $v) { id } }';
        const operation = `{"query":${JSON.stringify(query)},"variables":{"v":${payload || '{'}}}`;
        const graphql = await service.app.inject({ method: 'POST', url: '/graphql', headers, payload: operation });
        expect([what, graphql.statusCode < 500]).toEqual([what, true]);
      }
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect(await service.db.article.count()).toBe(articles);
      expect(fault).not.toHaveBeenCalled();
    });

    it('beside or as a file is taken or refused in a sentence, and names nothing', async () => {
      const texts = [...hostile.filter((value) => typeof value === 'string'), '-1', '1e300', '{"$ne":null}', '../../x'];
      const files = ['../../x.png', '..\\x.png', '/etc/passwd', '.htaccess', '\0.png', '<b>.svg', '%00', ''];
      for (const row of documentedCalls) {
        const { call, upload } = row;
        if (upload === undefined) continue;
        const send = async (field: string, value: string) => {
          const fields = Object.fromEntries([...Object.entries(upload.fields), [field, value]]);
          const { status, body } = await callRest(service, { ...row, upload: { ...upload, fields } }, token);
          const isHandled = status < 300 || (status < 500 && /^\p{Lu}.+ .+/u.test(body.error));
          expect([call, field, value, isHandled]).toEqual([call, field, value, true]);
        };
        for (const field of Object.keys(upload.fields)) for (const value of texts) await send(field, value);
        for (const unknown of ['__proto__', 'constructor', 'key', 'url_image']) await send(unknown, '1');
        for (const filename of files) {
          const { payload, headers } = multipartBody(upload.fields, { field: upload.field, filename, bytes: photo });
          const url = `/api${call.split(' ')[1]}`;
          const authorization = `Bearer ${token}`;
          const options = { url, payload, headers: { ...headers, authorization } };
          const { statusCode } = await service.app.inject({ method: 'POST', ...options });
          expect([call, filename, statusCode < 500]).toEqual([call, filename, true]);
        }
      }
      const names = await service.storage.listFolders({ before: new Date(Date.now() + 60_000) });
      expect(names.filter((name) => !/^[0-9a-f]{24}$/.test(name))).toEqual([]);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect(fault).not.toHaveBeenCalled();
    });

    it('behind a question mark changes nothing of an answer', async () => {
      const queries = [
        'id=2',
        '__proto__[x]=1',
        'a[]=1&a[]=2',
        'a=%00',
        'a=%ff',
        'a=%',
        '%zz',
        `a=${'x'.repeat(7_000)}`,
        '?&=&&',
      ];
      for (const { method, path, access } of restRoutes) {
        if (method !== 'GET' || path.includes(':name')) continue;
        const url = `/api${path.replace(':id', '1')}`;
        const authorization = access === 'public' ? {} : { authorization: `Bearer ${token}` };
        const plain = await service.app.inject({ url, headers: authorization });
        for (const query of queries) {
          const answer = await service.app.inject({ url: `${url}?${query}`, headers: authorization });
          expect([url, query, answer.statusCode, answer.body]).toEqual([url, query, plain.statusCode, plain.body]);
        }
      }
      for (const query of [
        'query',
        'query=',
        'query={',
        'query=%00',
        'query={__proto__}',
        'query={articles{id}}&variables=x',
      ]) {
        const { statusCode } = await service.app.inject(`/graphql?${query}`);
        expect([query, statusCode < 500]).toEqual([query, true]);
      }
      expect(fault).not.toHaveBeenCalled();
    });

    it('as the key of a sending is taken or refused in a sentence', async () => {
      const { body, path = '/forms' } = documentedCalls.find(({ call }) => call === 'POST /forms') ?? {};
      const keys = ['', ' ', '\u00e9', '{"$ne":null}', "'; DROP TABLE x; --", '__proto__', 'x'.repeat(200), 'a, b'];
      for (const [index, key] of keys.entries()) {
        const headers = { 'idempotency-key': key };
        const answer = await service.rest('POST', path, { body: { ...body, Nom: `Nom ${index}` }, headers });
        expect([key, answer.status]).toEqual([key, 201]);
      }
      const long = await service.rest('POST', path, { body, headers: { 'idempotency-key': 'x'.repeat(201) } });
      expect([long.status, Object.keys(long.body.fields)]).toEqual([422, ['key']]);
      expect(fault).not.toHaveBeenCalled();
    });

    it('by a name that is not documented is not written', async () => {
      const { id } = await seedArticle(service.db, { nom: 'Table' });
      const extra = {
        id: 999,
        slug: 'pris',
        created_at: '2001-01-01',
        search_text: 'x',
        images: [{ id: 1 }],
        role: 'admin',
      };
      const body = { nom: 'Table', prix: 1, ...extra };
      const changed = await service.rest('PUT', `/articles/${id}`, { token, body });
      const created = await service.rest('POST', '/articles', { token, body });
      for (const answer of [changed, created]) {
        expect(answer.body.article.id).not.toBe(999);
        expect(answer.body.article.slug).toMatch(/^table/);
        expect(answer.body.article.created_at).toMatch(/^20[2-9]/);
        expect(answer.body.article.images).toEqual([]);
      }
    });

    it('as a path that leads out of the map of a picture’s upload changes nothing', async () => {
      for (const path of [
        '__proto__.polluted',
        'variables.__proto__.polluted',
        'variables.constructor.prototype.polluted',
      ]) {
        const boundary = 'b';
        const part = (name: string, value: string) =>
          `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
        const payload = [
          part('operations', '{"query":"{ articles { id } }","variables":{}}'),
          part('map', JSON.stringify({ 0: [path] })),
          '--b\r\ncontent-disposition: form-data; name="0"; filename="a.png"\r\n\r\nx\r\n--b--\r\n',
        ].join('');
        const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-graphql-yoga-csrf': '1' };
        const { statusCode } = await service.app.inject({ method: 'POST', url: '/graphql', headers, payload });
        expect([path, statusCode < 500, Object.hasOwn(Object.prototype, 'polluted')]).toEqual([path, true, false]);
      }
    });
  },
  { cachesAnswers: true },
);

/** Texts that programs like to change on their way. */
const texts = [
  'Léa à Ploumanac’h, œuvre nº 5 — « ça va ? »',
  '👩🏽‍🌾 🏳️‍🌈 🇫🇷 𝕭𝖆𝖗𝖓𝖚𝖒 𠜎',
  'עברית و العربية 日本語 ไทย',
  '<b>&amp;</b> "quoted" \\n %s {{x}} `x`',
  "Robert'); DROP TABLE users;--",
  'constructor __proto__ null undefined NaN',
];

onEveryDatabase('a text', (service) => {
  it.each(texts)('comes back byte for byte: %j', async (text) => {
    const token = await service.signIn('administrator');
    const created = await service.rest('POST', '/testimonials', { token, body: { texte: text, nom: text } });
    expect(created.body.testimonial).toMatchObject({ texte: text, nom: text });
    const { data } = await service.graphql('{ testimonials { texte nom } }');
    expect(data.testimonials).toEqual([{ texte: text, nom: text }]);
    const mutation =
      'mutation ($nom: String!, $valeur: String!) { createCompanyInfo(nom: $nom, valeur: $valeur) { id } }';
    await service.graphql(mutation, { nom: text, valeur: text }, token);
    const found = await service.rest('GET', `/company-info/name/${encodeURIComponent(text)}`);
    expect(found.body.companyInfo.valeur).toBe(text);
    const articles = [1, 2].map(() => service.rest('POST', '/articles', { token, body: { nom: text, prix: 1 } }));
    for (const { body } of await Promise.all(articles)) {
      const query = 'query ($slug: String!) { articleBySlug(slug: $slug) { id nom } }';
      const answer = await service.graphql(query, { slug: body.article.slug });
      expect(answer.data.articleBySlug).toEqual({ id: body.article.id, nom: text });
    }
  });

  it('is kept as one sees it, and found by it', async () => {
    const token = await service.signIn('administrator');
    const typed = 'E\u0301te\u0301\u200b\u202e\r\nsuite\u00ad\t.';
    const created = await service.rest('POST', '/testimonials', { token, body: { texte: typed, nom: typed } });
    expect(created.body.testimonial).toMatchObject({ texte: 'Été\nsuite\t.', nom: 'Été suite .' });
    const mutation = 'mutation ($nom: String!) { createCompanyInfo(nom: $nom, valeur: "x") { id } }';
    await service.graphql(mutation, { nom: typed }, token);
    const found = await service.rest('GET', `/company-info/name/${encodeURIComponent(typed)}`);
    expect(found.body.companyInfo).toMatchObject({ nom: 'Été suite .', valeur: 'x' });
  });
});
