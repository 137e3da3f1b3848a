export interface DemoCategory {
  key: string;
  nom: string;
  description: string;
  ordre: number;
  /** Key of its drawing; none: no picture. */
  drawing?: string;
}

/** The demo catalogue's categories; the last one holds no article yet. */
export const demoCategories: readonly DemoCategory[] = [
  {
    key: 'tents',
    nom: 'Barnums et tentes',
    description: 'Des abris solides et lumineux, du barnum pliant à la tente de réception.',
    ordre: 0,
    drawing: 'tents',
  },
  {
    key: 'furniture',
    nom: 'Mobilier',
    description: 'Tables, chaises, bancs et salons pour accueillir chacun confortablement.',
    ordre: 1,
    drawing: 'furniture',
  },
  {
    key: 'tableware',
    nom: 'Vaisselle',
    description: 'Assiettes, verres et couverts, comptés et rangés par casier.',
    ordre: 2,
    drawing: 'tableware',
  },
  {
    key: 'sound',
    nom: 'Son et lumière',
    description: 'De quoi parler, danser et éclairer la soirée, simple à brancher.',
    ordre: 3,
    drawing: 'sound',
  },
  {
    key: 'decoration',
    nom: 'Décoration',
    description: 'Nappes, arche et bougies : les détails qui font la fête.',
    ordre: 4,
    drawing: 'decoration',
  },
  {
    key: 'cooking',
    nom: 'Chauffage et cuisine',
    description: 'Crêpières, planchas et parasols chauffants, prêts à servir.',
    ordre: 5,
    drawing: 'cooking',
  },
  { key: 'games', nom: 'Jeux en bois', description: 'Bientôt : palets, mölkky et quilles géantes.', ordre: 6 },
];
