import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';
import { hasWords, patternOf, searchText, searchWords, soughtWords, textWords } from './search.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
  // What the rules of numbers, dimensions and units are about.
  fc
    .array(
      fc.constantFrom(
        ...'0123456789 xx*m.,-/d’aclm×',
        'm²',
        ' 200',
        '\u00a0',
        '2026-',
        'f-20',
        ' litres',
        '0,50',
        '1.200',
      ),
    )
    .map((signs) => signs.join('')),
);

it('folding forgets case, accents, ligatures, and how sizes and apostrophes are written', () => {
  expect(foldText('Œufs À LA COQUE')).toBe('oeufs a la coque');
  expect(foldText('Barnum 3×3 m (9 m²) de l’été')).toBe("barnum 3x3 m (9 m2) de l'ete");
  expect(foldText('Straße, Øresund, ﬁn')).toBe('strasse, oresund, fin');
});

it('what is folded once is folded for good', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      const words = textWords(text);
      expect([...new Set(words.flatMap(textWords))].sort()).toEqual(words.sort());
    }),
    { numRuns: 1_000 },
  );
});

it('a text is found by its own words, each alone and all of them', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const folded = searchText(text);
      expect(hasWords(folded, text)).toBe(true);
      for (const word of text.match(/(?<![\p{L}\d])\p{Script=Latin}{3,}(?![\p{L}\d])/gu) ?? [])
        expect(hasWords(folded, word), word).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it('folding takes off any number of accents, and takes no longer for what repeats', () => {
  expect(foldText(`e${'\u0301\u0323'.repeat(90_000)}`)).toBe('e');
  expect(searchWords('100 '.repeat(50_000))).toHaveLength(1);
  for (const repeated of [
    '3 x ',
    '3m x ',
    '. ',
    '.',
    ' .',
    '*',
    '1,',
    '-',
    'd 2026 ',
    '3x',
    '1 200',
    'a-',
    '1.200',
    '1m20',
    '3/',
    '3 m ',
    '3 litres ',
    '1.0',
    '3 / ',
    '2026-',
    'f-2026-',
    'n° ',
    'facture ',
    '2026-0 ',
  ]) {
    expect(searchText(repeated.repeat(50_000)).length).toBeLessThan(400_000);
  }
});

it('words are what blanks part, the no-break ones too', () => {
  expect(searchWords(' Crêpière\u00a0à gaz  3×6 ')).toEqual(['crepiere', 'a', 'gaz', '3x6']);
  expect(searchWords(' \u00a0')).toEqual([]);
  expect(searchText('')).toBe('  ');
});

it('an elided article is sought in no text, and stays in those that have one', () => {
  for (const search of ['l’été', "l'ete", 'L‘Été', 'd’été', 'qu’été']) expect(soughtWords(search)).toEqual(['ete']);
  expect(soughtWords('aujourd’hui')).toEqual(['aujourd', 'hui']);
  expect(soughtWords('l été')).toEqual(['l', 'ete']);
  expect(soughtWords('l’')).toEqual(['l']);
  expect(hasWords(searchText('Thème été'), 'l’été')).toBe(true);
  expect(hasWords(searchText('1.l’été'), '1.l’été')).toBe(true);
  expect(hasWords(searchText('Thème de l’été'), 'l été')).toBe(true);
});

describe('are the same to a search:', () => {
  it.each([
    [['mange-debout', 'Mange debout', 'MANGE‑DEBOUT', 'mange – debout', 'mange\u2212debout'], 'mange debout'],
    [['l’été', "l'été", 'l‘ete', 'L´ÉTÉ', 'l`ete', 'lʼété'], 'l ete'],
    [['3x6 m', '3 × 6 m', '3 x 6 m', '3*6 m', '3x6m', '3 X 6m', '3m x 6m', '3mx6m', '3 m × 6 m', '３ｘ６ｍ'], '3x6m'],
    [['3 x 6 mètres', '3 metres x 6 metres', '3,00 x 6,00 m', '3m00 x 6m', '3/6 m'], '3x6m'],
    [['3x6', '3 × 6', '3 x 6', '3*6', '3\u00a0×\u202f6', '3/6', '3.0 x 6'], '3x6'],
    [['2x3x2 m', '2 × 3 × 2 m', '2 m x 3 m x 2 m'], '2x3x2m'],
    [['3,5 x 2 m', '3.5×2m', '3m50 x 2m', '3,50 x 2,00 m', '3m50x2m'], '3.5x2m'],
    [['9 m²', '9m²', '9 m2', '9m2', '9 mètres carrés'], '9m2'],
    [['0m²0m²0'], '0m20m20'],
    [['1,80 m', '1m80', '1.8 mètre', '1,8m'], '1.8m'],
    [['0,5 L', '0,5 litre', '0.50 l'], '0.5l'],
    [['5 kg', '5kg', '5 kilogrammes'], '5kg'],
    [['Ø 150', 'Ø150', 'ø150'], 'o 150'],
    [['1 200', '1200', '1\u00a0200', '1\u202f200', '1.200', '1.200,00'], '1200'],
    [['1 234 567 W', '1234567w', '1.234.567 watts'], '1234567w'],
    [['1 234,50 €', '1.234,50', '1234.5'], '1234.5'],
    [['D-2026-00001 v1', 'd‑2026–00001 V1'], 'd202600001 v1'],
    [
      ['« Chaise », (pliante) ; blanche.', 'chaise pliante blanche', 'chaise+pliante&blanche'],
      'chaise pliante blanche',
    ],
    [['ＣＨＡＩＳＥ', 'chaise'], 'chaise'],
    [['œuf', 'oeuf'], 'oeuf'],
    [['anne.corre@exemple.example.'], 'anne.corre@exemple.example'],
    [['100% fonte', '100\u00a0% fonte'], '100 % fonte'],
    [['40°', '40 °'], '40 °'],
    [['06 39 98 01 12'], '06 39 98 01 12'],
    [['12/07/2026', '12-07-2026'], '12 07 2026'],
    [['VIR-2026-07/45'], 'vir202607 45'],
    [['F-2026-00009/2'], 'f202600009 2'],
    [['AV-2025-12/1'], 'av202512 1'],
    [['0612345678/0297112233', '0612345678 / 0297112233'], '0612345678 0297112233'],
    [['25 kilos', '25 kg', '25kg', '25 kilogrammes'], '25kg'],
    [['220 volts', '220 V', '220V'], '220 v'],
    [['16 ampères', '16 A', '16A'], '16 a'],
    [['30 cm x 2 m'], '30x2m'],
    [['8 chaises et 2 tables'], '8 chaises et 2 tables'],
    [['Jean-Pierre Le Goff-L’Hermite'], 'jean pierre le goff l hermite'],
  ])('%j', (spellings, text) => {
    for (const spelling of spellings) expect(searchWords(spelling).join(' '), spelling).toBe(text);
  });
});

describe('a search', () => {
  it.each([
    ['6x3', 'Barnum pliant 3×6 m (18 m²)'],
    ['3 x 6 mètres', 'Barnum pliant 3×6 m (18 m²)'],
    ['3m', 'Barnum pliant 3×6 m (18 m²)'],
    ['6 m', 'Barnum pliant 3×6 m (18 m²)'],
    ['3/6', 'Barnum pliant 3×6 m (18 m²)'],
    ['18', 'Barnum pliant 3×6 m (18 m²)'],
    ['3 x 6 x 2', 'Barnum 3 × 6 m, hauteur 2 m'],
    ['3 x 6 x 2', 'Barnum 2 × 6 × 3 m'],
    ['3x6', 'Barnum 3 × 6 × 2 m'],
    ['1m80', 'Table de 1,80 m'],
    ['1,80 m', 'Table de 1m80'],
    ['2,0 x 10', 'Tapis 2 × 10 m'],
    ['1.200', 'Chauffage 1 200 W'],
    ['0,5 litre', 'Pichet 0,5 L'],
    ['mangedebout', 'Mange-debout Ø 80'],
    ['dhiver', 'Fête d’hiver'],
    ['hiver', 'Fête d’hiver'],
    ['barnum&pliant', 'Barnum pliant'],
    ['darc', 'Jeanne d’Arc'],
    ['d arc', 'Jeanne d’Arc'],
    ['le-goff', 'Le Goff'],
    ['jeanpierre', 'Jean-Pierre'],
    ['jean pierre', 'Jean-Pierre'],
    ['muller', 'Müller'],
    ['orsted', 'Ørsted'],
    ['F-20', 'F-2026-00009'],
    ['f-2', 'F-2026-00009'],
    ['F‑2026-', 'F-2026-00009'],
    ['F-2026-0', 'F-2026-00009'],
    ['2026-0', 'F-2026-00009'],
    ['2026-07', 'Le 2026-07-12'],
    ['n° F-2026-00009', 'F-2026-00009'],
    ['facture F-2026-00009', 'F-2026-00009'],
    ['factures n°F-2026-0', 'F-2026-00009'],
    ['devis numéro D-2026-00002', 'D-2026-00002'],
    ['A-2025', 'Modèle A-2025'],
    ['kilos', 'Poids de 25 kilos'],
    ['16 ampères', 'Prise 16 A'],
    ['prise 220 v', 'Prise de 220 volts'],
  ])('« %s » finds « %s »', (search, text) => {
    expect(hasWords(searchText(text), search)).toBe(true);
  });

  it.each([
    ['3m', 'Chaise, 13 m, 30 m'],
    ['3m', 'Chaise de 3 kg'],
    ['3/6', 'Chaise de 36 kg, par 3, 6 places'],
    ['3x6', 'Barnum 3 × 3 m pour 6 personnes'],
    ['3', 'Lot de 13'],
    ['3x6', 'Barnum 3 × 60 m, 13 × 6 m'],
    ['A-2025', 'F-2025-00009 Anne'],
    ['D-2026', 'F-2026-00009 Anne Durand'],
    ['2026-1', 'F-2026-00009, 1 place'],
  ])('« %s » does not find « %s »', (search, text) => {
    expect(hasWords(searchText(text), search)).toBe(false);
  });

  it('finds longer numbers by a part: those of papers, telephones and companies', () => {
    expect(patternOf('732829')).toBe('732829');
    expect(patternOf('12')).toBe(' 12 ');
  });
});
