import { createServer } from 'node:http';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { article, catalogue, home } from './next/page-content.mjs';

/** The pages' content through renderToString: no router, no service, no styles, no script. */

const [port] = process.argv.slice(2);

createServer(async ({ url = '' }, response) => {
  const [, slug] = /^\/article\/([\w-]+)$/.exec(url) ?? [];
  const body = slug ? await article(slug) : await (url === '/catalogue' ? catalogue() : home());
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const title = h('title', null, 'Barnum');
  response.end(`<!doctype html>${renderToString(h('html', { lang: 'fr' }, h('head', null, title), body))}`);
}).listen(Number(port), '127.0.0.1');
