import { type ErrorCode, errorTable } from '@barnum/rules/errors';
import type { InjectOptions } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { makeKey } from './support/make-key.ts';
import { onOneDatabase, type TestService } from './support/service.ts';

const notValid = 'Cette requête GraphQL n’est pas valable';

/** Documents that no schema of ours allows, and what GraphQL itself says of them. */
const wrongDocuments: [string, RegExp][] = [
  ['{ articles {', /Syntax Error/],
  ['', /Syntax Error|query/],
  ['{ artikles { id } }', /Cannot query field "artikles".* Did you mean "articles"/],
  ['{ article(id: "abc") { id } }', /Int cannot represent/],
  ['{ article { id } }', /argument "id"/],
  ['query ($x: Nix) { articles { id } }', /Unknown type "Nix"/],
  ['fragment a on Article { id }', /operation/],
];

const tooMuch = [`{ ${'articles { categorie { '.repeat(9)} id ${'} } '.repeat(9)} }`, `{ ${'a '.repeat(1_001)} }`];

onOneDatabase('what GraphQL refuses', (service) => {
  it('is told in French, with GraphQL’s own words for developers', async () => {
    for (const [query, detail] of wrongDocuments) {
      const { status, data, errors } = await service.graphql(query);
      expect([query, status, data]).toEqual([query, status < 500 ? status : 'a fault', null]);
      expect(errors[0]).toMatchObject({ message: notValid, extensions: { code: 'BAD_REQUEST' } });
      expect(errors[0]?.extensions?.detail).toMatch(detail);
    }
  });

  describe('variables of the wrong type', () => {
    const decimal = 'Veuillez saisir un montant en euros, 0 ou plus';
    const article = 'mutation ($v: Decimal!) { createArticle(input: { nom: "x", prix: $v }) { id } }';
    const seen = 'mutation ($v: DateTime) { updateArticle(id: 1, input: {}, updatedAt: $v) { id } }';
    const request = `mutation ($v: Date!) { createReservationRequest(input: {
      nom: "x", prenom: "y", phone: "0", livraisonMontage: false, items: [], date: $v }) { id } }`;
    const file = 'mutation ($v: Upload!) { uploadLogo(file: $v) }';
    it.each<[string, string, unknown[], string, string]>([
      [
        'Int',
        'query ($v: Int!) { article(id: $v) { id } }',
        ['abc', 1.5, 99_999_999_999, true, [], {}, null],
        'BAD_REQUEST',
        notValid,
      ],
      [
        'Int list',
        'mutation ($v: [Int!]!) { reorderCategories(ids: $v) { id } }',
        ['x', [null], [1.5], {}],
        'BAD_REQUEST',
        notValid,
      ],
      [
        'String',
        'mutation ($v: String!) { createPartner(input: { nom: $v }) { id } }',
        [['x'], 5, {}, true, null],
        'BAD_REQUEST',
        notValid,
      ],
      [
        'Boolean',
        'mutation ($v: Boolean) { updateTestimonial(id: 1, input: { hide: $v }) { id } }',
        ['x', 1, []],
        'BAD_REQUEST',
        notValid,
      ],
      [
        'enum',
        'mutation ($v: Unite) { updateArticle(id: 1, input: { unite: $v }) { id } }',
        ['mois', 1, []],
        'BAD_REQUEST',
        notValid,
      ],
      [
        'input object',
        'mutation ($v: PartnerInput!) { createPartner(input: $v) { id } }',
        ['x', 5, [], { nom: ['x'] }, {}, { nom: 'x', id: 1 }],
        'BAD_REQUEST',
        notValid,
      ],
      ['Decimal', article, [{}, [], true], 'VALIDATION', decimal],
      ['Decimal', article, ['abc', ''], 'VALIDATION', ''],
      [
        'DateTime',
        seen,
        ['abc', '', 'hello 1', 5, {}, '2026-13-01T00:00:00Z'],
        'VALIDATION',
        'Cette date n’est pas valable',
      ],
      ['Date', request, [5, {}, [], true], 'VALIDATION', 'Veuillez saisir une date valide'],
      ['Upload', file, ['x', {}, 5], 'VALIDATION', 'Veuillez choisir une image'],
    ])('%s', async (_type, query, values, code, message) => {
      const log = vi.spyOn(service.app.log, 'error');
      const token = await service.signIn('administrator');
      for (const v of values) {
        const { status, errors } = await service.graphql(query, { v }, token);
        expect([v, status < 500, errors[0]?.extensions?.code]).toEqual([v, true, code]);
        if (message) expect(errors[0]?.message).toBe(message);
      }
      expect(log).not.toHaveBeenCalled();
    });

    it('in a literal are refused alike', async () => {
      const token = await service.signIn('administrator');
      const query = 'mutation { updateArticle(id: 1, input: {}, updatedAt: "hier") { id } }';
      const { errors } = await service.graphql(query, {}, token);
      expect(errors[0]).toMatchObject({ message: 'Cette date n’est pas valable', extensions: { code: 'VALIDATION' } });
    });

    it('answer 4xx to who asks for GraphQL’s own media type', async () => {
      const send = (query: string) =>
        call(service, { payload: { query }, headers: { accept: 'application/graphql-response+json' } });
      expect((await send('{ article(id: "abc") { id } }')).status).toBe(400);
      expect((await send('{')).status).toBe(400);
      expect((await send('{ articles { id } }')).status).toBe(200);
    });
  });

  it.each<[string, InjectOptions, number, ErrorCode]>([
    ['no query', { payload: {} }, 400, 'BAD_REQUEST'],
    ['no body', {}, 400, 'BAD_REQUEST'],
    ['no JSON', { payload: '{', headers: { 'content-type': 'application/json' } }, 400, 'BAD_REQUEST'],
    ['a batch', { payload: [{ query: '{ articles { id } }' }] }, 400, 'BAD_REQUEST'],
    ['variables that are no object', { payload: { query: '{ articles { id } }', variables: 'x' } }, 400, 'BAD_REQUEST'],
    ['more than GraphQL knows', { payload: { query: '{ articles { id } }', id: 5 } }, 400, 'BAD_REQUEST'],
    ['text', { payload: '{ articles { id } }', headers: { 'content-type': 'text/plain' } }, 415, 'UNSUPPORTED_TYPE'],
    [
      'a simple form',
      { payload: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
      'BAD_REQUEST',
    ],
    ['too much', { payload: { query: 'x'.repeat(1_100_000) } }, 413, 'PAYLOAD_TOO_LARGE'],
    ['another method', { method: 'PUT', payload: { query: '{ articles { id } }' } }, 405, 'METHOD_NOT_ALLOWED'],
    [
      'a mutation by GET',
      { method: 'GET', query: { query: 'mutation { deleteArticle(id: 1) }' } },
      405,
      'METHOD_NOT_ALLOWED',
    ],
    [
      'unreadable variables by GET',
      { method: 'GET', query: { query: '{ articles { id } }', variables: '{' } },
      400,
      'BAD_REQUEST',
    ],
    [
      'a picture as answer',
      { payload: { query: '{ articles { id } }' }, headers: { accept: 'image/png' } },
      406,
      'NOT_ACCEPTABLE',
    ],
    [
      'a wrong token',
      { payload: { query: '{ articles { id } }' }, headers: { authorization: 'x' } },
      200,
      'UNAUTHENTICATED',
    ],
  ])('a request with %s is refused in GraphQL’s shape', async (_what, options, status, code) => {
    const answer = await call(service, options);
    expect(answer).toMatchObject({ status, body: { errors: [{ extensions: { code } }] } });
    expect([errorTable[code].message, notValid]).toContain(answer.body.errors[0].message);
    if (status === 405) expect(answer.allow).toMatch(/POST/);
  });
});

onOneDatabase(
  'what GraphQL refuses in production',
  (service) => {
    it('is told without a word of the schema', async () => {
      for (const [query] of wrongDocuments) {
        const { errors } = await service.graphql(query);
        expect(errors.map((error) => error.message)).toEqual(errors.map(() => notValid));
        expect(JSON.stringify(errors)).not.toMatch(/detail|Did you mean|"Article"/);
      }
      for (const query of tooMuch) {
        const { errors } = await service.graphql(query);
        expect(errors).toEqual([
          { message: expect.stringContaining('demande trop'), extensions: { code: 'BAD_REQUEST' } },
        ]);
      }
      const { data, errors } = await service.graphql('{ __schema { types { name } } }');
      expect([data, errors[0]?.message]).toEqual([null, notValid]);
      expect((await service.graphql('{ __typename }')).data).toEqual({ __typename: 'Query' });
    });

    it('is told to programs with a key, without opening introspection to them', async () => {
      const { secret } = await makeKey(service, ['articles']);
      for (const [query, detail] of wrongDocuments) {
        // As often as it is sent: parsed and validated documents are cached.
        for (const _time of [1, 2]) {
          const { errors } = await service.graphql(query, {}, secret);
          expect(errors[0]).toMatchObject({ message: notValid, extensions: { code: 'BAD_REQUEST' } });
          expect(errors[0]?.extensions?.detail).toMatch(detail);
          const anonymous = await service.graphql(query);
          expect(JSON.stringify(anonymous.errors)).not.toMatch(/detail|Did you mean|"Article"/);
        }
      }
      for (const query of tooMuch) {
        const { errors } = await service.graphql(query, {}, secret);
        expect(errors[0]?.extensions?.detail).toEqual(expect.any(String));
      }
      const { data } = await service.graphql('{ __schema { types { name } } }', {}, secret);
      expect(data).toBe(null);
    });

    const byVariable = 'query ($nombre: Int!) { article(id: $nombre) { id } }';

    it('names the variable that is wrong to a key, and to nobody else', async () => {
      const { secret, id } = await makeKey(service, ['articles']);
      const detailFor = async (token?: string) => {
        const details = [];
        for (const [query, variables] of [
          [byVariable, { nombre: 'x' }],
          ['{ artikles { id } }', {}],
          ['{', {}],
        ] as const) {
          const { errors } = await service.graphql(query, variables, token);
          details.push(errors[0]?.extensions?.detail);
        }
        return details;
      };
      expect(await detailFor(secret)).toEqual([
        expect.stringContaining('"$nombre"'),
        expect.stringContaining('"artikles"'),
        expect.stringContaining('Syntax Error'),
      ]);
      const nothing = [undefined, undefined, undefined];
      expect(await detailFor()).toEqual(nothing);
      expect(await detailFor(await service.signIn('administrator'))).toEqual(nothing);
      expect(await detailFor(`${secret.slice(0, -4)}AAAA`)).toEqual(nothing);
      await service.db.apiKey.update({ where: { id }, data: { revokedAt: new Date() } });
      expect(await detailFor(secret)).toEqual(nothing);
    });
  },
  { graphiql: false },
);

onOneDatabase(
  'wrong keys in calls that GraphQL refuses',
  (service) => {
    it.each([
      ['a wrong document', '{ artikles { id } }', {}],
      ['a wrong variable', 'query ($id: Int!) { article(id: $id) { id } }', { id: 'x' }],
    ])('are counted once a call: %s', async (_what, query, variables) => {
      for (let calls = 1; calls <= 3; calls++) {
        await service.graphql(query, variables, `barnum_${'A'.repeat(43)}`);
        expect((await service.db.attempt.findMany()).map(({ count }) => count)).toEqual([calls]);
      }
    });
  },
  { graphiql: false, rateLimitFactor: 1 },
);

async function call(service: TestService, options: InjectOptions) {
  const { statusCode, headers, ...answer } = await service.app.inject({ method: 'POST', url: '/graphql', ...options });
  return { status: statusCode, allow: headers.allow, body: answer.json() };
}
