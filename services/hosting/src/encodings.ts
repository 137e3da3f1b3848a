import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding that an `Accept-Encoding` header prefers; of several alike the lightest. */
export function acceptedEncoding(header = ''): Encoding {
  return negotiate<Encoding>(header.toLowerCase(), ['br', 'gzip', 'identity']) ?? 'identity';
}

/** `body` in `encoding`; with more care when the result is `cached` than when it is for one reader alone. */
export async function compress(body: Buffer, encoding: Encoding, { cached }: { cached: boolean }): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return toGzip(body, { level: cached ? 9 : 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: cached ? 7 : 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return toBrotli(body, { params });
}

/** Bytes below which nothing is won. */
export const compressFrom = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
