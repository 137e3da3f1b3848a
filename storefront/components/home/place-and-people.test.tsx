import { defaultSiteTexts } from '@barnum/rules/site/site-texts/default-site-texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { People } from './people.tsx';
import { Place } from './place.tsx';

const zone = { nom: 'Auray', communes: ['56400'], prix: '35.00', minimum: '150.00', offerteDes: '600.00' };
const adresse = '1 quai de la Démonstration, 56999 Presqu’île-sur-Mer';

const place = (zones: (typeof zone)[], prixParKilometre: string | null, where: string) =>
  renderToStaticMarkup(
    <Place texts={defaultSiteTexts} company={{ adresse: where }} delivery={{ zones, prixParKilometre }} />,
  );

it('says the price of each zone with its conditions, of the depot, and of what lies elsewhere', () => {
  const list = place([zone], '1.20', adresse)
    .replace(/^.*<dl/s, '')
    .replaceAll(/<[^>]*>/g, ' ');
  expect(list).toMatch(/Retrait au dépôt, à Presqu’île-sur-Mer\s+offert/);
  expect(list).toMatch(/Auray\s+35,00\s€\s+à partir de 150,00\s€ de location, offerte dès 600,00\s€/);
  expect(list).toMatch(/Ailleurs\s+1,20\s€ par kilomètre/);
});

it('says the depot as one says a place, and nothing is free for 0,00 €', () => {
  expect(place([], null, '1 quai, 44490 Le Croisic')).toContain('Retrait au dépôt, au Croisic');
  expect(place([], null, '1 quai, 85100 Les Sables-d’Olonne')).toContain('Retrait au dépôt, aux Sables-d’Olonne');
  expect(place([], null, '1 quai, 44500 La Baule')).toContain('Retrait au dépôt, à La Baule');
  expect(place([], null, '1 quai\n56170 Quiberon\nFrance')).toContain('à Quiberon<');
  expect(place([], null, adresse)).not.toContain('comprises');
  const free = place([{ ...zone, prix: '0.00', minimum: '0.00' }], null, adresse);
  expect(free).toContain('<strong>offerte</strong>');
  expect(free).not.toContain('à partir de');
});

it('shows no place where neither zones nor a depot are known, and a quote where only the depot is', () => {
  expect(place([], null, '')).toBe('');
  expect(place([], null, adresse)).toMatch(/Livraison<\/dt><dd[^>]*><strong>sur devis/);
});

it('tells who the company is in its paragraphs, and nothing before it has written them', () => {
  const company = { adresse, telephone: '', horaires: [] };
  const people = (peopleText: string) =>
    renderToStaticMarkup(<People texts={{ ...defaultSiteTexts, peopleText }} company={company} picture={null} />);
  expect(people('')).toBe('');
  expect(people('Un dépôt.\n\nUne équipe.')).toContain('<p>Un dépôt.</p><p>Une équipe.</p>');
});
