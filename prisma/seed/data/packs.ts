import type { DemoArticle } from './demo-article.ts';

const weekend = 'weekend' as const;

/** The demo's packs, and what is hired in them alone; no picture but one that shows all of a pack. */
export const demoPacks: readonly DemoArticle[] = [
  {
    nom: 'Jeu de 6 piquets et sangles',
    category: 'tents',
    prix: 6,
    unite: weekend,
    caution: 40,
    stock: 6,
    courte: 'Ce qui tient un barnum de 3×6 m dans l’herbe ; part avec lui.',
    points: ['Six piquets d’acier de 40 cm', 'Six sangles à cliquet', 'Dans la terre seulement'],
    isHidden: true,
  },
  {
    nom: 'Barnum 3×6 m équipé, 18 convives',
    category: 'tents',
    prix: 150,
    unite: weekend,
    caution: 900,
    montage: 60,
    courte: 'Le barnum, trois tables et leurs bancs, deux guirlandes, et de quoi tenir au sol : lests ou piquets.',
    points: [
      'Piquets dans l’herbe, lests sur le dur et le sable',
      'Trois tables de brasserie et six bancs',
      'Vingt mètres de lumière',
    ],
    ...{ pictures: 'barnum-3x6', views: [3] },
    components: [
      { nom: 'Barnum pliant 3×6 m (18 m²)', quantite: 1 },
      { nom: 'Ensemble brasserie (table et 2 bancs)', quantite: 3 },
      { nom: 'Guirlande guinguette 10 m', quantite: 2 },
      { nom: 'Jeu de 6 piquets et sangles', quantite: 1, terrain: 'herbe' },
      { nom: 'Lot de 4 lests 15 kg', quantite: 2, terrain: 'dur' },
      { nom: 'Lot de 4 lests 15 kg', quantite: 3, terrain: 'sable' },
    ],
  },
  {
    nom: 'Table dressée pour 8',
    category: 'decoration',
    prix: 45,
    unite: weekend,
    caution: 400,
    courte: 'La table ronde, sa nappe blanche et huit chaises, de l’un ou l’autre modèle.',
    points: ['Table ronde Ø 150', 'Nappe lavée et repassée', 'Huit chaises de votre choix'],
    ...{ pictures: 'table-ronde', views: [2] },
    components: [
      { nom: 'Table ronde Ø 150 (8 personnes)', quantite: 1 },
      { nom: 'Nappe blanche 240×240 (lavage compris)', quantite: 1 },
      { nom: 'Chaise Napoléon III', quantite: 8, choix: 'Chaises' },
      { nom: 'Chaise pliante blanche', quantite: 8, choix: 'Chaises' },
    ],
  },
  {
    nom: 'Vaisselle 50 couverts',
    category: 'tableware',
    prix: 110,
    unite: 'unitaire',
    caution: 900,
    courte: 'Assiettes, verres, flûtes et couverts pour cinquante, dans leurs casiers.',
    points: ['Deux assiettes, un verre et une flûte par convive', 'Quatre couverts par convive', 'À rendre rincée'],
    ...{ pictures: 'assiette-plate', views: [3] },
    components: [
      { nom: 'Assiette plate 26 cm', quantite: 50 },
      { nom: 'Assiette à dessert 20 cm', quantite: 50 },
      { nom: 'Verre à vin 19 cl', quantite: 50 },
      { nom: 'Flûte à champagne', quantite: 50 },
      { nom: 'Couverts, la pièce', quantite: 200 },
    ],
  },
  {
    nom: 'Bal sous les guirlandes',
    category: 'sound',
    prix: 165,
    unite: weekend,
    caution: 1100,
    montage: 60,
    courte: 'De quoi parler, chanter et danser dehors, sous soixante mètres de lumière.',
    points: ['Deux enceintes sur pieds et un micro', 'Six guirlandes de dix mètres', 'Prises et rallonges comprises'],
    ...{ pictures: 'pack-sono', views: [3] },
    components: [
      { nom: 'Pack sono 2 enceintes, micro et pieds', quantite: 1 },
      { nom: 'Guirlande guinguette 10 m', quantite: 6 },
    ],
  },
];
