import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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

onOneDatabase('HTML', (service) => {
  it.each(Object.entries(calls))('through %s holds nothing that a browser could execute', async (_name, send) => {
    const token = await service.signIn('administrator');
    await calls.createArticle?.(service, '', token);
    let kept = 0;
    for (const vector of vectors) {
      const html = await send(service, `<p>Avant</p>${vector}<p>Après</p>`, token);
      expect([vector, html && htmlFaults(html)]).toEqual([vector, html && []]);
      expect(html ?? 'Avant').toContain('Avant');
      if (html !== undefined) kept += 1;
    }
    // A NUL is no text at all.
    expect(kept).toBe(vectors.filter((vector) => !vector.includes('\0')).length);
  });

  it('is read back by visitors as it was kept', async () => {
    const token = await service.signIn('administrator');
    const html = vectors.filter((vector) => !vector.includes('\0')).join('');
    const kept = await calls['POST /articles']?.(service, html, token);
    const text = await calls['POST /cgv']?.(service, `<p>x</p>${html}`, token);
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
