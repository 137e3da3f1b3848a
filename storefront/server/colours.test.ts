import { coloursPath } from '@barnum/rules/paths';
import { defaultColours } from '@barnum/rules/site/colours/shop-colours';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveColours } from './colours.ts';

const app = Fastify();
serveColours(app);
const ask = (path: string) => app.inject(path);

test('a stylesheet says the colours of its address and their shades, and never changes', async () => {
  const { statusCode, headers, body } = await ask(coloursPath(defaultColours));
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect(headers['cache-control']).toContain('immutable');
  expect(body).toMatch(/^html:root\{(--[a-z-]+:#[0-9a-f]{6};?)+\}$/);
  expect(body).toContain('--sea:#14626b;--sea-deep:#0d3f47');
});

test('colours that texts would not be read with are not served', async () => {
  expect((await ask('/couleurs/ffffff-ffffff.css')).body).not.toContain('--sea:#ffffff');
});

test.each(['14626b', '14626b-c63d2', '14626B-C63D22', '14626b-c63d22x', '14626b-c63d22.css', 'red-;}'])(
  '%s names no colours',
  async (name) => {
    expect((await ask(`/couleurs/${encodeURIComponent(name)}.css`)).statusCode).toBe(404);
  },
);
