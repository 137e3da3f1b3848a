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

test.each(['/', '/login', '/admin/demandes?page=2', '/index.html', '/assets/'])('%s is the page', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
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

test('a hashed file is kept for good; one that is gone is no page', async () => {
  expect((await app.inject('/assets/main-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await app.inject('/assets/main-old.js')).statusCode).toBe(404);
});

test('robots stay out', async () => {
  expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
});
