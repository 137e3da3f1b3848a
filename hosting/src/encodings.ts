import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The lightest encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const offers = (header ?? '').split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  const accepted = offers.filter(([, quality]) => Number(quality ?? 1) > 0).map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** `body` in `encoding`; with more care when the result is `kept` than when it is for one reader alone. */
export async function compress(body: Buffer, encoding: Encoding, { kept }: { kept: boolean }): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return toGzip(body, { level: kept ? 9 : 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: kept ? 7 : 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return toBrotli(body, { params });
}

/** Bytes below which nothing is won. */
export const compressFrom = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
