import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DocumentHead } from './document-head.tsx';

const storefrontUrl = 'https://barnum.example';

const render = (head: Parameters<typeof DocumentHead>[0]['head']) =>
  renderToStaticMarkup(
    <DocumentHead head={head} siteName="Barnum" face={{ hasOwnIcon: false }} storefrontUrl={storefrontUrl} />,
  );

it('completes addresses of structured data and lets no text end its block', () => {
  const html = render({
    title: 'Tente',
    description: 'Une tente',
    canonicalPath: '/article/tente',
    structuredData: [{ '@type': 'Product', name: '</script><b>', url: '/article/tente' }],
  });
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: '</script><b>',
    url: `${storefrontUrl}/article/tente`,
  });
  expect(html).toContain(`<link rel="canonical" href="${storefrontUrl}/article/tente"/>`);
});

it('keeps a page without an address of its own out of search engines', () => {
  expect(render({ title: 'Article non trouvé', description: '' })).toContain('<meta name="robots" content="noindex"/>');
  expect(render(undefined)).toContain('noindex');
});

it('shares a private page under a title that tells nothing of it', () => {
  const html = render({ title: 'Votre demande n° 5', shareTitle: 'Suivi d’une demande', description: '' });
  expect(html).toContain('<title>Votre demande n° 5 · Barnum</title>');
  expect(html).toContain('<meta property="og:title" content="Suivi d’une demande · Barnum"/>');
  expect(html.split('n° 5')).toHaveLength(2);
});
