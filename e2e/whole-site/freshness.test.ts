import { expect } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { administratorToken, call, changeCompanyInfo, changeSiteTexts } from '../support/service.ts';
import { test } from '../support/test.ts';

const { storefrontUrl: storefront } = addresses;

test('what an administrator changes is on the site at once, also on cached pages', async () => {
  const token = await administratorToken();
  const read = async (path: string) => (await fetch(storefront + path)).text();
  for (const path of ['/', '/catalogue', '/sitemap.xml']) await read(path);
  const { article } = await call('POST', '/articles', token, { nom: 'Ruban tout juste créé', prix: 12 });
  try {
    await expect.poll(() => read('/catalogue')).toContain('Ruban tout juste créé');
    await expect.poll(() => read('/sitemap.xml')).toContain('ruban-tout-juste-cree');
    expect(await read('/article/ruban-tout-juste-cree')).toContain('12,00');
    await call('PUT', `/articles/${article.id}`, token, { prix: 34 });
    await expect.poll(() => read('/article/ruban-tout-juste-cree')).toContain('34,00');
  } finally {
    await call('DELETE', `/articles/${article.id}`, token);
  }
  await expect.poll(() => read('/catalogue')).not.toContain('Ruban tout juste créé');
  expect((await fetch(`${storefront}/article/ruban-tout-juste-cree`)).status).toBe(404);
});

test('the shop’s own words and figures are on every page at once', async () => {
  const read = async (path: string) => (await fetch(storefront + path)).text();
  const article = '/article/chaise-pliante-blanche';
  expect(await read('/')).toContain('La fête sous');
  await changeSiteTexts({
    name: 'Fêtes du Golfe',
    heroTitle: 'À table, tout le monde',
    deposit: 'Rendue sous {{delai_caution}}.',
  });
  await changeCompanyInfo('Restitution de la caution (jours)', '10');
  await expect.poll(() => read('/')).toContain('À table, tout le monde');
  const home = await read('/');
  expect(home).toContain('· Fêtes du Golfe</title>');
  expect(home).toContain('dans les dix jours qui suivent');
  await expect.poll(() => read(article)).toContain('Rendue sous dix jours.');
  expect(await read(article)).toContain('Fêtes du Golfe</span>');
});

test('cached pages are answered with 304 when the browser has them', async () => {
  const first = await fetch(`${storefront}/catalogue`);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await fetch(`${storefront}/catalogue`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toContain("script-src 'self'");
});
