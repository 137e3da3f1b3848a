import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';

const clientFolder = mkdtempSync(join(tmpdir(), 'backoffice-'));
let app: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'index.html'), '<script type="application/json" id="config">{}</script>');
  writeFileSync(join(clientFolder, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(clientFolder, 'sheets-worker.js'), '');
  app = await createApp({
    apiUrl: 'http://127.0.0.1:1',
    storefrontUrl: 'https://exemple.bzh/</script>',
    trustProxy: false,
    logLevel: 'silent',
    clientFolder,
  });
});

afterAll(async () => {
  await app.close();
  rmSync(clientFolder, { recursive: true });
});

test.each(['/', '/login', '/login/oubli', '/admin/demandes?page=2', '/index.html'])('%s is the page', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
});

test.each(['/assets/', '/administrator', '/.env', '/server-status'])('%s is unknown', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

/** What every answer says, to the letter: whoever loosens it sees it here. */
const always = {
  'content-security-policy':
    "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: https:;base-uri 'none';form-action 'self';frame-src https://exemple.bzh;frame-ancestors 'none';object-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};

test.each([
  ['GET', '/login', 200],
  ['GET', '/assets/main-1a2b.js', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/sheets-worker.js', 200],
  ['GET', '/healthz', 200],
  ['GET', '/rien.js', 404],
  ['GET', '/%E0%A4%A', 404],
  ['GET', '/%', 404],
  ['POST', '/login', 405],
  ['DELETE', '/assets/main-1a2b.js', 405],
] as const)('%s %s says what a browser must not do with it', async (method, url, status) => {
  const { statusCode, headers } = await app.inject({ method, url });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(always);
  expect(headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  expect(
    Object.keys(headers).filter((name) => /^(set-cookie|access-control-.*|server|x-powered-by)$/.test(name)),
  ).toEqual([]);
});

test('the page carries the storefront’s address, which cannot end its block', async () => {
  const { body } = await app.inject('/');
  const block = />(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual({ storefrontUrl: 'https://exemple.bzh/</script>' });
});

test('a page that has not changed is answered with 304', async () => {
  const { etag = '' } = (await app.inject('/')).headers;
  expect((await app.inject({ url: '/login', headers: { 'if-none-match': etag } })).statusCode).toBe(304);
});

test('a hashed file is immutable; a missing one is a 404, not the page', async () => {
  expect((await app.inject('/assets/main-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await app.inject('/assets/main-old.js')).statusCode).toBe(404);
});

test('the worker of the sheets is asked for anew each time', async () => {
  expect((await app.inject('/sheets-worker.js')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/javascript; charset=utf-8',
  });
});

test('robots stay out', async () => {
  expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
});
