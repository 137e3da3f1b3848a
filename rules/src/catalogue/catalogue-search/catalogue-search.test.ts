import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchText } from '../../text/search.ts';
import { closeTerms, isOneSlip } from './close-words.ts';
import { readSynonyms, synonymSentences, synonymsProblem } from './synonyms.ts';
import { hasTerms, searchTerms } from './terms.ts';

const synonyms = readSynonyms(
  'tonnelle = barnum, tente\n\nmange-debout ; table haute\nbar, buvette\npied de lumière, projecteur, pied d’éclairage',
);
const finds = (search: string, text: string) => hasTerms(searchText(text), searchTerms(search, synonyms));

describe('a visitor', () => {
  it.each([
    ['napperons pliants', 'Napperon pliant'],
    ['Napperon pliant', 'Napperons pliants'],
    ['chevaux', 'Cheval d’arçons'],
    ['cheval', 'Deux chevaux de bois'],
    ['tableaux', 'Tableau blanc'],
    ['tuyaux', 'Tuyau d’arrosage'],
    ['vitraux', 'Vitrail'],
    ['vitrail', 'Vitraux'],
    ['jeux', 'Jeu de quilles'],
    ['lits', 'Lit pliant'],
    ['mange-debout', 'Mange debout'],
    ['mange debout', 'Mange-debout'],
    ['été', 'Parasol de l’été'],
    ['l’été', 'Thème été'],
    ['été', 'Thème de l’été'],
    ['3*6', 'Barnum 3 × 6 m'],
    ['3x6m', 'Barnum 3 × 6 m'],
    ['1200', 'Chauffage 1 200 W'],
    ['1 200w', 'Chauffage 1200 W'],
    ['tonnelle', 'Barnum pliant'],
    ['tonnelles', 'Tentes de réception'],
    ['barnums 3x6', 'Tonnelle 3 × 6 m'],
    ['mange debout blanc', 'Table haute blanche'],
    ['tables hautes', 'Mange-debout'],
    ['buvettes', 'Bar en bois'],
    ['nap', 'Napperon'],
    ['location chaise', 'Chaise'],
    ['louer une chaise', 'Chaise'],
    ['des chaises', 'Chaise'],
    ['les verres', 'Verre à vin'],
    ['tarif des tonnelles', 'Barnum'],
    ['des', 'Dessous de plat'],
    ['location', 'Location de vaisselle'],
    ['avez-vous des chaises ?', 'Chaise'],
    ['bonjour, il nous faudrait une chaise', 'Chaise'],
    ['pieds de lumière', 'Projecteur'],
    ['projecteur', 'Pied d’éclairage'],
    ['pied d’éclairage', 'Projecteur'],
    ['', 'Chaise'],
  ])('finds with « %s » what is called « %s »', (search, text) => {
    expect(finds(search, text)).toBe(true);
  });

  it.each([
    ['noix', 'Chaise noire'],
    ['bras', 'Branche de gui'],
    ['canal', 'Canapé'],
    ['buvette', 'Barnum'],
    ['table basse', 'Mange-debout'],
    ['chaises', 'Chai'],
    ['chaise table', 'Chaise'],
    ['3m', 'Lot de 13, modèle'],
    ['3/6', 'Lot de 36'],
  ])('does not find with « %s » what is called « %s »', (search, text) => {
    expect(finds(search, text)).toBe(false);
  });

  it('finds a text by its own words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(finds(text, text)).toBe(true);
      }),
    );
  });
});

describe('a slip of a letter', () => {
  const known = ['chaise', 'chaine', 'tables', 'chevaux', 'guirlande', 'rond', 'nappes', 'verre', 'blanche', 'pliant'];
  const close = (search: string, text: string) => {
    const several = readSynonyms('table ovale = table rectangulaire\npetit barnum = 3x3');
    const terms = closeTerms(search, known, [...synonyms, ...several]);
    return terms !== null && hasTerms(searchText(text), terms);
  };

  it.each([
    ['chaisse', 'Chaise'],
    ['chaisses', 'Chaise'],
    ['chise', 'Chaises'],
    ['chauise', 'Chaise'],
    ['hcaise', 'Chaise'],
    ['tabel', 'Tables'],
    ['chevuax', 'Cheval'],
    ['guirlnade ronde', 'Guirlande ronde'],
    ['tonelle', 'Barnum'],
    ['louer des chaisses', 'Chaise'],
    ['tabel ovale', 'Table rectangulaire'],
    ['table ovale blanhce', 'Table rectangulaire blanche'],
    ['petit barnum pilant', 'Tente pliante 3 × 3 m'],
    ['vere', 'Verre à pied'],
    ['tabe', 'Tables'],
    ['nape blanche', 'Nappe blanche'],
    ['50 chaises', 'Chaise'],
    ['je voudrais 50 chaises', 'Chaise'],
    ['50 chaisses et 10 tables', 'Chaise de table'],
  ])('« %s » comes close to « %s »', (search, text) => {
    expect(close(search, text)).toBe(true);
  });

  it('is one, in a word of five letters or more, typed or known', () => {
    expect(closeTerms('chesse', known, synonyms)).toBeNull();
    expect(closeTerms('rand', known, synonyms)).toBeNull();
    expect(closeTerms('3x66666', ['3x6666'], [])).toBeNull();
    expect(closeTerms('', known, synonyms)).toBeNull();
    expect(closeTerms('rand', ['rond', 'ronds'], [])).toBeNull();
    expect(closeTerms('50', known, synonyms)).toBeNull();
    expect(closeTerms('lot 12', [], [])).toBeNull();
  });

  it('is one to both words alike, and never none', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneSlip(one, other)).toBe(isOneSlip(other, one));
        expect(isOneSlip(one, one)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(word, fc.nat(6), (text, place) => {
        const at = Math.min(place, text.length);
        expect(isOneSlip(text, `${text.slice(0, at)}x${text.slice(at)}`)).toBe(true);
        if (at < text.length) expect(isOneSlip(text, `${text.slice(0, at)}x${text.slice(at + 1)}`)).toBe(true);
      }),
    );
  });
});

describe('synonyms', () => {
  it('are a group a line', () => {
    expect(synonyms).toEqual([
      [['tonnelle'], ['barnum'], ['tente']],
      [
        ['mange', 'debout'],
        ['table', 'haute'],
      ],
      [['bar'], ['buvette']],
      [['pied', 'de', 'lumiere'], ['projecteur'], ['pied', 'eclairage']],
    ]);
    expect(readSynonyms('  \n')).toEqual([]);
  });

  it('come in twos at least, and are not too many', () => {
    expect(synonymsProblem('')).toBeNull();
    expect(synonymsProblem('tonnelle, barnum\n\nbar = buvette')).toBeNull();
    expect(synonymsProblem('tonnelle, barnum\n\nbar')).toBe(
      'Ligne 3\u00a0: deux noms au moins, séparés par une virgule',
    );
    expect(synonymsProblem('bar, -')).toBe(synonymSentences.lonely(1));
    expect(synonymsProblem('abcdefghijklm'.split('').join(','))).toBe('Ligne 1\u00a0: une chose a au plus 12 noms');
  });
});
