import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodeBody } from './encode-body.ts';

const page = '<p>Barnums, tables et vaisselle à louer</p>'.repeat(100);

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('a reader of « %s » is answered in %s', async (acceptEncoding, expected) => {
  const { body, encoding } = await encodeBody(page, acceptEncoding);
  expect(encoding).toBe(expected);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  expect(String(encoding ? decode[encoding](body) : body)).toBe(page);
});

it('a short answer goes as it is', async () => {
  expect(await encodeBody('<p>Bonjour</p>', 'br')).toEqual({ body: '<p>Bonjour</p>' });
});
