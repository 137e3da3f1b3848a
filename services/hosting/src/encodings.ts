import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding that an `Accept-Encoding` header prefers; of equal ones the smallest. */
export function acceptedEncoding(header = ''): Encoding {
  return negotiate<Encoding>(header.toLowerCase(), ['br', 'gzip', 'identity']) ?? 'identity';
}

/** Compresses `body`; at a higher level when the result is `cached`. */
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

/** Number of bytes from which compression pays off. */
export const compressFrom = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
