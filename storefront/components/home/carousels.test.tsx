import { defaultSiteTexts } from '@barnum/rules/site/site-texts/default-site-texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Partners } from './partners.tsx';
import { Testimonials } from './testimonials.tsx';

const partner = (id: number) => ({ id, nom: `Maison ${id}`, lien: null, logo: null, picture: null });
const testimonial = (id: number) => ({
  id,
  prenom: 'Maëlle',
  nom: 'R.',
  texte: `Avis ${id}`,
  source: null,
  evenement: null,
  createdAt: '2026-07-12T08:00:00.000Z',
});
const some = <Item,>(count: number, make: (id: number) => Item) => Array.from({ length: count }, (_, id) => make(id));

it.each([
  ['partners', (count: number) => <Partners close texts={defaultSiteTexts} partners={some(count, partner)} />],
  [
    'testimonials',
    (count: number) => <Testimonials texts={defaultSiteTexts} testimonials={some(count, testimonial)} />,
  ],
])('%s: none are said to be missing, three stand side by side, four turn', (_name, render) => {
  const html = (count: number) => renderToStaticMarkup(render(count));
  expect(html(0)).toMatch(/Nous écrire|Donner mon avis/);
  for (const count of [1, 3, 4, 6]) {
    expect(html(count).includes('aria-roledescription="carrousel"'), String(count)).toBe(count >= 4);
    expect(html(count).match(/<li/g)).toHaveLength(count);
  }
});
