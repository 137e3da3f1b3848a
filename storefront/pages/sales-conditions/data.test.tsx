import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContextServer } from 'vike/types';
import { afterEach, expect, it, vi } from 'vitest';
import { data } from './+data.ts';
import { Page } from './+Page.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The page's data when the service answers like this. */
async function answer(service: () => Promise<object>) {
  vi.stubGlobal('fetch', async () => Response.json({ data: await service() }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const found = await data({ globalContext: { env: {} } } as PageContextServer);
  return { status: found.status, html: renderToStaticMarkup(<Page data={found} />) };
}

const graphql = (latestSalesConditions: object | null) => async () => ({
  companyInfo: [],
  siteTexts: [],
  latestSalesConditions,
});

it('shows the latest version with the day of its change', async () => {
  const { status, html } = await answer(
    graphql({ text: '<h1>Objet</h1><p>Texte</p>', createdAt: '2026-07-12T08:00:00.000Z' }),
  );
  expect(status).toBe(200);
  expect(html).toContain('Dernière mise à jour : <time dateTime="2026-07-12T08:00:00.000Z">12 juillet 2026</time>');
  expect(html).toContain('<h2 id="objet">Objet</h2><p>Texte</p>');
});

it('says that there is none yet', async () => {
  const { status, html } = await answer(graphql(null));
  expect(status).toBe(200);
  expect(html).toContain('Les conditions générales de vente ne sont pas encore disponibles.');
});

it('says when they cannot be loaded, whatever the failure', async () => {
  const { status, html } = await answer(async () => Promise.reject(new Error('unreachable')));
  expect(status).toBe(503);
  expect(html).toContain('Impossible de charger les conditions générales de vente. Veuillez réessayer plus tard.');
});
