export interface DemoCategory {
  /** Also the name of its picture, where there is one. */
  key: string;
  nom: string;
  description: string;
  ordre: number;
}

/** The demo catalogue's categories; the last one holds no article yet. */
export const demoCategories: readonly DemoCategory[] = [
  {
    key: 'tents',
    nom: 'Barnums et tentes',
    description: 'Des abris solides et lumineux, du barnum pliant à la tente de réception.',
    ordre: 0,
  },
  {
    key: 'furniture',
    nom: 'Mobilier',
    description: 'Tables, chaises, bancs et salons pour accueillir chacun confortablement.',
    ordre: 1,
  },
  {
    key: 'tableware',
    nom: 'Vaisselle',
    description: 'Assiettes, verres et couverts, comptés et rangés par casier.',
    ordre: 2,
  },
  {
    key: 'sound',
    nom: 'Son et lumière',
    description: 'De quoi parler, danser et éclairer la soirée, simple à brancher.',
    ordre: 3,
  },
  {
    key: 'decoration',
    nom: 'Décoration',
    description: 'Nappes, arche et bougies : les détails qui font la fête.',
    ordre: 4,
  },
  {
    key: 'cooking',
    nom: 'Chauffage et cuisine',
    description: 'Crêpières, planchas et parasols chauffants, prêts à servir.',
    ordre: 5,
  },
  { key: 'games', nom: 'Jeux en bois', description: 'Bientôt : palets, mölkky et quilles géantes.', ordre: 6 },
];
