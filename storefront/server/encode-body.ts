import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Quick enough for a page that is made for this one visitor; the last tenth of the size would cost ten times the time. */
const brotliQuality = 4;
/** Bytes below which nothing is won. */
const smallest = 1024;

interface Encoded {
  body: string | Buffer;
  /** Value of Content-Encoding; undefined when the body went as it is. */
  encoding?: 'br' | 'gzip';
}

/** A page's text in the lightest encoding that the `Accept-Encoding` header of its reader allows. */
export async function encodeBody(body: string, acceptEncoding: string | undefined): Promise<Encoded> {
  if (body.length < smallest) return { body };
  const accepted = acceptedEncodings(acceptEncoding ?? '');
  if (accepted.has('br')) return { body: await toBrotli(body), encoding: 'br' };
  if (accepted.has('gzip')) return { body: await toGzip(body), encoding: 'gzip' };
  return { body };
}

const toGzip = promisify<string, Buffer>(gzip);

function toBrotli(body: string): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

function acceptedEncodings(header: string): Set<string> {
  const offers = header.split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  return new Set(offers.filter(([, quality]) => Number(quality ?? 1) > 0).map(([name = '']) => name));
}
