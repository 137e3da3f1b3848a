interface DemoLineTemplate {
  nom: string;
  /** Names of demo articles, each with its quantity. */
  articles: readonly (readonly [nom: string, quantite: number])[];
  /** Fees, each with its price. */
  fees: readonly (readonly [nom: string, prix: string])[];
}

export const demoLineTemplates: readonly DemoLineTemplate[] = [
  {
    nom: 'Vin d’honneur, 80 personnes',
    articles: [
      ['Barnum pliant 3×6 m (18 m²)', 2],
      ['Table rectangulaire 180×75', 6],
      ['Verre à vin 19 cl', 175],
    ],
    fees: [['Nettoyage de la vaisselle', '40.00']],
  },
  {
    nom: 'Réunion publique',
    articles: [
      ['Chaise pliante blanche', 100],
      ['Table rectangulaire 180×75', 4],
    ],
    fees: [['Installation des chaises', '60.00']],
  },
];
