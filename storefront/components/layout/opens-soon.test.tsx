import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toCompany } from '../../lib/company/company.ts';
import { siteTextsOf } from '../../lib/service/load-page.server.ts';
import { OpensSoon } from './opens-soon.tsx';

it('says how to reach the company where that is known', () => {
  const texts = siteTextsOf(undefined);
  const html = (rows: { nom: string; valeur: string }[]) =>
    renderToStaticMarkup(<OpensSoon company={{ ...toCompany(rows, texts), isKnown: true }} />);
  expect(html([])).toContain('dans quelques jours');
  expect(html([{ nom: 'Téléphone', valeur: '02 97 00 00 00' }])).toContain('href="tel:');
});
