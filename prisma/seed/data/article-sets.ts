export interface DemoArticleSet {
  nom: string;
  description: string;
  /** Names of demo articles, each with its quantity. */
  items: readonly (readonly [nom: string, quantite: number])[];
}

export const demoArticleSets: readonly DemoArticleSet[] = [
  {
    nom: 'Pour 20 convives',
    description: 'Un anniversaire au jardin : un toit, des tables, de quoi dîner, et la lumière du soir.',
    items: [
      ['Barnum pliant 3×6 m (18 m²)', 1],
      ['Table rectangulaire 180×75', 4],
      ['Chaise pliante blanche', 20],
      ['Assiette plate 26 cm', 20],
      ['Assiette à dessert 20 cm', 20],
      ['Verre à vin 19 cl', 50],
      ['Couverts, la pièce', 80],
      ['Guirlande guinguette 10 m', 1],
    ],
  },
  {
    nom: 'Pour 50 convives',
    description: 'Un baptême ou des noces d’or : la tente de réception, les tables rondes nappées et la vaisselle.',
    items: [
      ['Tente de réception 5×10 m (50 m²)', 1],
      ['Table ronde Ø 150 (8 personnes)', 7],
      ['Chaise Napoléon III', 50],
      ['Nappe blanche 240×240 (lavage compris)', 7],
      ['Assiette plate 26 cm', 50],
      ['Assiette à dessert 20 cm', 50],
      ['Verre à vin 19 cl', 100],
      ['Flûte à champagne', 50],
      ['Couverts, la pièce', 200],
      ['Guirlande guinguette 10 m', 3],
    ],
  },
  {
    nom: 'Pour 80 convives',
    description: 'Un mariage sous la toile : deux barnums côte à côte, le dîner dressé et de quoi danser.',
    items: [
      ['Barnum 4×8 m (32 m²)', 2],
      ['Table ronde Ø 150 (8 personnes)', 10],
      ['Chaise Napoléon III', 80],
      ['Nappe blanche 240×240 (lavage compris)', 10],
      ['Assiette plate 26 cm', 80],
      ['Assiette à dessert 20 cm', 80],
      ['Verre à vin 19 cl', 175],
      ['Flûte à champagne', 100],
      ['Couverts, la pièce', 320],
      ['Guirlande guinguette 10 m', 4],
      ['Pack sono 2 enceintes, micro et pieds', 1],
    ],
  },
];
