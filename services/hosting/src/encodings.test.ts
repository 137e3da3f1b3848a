import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compress } from './encodings.ts';

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0', 'identity'],
    ['BR', 'br'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('takes of %j %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('compress', () => {
  it('gives back the same text', async () => {
    const body = Buffer.from('Barnum de réception. '.repeat(200));
    for (const cached of [true, false]) {
      expect(brotliDecompressSync(await compress(body, 'br', { cached }))).toEqual(body);
      expect(gunzipSync(await compress(body, 'gzip', { cached }))).toEqual(body);
      expect(await compress(body, 'identity', { cached })).toBe(body);
    }
  });
});
