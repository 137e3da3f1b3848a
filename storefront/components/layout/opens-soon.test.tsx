import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toCompany } from '../../lib/company/company.ts';
import { siteTextsOf } from '../../lib/service/load-page.server.ts';
import { OpensSoon, waitsForOpening } from './opens-soon.tsx';

it('home, catalogue, request and unknown pages wait; what the law asks for, articles and private pages do not', () => {
  for (const path of ['/', '/catalogue', '/catalogue/tentes', '/reservation', '/plan-du-site', '/rien'])
    expect([path, waitsForOpening(path)]).toEqual([path, true]);
  for (const path of [
    '/mentions-legales',
    '/confidentialite',
    '/cgv',
    '/contact',
    '/article/tente',
    '/suivi/abc',
    '/apercu',
  ])
    expect([path, waitsForOpening(path)]).toEqual([path, false]);
});

it('says how to reach the company where that is known', () => {
  const texts = siteTextsOf(undefined);
  const html = (rows: { nom: string; valeur: string }[]) =>
    renderToStaticMarkup(<OpensSoon company={{ ...toCompany(rows, texts), isKnown: true }} />);
  expect(html([])).toContain('dans quelques jours');
  expect(html([{ nom: 'Téléphone', valeur: '02 97 00 00 00' }])).toContain('href="tel:');
});
