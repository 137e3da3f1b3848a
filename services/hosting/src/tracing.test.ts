import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createFrontEndServer } from './create-front-end-server.ts';
import { createServer } from './create-server.ts';
import { currentSpan } from './span.ts';

interface Exported {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: { name: string; traceId: string; spanId: string; parentSpanId?: string }[] }[];
  }[];
}

afterEach(() => vi.unstubAllEnvs());

const quiet = { trustProxy: false as const, logLevel: 'silent', contentSecurityPolicy: { 'default-src': ["'none'"] } };

it('a request is one trace through both programs down to the database, without personal data', async () => {
  const bodies: string[] = [];
  const receiver = createHttpServer(async (request, response) => {
    bodies.push(`${request.url} ${(await request.toArray()).join('')}`);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);

  const api = await createServer({ ...quiet, tracing: { endpoint, program: 'api', continues: true } });
  api.post('/api/articles/:id', async () => {
    currentSpan()
      ?.child('SQL SELECT', { 'db.query.text': 'SELECT $1' }, Date.now() - 5)
      .end();
    return {};
  });
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const web = await createFrontEndServer({ ...quiet, apiUrl, tracing: { endpoint, program: 'web', continues: false } });
  const strangers = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const answer = await web.inject({
    method: 'POST',
    url: '/api/articles/12?q=Gwenn',
    headers: { traceparent: strangers, authorization: 'Bearer Gwenn', 'user-agent': 'Gwenn' },
    payload: { nom: 'Gwenn' },
  });
  expect(answer.statusCode).toBe(200);
  await web.close();
  await api.close();
  receiver.close();

  const sent = bodies.join('\n');
  expect(bodies.every((body) => body.startsWith('/v1/traces '))).toBe(true);
  for (const personal of ['Gwenn', 'articles/12', strangers.slice(3, 35)]) expect(sent).not.toContain(personal);
  const spans = bodies.flatMap((body) =>
    (JSON.parse(body.slice('/v1/traces '.length)) as Exported).resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map((span) => ({
          ...span,
          program: resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue,
        })),
      ),
    ),
  );
  const named = (program: string, name: RegExp) =>
    spans.find((span) => span.program === program && name.test(span.name)) ??
    expect.fail(`${program} ${name}: ${sent}`);
  const visit = named('web', /^POST \/api/);
  const call = named('api', /^POST \/api\/articles\/:id$/);
  const statement = named('api', /^SQL SELECT$/);
  expect([call.parentSpanId, statement.parentSpanId]).toEqual([visit.spanId, call.spanId]);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(visit.parentSpanId ?? '').toBe('');
});

it('without an address nothing is traced', async () => {
  const app = await createServer({ ...quiet, tracing: { program: 'api', continues: true } });
  app.get('/', async () => ({ traced: currentSpan() !== undefined }));
  expect((await app.inject('/')).json()).toEqual({ traced: false });
  await app.close();
});
