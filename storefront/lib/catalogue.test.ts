import { readSynonyms } from '@barnum/rules/catalogue/catalogue-search/synonyms';
import { describe, expect, it } from 'vitest';
import { buildSearchIndex, filterGroups, groupByCategory, readSearchQuery, searchArticles } from './catalogue.ts';
import { closeArticles } from './close-articles.ts';

const categories = [
  { id: 2, slug: 'mobilier', nom: 'Mobilier' },
  { id: 1, slug: 'vaisselle', nom: 'Vaisselle' },
  { id: 3, slug: 'jeux-en-bois', nom: 'Jeux en bois' },
];

let lastId = 0;
const article = (nom: string, categoryId: number | null, courteDescription = '') => ({
  id: ++lastId,
  nom,
  courteDescription,
  categorie: categoryId === null ? null : { id: categoryId },
});

const articles = [
  article('Flûte à champagne', 1),
  article('Trépied 3×6', null),
  article('Chaise Napoléon III', 2, 'Assise blanche'),
  article('Verre à vin', 1),
];

const names = (groups: ReturnType<typeof groupByCategory<(typeof articles)[number]>>) =>
  groups.map((group) => [group.nom, ...group.articles.map(({ nom }) => nom)]);

describe('groups of the catalogue', () => {
  it('follow the order of the categories, without the empty ones, « Autres articles » last', () => {
    expect(names(groupByCategory(articles, categories))).toEqual([
      ['Mobilier', 'Chaise Napoléon III'],
      ['Vaisselle', 'Flûte à champagne', 'Verre à vin'],
      ['Autres articles', 'Trépied 3×6'],
    ]);
  });

  it('keep an empty category that the address names', () => {
    const groups = groupByCategory(articles, categories, 'jeux-en-bois');
    expect(groups.map(({ slug }) => slug)).toEqual(['mobilier', 'vaisselle', 'jeux-en-bois', 'non-categorise']);
  });

  it('count an article of an unknown category among those without one', () => {
    expect(names(groupByCategory([article('Orphelin', 99)], categories))).toEqual([['Autres articles', 'Orphelin']]);
  });
});

describe('the search', () => {
  const groups = groupByCategory(articles, categories);
  const synonyms = readSynonyms('siège, chaise');
  const found = (search: string, searchTexts?: ReadonlyMap<number, string>) => {
    const sought = searchArticles(buildSearchIndex(groups, searchTexts), search, synonyms);
    return sought && articles.filter(({ id }) => sought.ids.has(id)).map(({ nom }) => nom);
  };

  it.each([
    ['flute', 'Flûte à champagne'],
    ['  VIN verre ', 'Verre à vin'],
    ['napoleon blanche', 'Chaise Napoléon III'],
    ['mobilier', 'Chaise Napoléon III'],
    ['trepied 3x6', 'Trépied 3×6'],
    ['trépieds 3 x 6', 'Trépied 3×6'],
    ['sièges', 'Chaise Napoléon III'],
    ['verres', 'Verre à vin'],
  ])('finds « %s » whatever the accents, the case and the order of words', (search, nom) => {
    expect(found(search)).toEqual([nom]);
  });

  it('looks into the long descriptions once they are there', () => {
    expect(found('cristal')).toEqual([]);
    const texts = new Map([[articles[3]?.id ?? 0, ' verre a vin en cristal 3x6 cl ']]);
    expect(found('cristal', texts)).toEqual(['Verre à vin']);
    expect(found('vaisselle 3x6', texts)).toEqual(['Verre à vin']);
  });

  it('leaves everything when it is empty, and nothing when a word is not there', () => {
    expect(found('  ')).toBeUndefined();
    expect(found('flûte mobilier')).toEqual([]);
  });

  it('keeps of each group what it finds', () => {
    const ids = (search: string) => searchArticles(buildSearchIndex(groups), search, synonyms)?.ids ?? new Set();
    expect(names([...filterGroups(groups, ids('vin'))])).toEqual([['Vaisselle', 'Verre à vin']]);
    expect(names([...filterGroups(groups, ids('licorne'))])).toEqual([]);
  });

  it('finds with one slip of a letter what comes close, only where nothing else is found', () => {
    const index = buildSearchIndex(groups);
    const close = (search: string) => {
      const sought = searchArticles(index, search, synonyms, closeArticles);
      return [sought?.isClose, ...articles.filter(({ id }) => sought?.ids.has(id)).map(({ nom }) => nom)];
    };
    for (const search of ['chaisse', 'chaisses blanhce', 'siéeges', 'Napolén']) {
      expect(close(search), search).toEqual([true, 'Chaise Napoléon III']);
    }
    expect(close('vasselle')).toEqual([true, 'Flûte à champagne', 'Verre à vin']);
    expect(close('chaise')).toEqual([false, 'Chaise Napoléon III']);
    expect(close('licorne')).toEqual([false]);
    expect(close(' ')).toEqual([undefined]);
  });

  it.each([
    ['/catalogue', ''],
    ['/catalogue?q=', ''],
    ['/catalogue?q=fl%C3%BBte+verte&autre=1', 'flûte verte'],
    ['/catalogue/mobilier?%71=chaise', 'chaise'],
  ])('is read from the address %s', (url, search) => {
    expect(readSearchQuery(url)).toBe(search);
  });
});
