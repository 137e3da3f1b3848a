import type { InjectOptions } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { seedEverything } from '../support/both-apis.ts';
import { onOneDatabase } from '../support/service.ts';

/** What every answer says, whoever asks and whatever became of it. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const nothing = "default-src 'none';frame-ancestors 'none'";

interface Row extends InjectOptions {
  status: number;
  cache: RegExp;
  policy?: string;
  token?: boolean;
}

/** Every class of answers that the service gives. */
const answers: Record<string, Row> = {
  'a public read': { url: '/api/articles', status: 200, cache: /^no-cache$/ },
  'a read that is not public': { url: '/api/forms', token: true, status: 200, cache: /^no-store$/ },
  'a public read by somebody': { url: '/api/articles', token: true, status: 200, cache: /^no-store$/ },
  'a write': {
    method: 'POST',
    url: '/api/cgv',
    payload: { text: '<p>x</p>' },
    token: true,
    status: 201,
    cache: /^no-store$/,
  },
  'a deletion': { method: 'DELETE', url: '/api/forms/1', token: true, status: 204, cache: /^no-store$/ },
  GraphQL: {
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ articles { id } }' },
    status: 200,
    cache: /^no-store$/,
  },
  'a malformed body': { method: 'POST', url: '/api/forms', payload: [], status: 400, cache: /^no-store$/ },
  'GraphQL that is none': { method: 'POST', url: '/graphql', payload: {}, status: 400, cache: /^no-store$/ },
  'no token': { url: '/api/forms', status: 401, cache: /^no-store$/ },
  'what is not there': { url: '/api/articles/999', status: 404, cache: /^no-store$/ },
  'an unknown path': { url: '/rien', status: 404, cache: /^no-store$/ },
  'a path that cannot be read': { url: '/api/%E0%A4%A', status: 404, cache: /^no-store$/ },
  'another method': { method: 'PUT', url: '/api/articles', payload: {}, status: 405, cache: /^no-store$/ },
  'another type': {
    method: 'POST',
    url: '/api/forms',
    payload: 'x',
    headers: { 'content-type': 'text/xml' },
    status: 415,
    cache: /^no-store$/,
  },
  'too much': {
    method: 'POST',
    url: '/api/forms',
    payload: { x: 'x'.repeat(1_100_000) },
    status: 413,
    cache: /^no-store$/,
  },
  'a broken rule': { method: 'POST', url: '/api/forms', payload: {}, status: 422, cache: /^no-store$/ },
  'a picture': {
    url: '/media',
    status: 200,
    cache: /^public, max-age=31536000, immutable$/,
    policy: "default-src 'none'; sandbox",
  },
  'a picture that is not there': { url: `/media/${'0'.repeat(24)}/64.jpg`, status: 404, cache: /^no-store$/ },
  health: { url: '/healthz', status: 200, cache: /^no-store$/ },
  readiness: { url: '/readyz', status: 200, cache: /^no-store$/ },
  'the documentation': {
    url: '/api/docs',
    status: 200,
    cache: /^no-cache$/,
    policy: "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
  GraphiQL: {
    url: '/graphql/graphiql',
    status: 200,
    cache: /^no-cache$/,
    policy: expect.stringMatching(/script-src 'self';.*base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/),
  },
};

onOneDatabase(
  'the answer to',
  (service) => {
    beforeEach(() => seedEverything(service));

    it.each(Object.entries(answers))('%s says what a browser must not do with it', async (name, row) => {
      const { status, cache, policy = nothing, token, ...options } = row;
      const picture = await service.db.picture.findFirstOrThrow();
      const authorization = token && { authorization: `Bearer ${await service.signIn('administrator')}` };
      const { statusCode, headers } = await service.app.inject({
        ...options,
        url: name === 'a picture' ? `/media/${picture.key}/64.jpg` : (options.url ?? ''),
        headers: { ...options.headers, ...authorization, origin: 'https://elsewhere.example' },
      });
      expect(statusCode).toBe(status);
      expect(headers).toMatchObject({ ...always, 'content-security-policy': policy });
      expect(headers['cache-control']).toMatch(cache);
      // No cookie, no other site's script, no word of what the service is made of.
      const told = Object.keys(headers).filter((header) =>
        /^(set-cookie|access-control-.*|server|x-powered-by)$/.test(header),
      );
      expect(told).toEqual([]);
      expect(headers['strict-transport-security']).toBeUndefined();
    });

    it.each(['/graphql', '/api/articles', '/api/forms', '/media/x/y'])(
      'another site’s question about %s gives no leave',
      async (url) => {
        const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
        const headers = { ...asked, origin: 'https://elsewhere.example' };
        const answer = await service.app.inject({ method: 'OPTIONS', url, headers });
        expect([404, 405]).toContain(answer.statusCode);
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      },
    );
  },
  { cachesAnswers: true },
);
