import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { layoutQuery } from './load-layout.server.ts';
import { loadPage } from './load-page.server.ts';

type PageContext = Parameters<typeof loadPage>[2];

it('keeps what pages have of the company while the service hangs', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let hangs = false;
  const service = createServer((_request, response) => {
    const companyInfo = [{ nom: 'Téléphone', valeur: '02 61 91 00 42' }];
    const data = { companyInfo, siteTexts: [{ key: 'name', texte: 'Chez nous' }], pricing: { terms: {} } };
    if (!hangs) response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  await once(service, 'listening');
  const apiUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const load = async () =>
    (await loadPage(layoutQuery, {}, { globalContext: { env: { apiUrl } } } as PageContext)).page;
  const known = { isKnown: true, telephone: '02 61 91 00 42', name: 'Chez nous' };
  expect(await load()).toMatchObject({ status: 200, company: known });
  hangs = true;
  expect(await load()).toMatchObject({ status: 503, unavailable: true, company: known });
});
