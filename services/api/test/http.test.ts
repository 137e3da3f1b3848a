import { release } from '@barnum/rules/release';
import { expect, it } from 'vitest';
import { onOneDatabase } from './support/service.ts';

onOneDatabase('the service', (service) => {
  it('says that it lives and that it is ready', async () => {
    expect((await service.app.inject('/healthz')).json()).toEqual({ status: 'ok', version: release });
    expect((await service.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('answers 404 and 405 as JSON, in French', async () => {
    const unknown = await service.rest('GET', '/rien');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const wrong = await service.rest('PUT', '/articles', { body: {} });
    expect(wrong).toMatchObject({ status: 405, headers: { allow: 'GET, POST' }, body: { code: 'METHOD_NOT_ALLOWED' } });
  });

  it('finds nothing under an id that is not written plainly', async () => {
    for (const id of ['01', '+1', '1.0', '1e0', '0', '-1', '%201', '1%20', '2147483648', '9'.repeat(400), 'abc']) {
      expect([id, (await service.rest('GET', `/articles/${id}`)).status]).toEqual([id, 404]);
    }
    expect((await service.rest('GET', '/articles/category/00')).status).toBe(404);
    expect((await service.rest('GET', '/articles/category/0')).status).toBe(200);
  });

  it('answers a body that is no JSON object with 400, another type with 415, a huge one with 413', async () => {
    const send = async (payload: string, type = 'application/json') => {
      const headers = { 'content-type': type };
      return (await service.app.inject({ method: 'POST', url: '/api/forms', headers, payload })).statusCode;
    };
    expect(await send('{')).toBe(400);
    expect(await send('[]')).toBe(400);
    expect(await send('null')).toBe(400);
    expect(await send('nom=x', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await send('{}', 'text/plain')).toBe(415);
    expect(await send(JSON.stringify({ a: 'x'.repeat(1_100_000) }))).toBe(413);
  });

  it('answers ids and texts that no record can bear with a refusal, never with a fault', async () => {
    const token = await service.signIn('administrator');
    for (const id of ['99999999999999999999', '1.5', '"abc"']) {
      const { status, errors } = await service.graphql(`mutation { deleteArticle(id: ${id}) }`, {}, token);
      expect([id, status < 500, errors[0]?.extensions?.code]).toEqual([id, true, 'BAD_REQUEST']);
    }
    for (const id of [-1, 0, 2_147_483_647]) {
      const { errors } = await service.graphql(`mutation { deleteArticle(id: ${id}) }`, {}, token);
      expect([id, errors[0]?.extensions?.code]).toEqual([id, 'NOT_FOUND']);
    }
    const bySlug = await service.graphql('query ($slug: String!) { articleBySlug(slug: $slug) { id } }', {
      slug: '\0',
    });
    expect(bySlug).toMatchObject({ status: 200, data: { articleBySlug: null } });
    expect((await service.rest('GET', '/company-info/name/%00')).status).toBe(404);
  });

  it('leads a developer’s browser to GraphiQL, made of own files', async () => {
    const visit = await service.app.inject({ url: '/graphql', headers: { accept: 'text/html' } });
    expect(visit.headers.location).toBe('/graphql/graphiql');
    const page = await service.app.inject('/graphql/graphiql');
    expect(page.body).not.toContain('<script>');
    const script = /src="([^"]+)"/.exec(page.body)?.[1] ?? '';
    expect((await service.app.inject(script)).headers['content-type']).toContain('text/javascript');
  });
});
