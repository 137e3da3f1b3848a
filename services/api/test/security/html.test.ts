import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sanitiseHtml } from '../../src/platform/html/sanitise.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { onOneDatabase, type TestService } from '../support/service.ts';

/** Ways to bring a script into a page, one a line; what begins with # is a heading. */
const vectors = readFileSync(new URL('xss-vectors.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  // Control characters are written as in JSON.
  .map((line) => line.replace(/\\u([\da-f]{4})/g, (_match, code) => String.fromCharCode(Number.parseInt(code, 16))));

const article =
  'mutation ($html: String!) { createArticle(input: { nom: "x", prix: "1", longueDescription: $html }) { longueDescription } }';
const patch =
  'mutation ($html: String!) { updateArticle(id: 1, input: { longueDescription: $html }) { longueDescription } }';
const version = 'mutation ($html: String!) { createSalesConditionsVersion(text: $html) { text } }';

/** Every call that takes HTML, and what it keeps of it; undefined when it refuses. */
const calls: Record<string, (service: TestService, html: string, token: string) => Promise<string | undefined>> = {
  'POST /articles': async (service, longue_description, token) =>
    (await service.rest('POST', '/articles', { token, body: { nom: 'x', prix: 1, longue_description } })).body.article
      ?.longue_description,
  'PUT /articles/:id': async (service, longue_description, token) =>
    (await service.rest('PUT', '/articles/1', { token, body: { longue_description } })).body.article
      ?.longue_description,
  'POST /cgv': async (service, text, token) =>
    (await service.rest('POST', '/cgv', { token, body: { text } })).body.text,
  createArticle: async (service, html, token) =>
    (await service.graphql(article, { html }, token)).data?.createArticle.longueDescription,
  updateArticle: async (service, html, token) =>
    (await service.graphql(patch, { html }, token)).data?.updateArticle.longueDescription,
  createSalesConditionsVersion: async (service, html, token) =>
    (await service.graphql(version, { html }, token)).data?.createSalesConditionsVersion.text,
};

const around = (html: string) => `<p>Avant</p>${html}<p>Après</p>`;

it.each(vectors)('of which a browser could execute something loses that, and no word beside it: %s', (vector) => {
  const kept = sanitiseHtml(around(vector));
  expect(htmlFaults(kept ?? '')).toEqual([]);
  expect(kept).toContain('Avant');
});

onOneDatabase('HTML', (service) => {
  // A NUL is no text at all.
  const all = around(vectors.filter((vector) => !vector.includes('\0')).join(''));

  it.each(Object.entries(calls))('through %s is kept as it was sanitised', async (_name, send) => {
    const token = await service.signIn('administrator');
    await calls.createArticle?.(service, '', token);
    expect(await send(service, all, token)).toBe(sanitiseHtml(all));
    expect(await send(service, '\0<p>Avant</p>', token)).toBeUndefined();
  });

  it('is read back by visitors as it was kept', async () => {
    const token = await service.signIn('administrator');
    const kept = await calls['POST /articles']?.(service, all, token);
    const text = await calls['POST /cgv']?.(service, all, token);
    const { body } = await service.rest('GET', '/articles/1');
    const { data } = await service.graphql('{ article(id: 1) { longueDescription } latestSalesConditions { text } }');
    expect([body.article.longue_description, data.article.longueDescription]).toEqual([kept, kept]);
    expect([(await service.rest('GET', '/cgv/latest')).body.text, data.latestSalesConditions.text]).toEqual([
      text,
      text,
    ]);
    for (const read of [kept, text]) expect(htmlFaults(read ?? '')).toEqual([]);
  });
});
