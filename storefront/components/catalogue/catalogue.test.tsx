import { byThePiece } from '@barnum/rules/catalogue/articles/quantities';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cutGroups } from '../../lib/catalogue.ts';
import { Catalogue } from './catalogue.tsx';

const article = (id: number) => ({
  id,
  slug: `chaise-${id}`,
  nom: `Chaise ${id}`,
  prix: '4.50',
  prixAVenir: [],
  unite: 'unitaire' as const,
  ...byThePiece,
  quantiteAuMieux: null as number | null,
  enRenfort: false,
  courteDescription: '',
  primaryImage: null,
  categorie: null,
  capacite: null,
});
const groups = [
  { slug: 'chaises', nom: 'Chaises', articles: Array.from({ length: 60 }, (_, id) => article(id)) },
  { slug: 'tables', nom: 'Tables', articles: [article(100)] },
];
const render = (props: { requestedSlug?: string; search?: string; isClose?: boolean; groups?: typeof groups }) =>
  renderToStaticMarkup(
    <Catalogue
      groups={props.groups ?? groups}
      requestedSlug={props.requestedSlug}
      search={props.search ?? ''}
      isClose={props.isClose ?? false}
      synonyms=""
      sets={[]}
      unavailable={false}
    />,
  );
const cardsIn = (html: string) => html.match(/<article/g)?.length ?? 0;

it('a long category shows its first articles, and the way to the others', () => {
  const html = render({});
  expect(cardsIn(html)).toBe(24 + 1);
  expect(html).toContain('href="/catalogue/chaises"');
  expect(html).toContain('Afficher les 36 articles suivants');
});

it('the category that the address names comes whole', () => {
  const html = render({ requestedSlug: 'chaises' });
  expect(cardsIn(html)).toBe(60 + 1);
  expect(html).not.toContain('suivants');
});

it('a search shows what it finds alone, and keeps the search on the way to the others', () => {
  expect(cardsIn(render({ search: 'chaise 100', groups: groups.slice(1) }))).toBe(1);
  const html = render({ search: 'chaise' });
  expect(cardsIn(html)).toBe(24 + 1);
  expect(html).toContain('61 articles trouvés');
  expect(html).toContain('href="/catalogue/chaises?q=chaise"');
});

it('a page of results holds the first of each category, says how many there are, and leads to the others', () => {
  const html = render({ search: 'chaise', groups: cutGroups(groups, undefined) });
  expect(cardsIn(html)).toBe(24 + 1);
  expect(html).toContain('61 articles trouvés');
  expect(html).toContain('Afficher les 36 articles suivants');
  expect(html).toContain('href="/catalogue/chaises?q=chaise"');
  expect(cutGroups(groups, undefined)[0]?.articles).toHaveLength(24);
  expect(cutGroups(groups, 'chaises')).toEqual(groups);
});

it('says plainly that what it shows only comes close to what was searched for', () => {
  const html = render({ search: 'chaisse', isClose: true });
  expect(cardsIn(html)).toBe(24 + 1);
  expect(html).toMatch(
    /role="status"[^>]*>Aucun article ne contient «\u00a0chaisse\u00a0»\u00a0; voici ceux qui s’en approchent\./,
  );
  expect(html).not.toContain('trouvés');
});

it('a pack says how many there are by the best answers to what it asks, as its page does', () => {
  const pack = { ...article(7), nom: 'Fête', quantite: 0, quantiteAuMieux: 10 };
  const html = render({
    groups: [{ slug: 'packs', nom: 'Packs', articles: [pack, { ...article(8), quantite: 3, quantiteAuMieux: 3 }] }],
  });
  expect(html).toContain('Jusqu’à 10 exemplaires');
  expect(html).not.toContain('Plus disponible');
  expect(html).not.toContain('3 exemplaires');
});
