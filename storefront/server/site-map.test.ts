import { expect, it } from 'vitest';
import { toXml } from './site-map.ts';

it('gives each page its full address, with the day of its last change and its pictures', () => {
  const xml = toXml('https://barnum.example', [
    { path: '/' },
    {
      path: '/article/tente',
      lastmod: '2026-07-12T08:00:00.000Z',
      pictures: ['/media/ab/1600.jpg', 'https://a.b/?x&y'],
    },
  ]);
  expect(xml).toContain(`<url><loc>https://barnum.example/</loc></url>`);
  expect(xml).toContain(
    `<url><loc>https://barnum.example/article/tente</loc><lastmod>2026-07-12T08:00:00.000Z</lastmod>` +
      `<image:image><image:loc>https://barnum.example/media/ab/1600.jpg</image:loc></image:image>` +
      '<image:image><image:loc>https://a.b/?x&amp;y</image:loc></image:image></url>',
  );
});
