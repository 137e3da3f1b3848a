import { createServer } from 'node:http';

/**
 * The fastest possible cache: `floor-cached.mjs PORT PATH=SOURCE...` answers each path with the bytes fetched once from
 * its source.
 */

const [port, ...sources] = process.argv.slice(2);
const answers = new Map(await Promise.all(sources.map(fetchOnce)));

createServer(({ url = '' }, response) => {
  const { headers, bytes } = answers.get(url) ?? { headers: {}, bytes: '' };
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');

/**
 * @param {string} source
 * @returns {Promise<[string, { headers: import('node:http').OutgoingHttpHeaders, bytes: Buffer }]>}
 */
async function fetchOnce(source) {
  const [path = '', address = ''] = source.split('=');
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  return [path, { headers: { 'content-type': type, 'content-length': bytes.length }, bytes }];
}
