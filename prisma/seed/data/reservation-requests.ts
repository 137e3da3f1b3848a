import type { RequestState } from '@barnum/rules/request-states';

export interface DemoRequest {
  prenom: string;
  /** An initial only. */
  nom: string;
  phone: string | null;
  email: string | null;
  adresse: string | null;
  /** Names of articles and pieces. */
  items: readonly (readonly [nom: string, quantite: number])[];
  /** Hours before now at which it came in. */
  hoursAgo: number;
  /** Days from today to the desired day. */
  inDays: number;
  /** States that it went through since it came in. */
  moves: readonly RequestState[];
}

/**
 * Requests as they come in: with and without delivery, by phone only, by e-mail only. Numbers belong to a range kept
 * for fiction.
 */
export const demoRequests: readonly DemoRequest[] = [
  {
    prenom: 'Nolwenn',
    nom: 'C.',
    phone: '06 39 98 01 12',
    email: 'nolwenn@client.example',
    adresse: '14 route des Ajoncs, 56999 Presqu’île-sur-Mer',
    items: [
      ['Tente de réception 5×10 m (50 m²)', 1],
      ['Table ronde Ø 150 (8 personnes)', 6],
      ['Chaise Napoléon III', 48],
      ['Nappe blanche 240×240 (lavage compris)', 6],
      ['Guirlande guinguette 10 m', 4],
    ],
    hoursAgo: 2,
    inDays: 54,
    moves: ['a_confirmer'],
  },
  {
    prenom: 'Marc',
    nom: 'T.',
    phone: '06 39 98 01 27',
    email: null,
    adresse: null,
    items: [
      ['Barnum pliant 3×3 m (9 m²)', 2],
      ['Lot de 4 lests 15 kg', 2],
      ['Ensemble brasserie (table et 2 bancs)', 6],
    ],
    hoursAgo: 20,
    inDays: 18,
    moves: [],
  },
  {
    prenom: 'Association',
    nom: 'Les Amis du Port',
    phone: null,
    email: 'amis-du-port@client.example',
    adresse: 'Place de la Cale, 56999 Presqu’île-sur-Mer',
    items: [
      ['Barnum pliant 3×6 m (18 m²)', 4],
      ['Crêpière à gaz double Ø 40', 2],
      ['Pack sono 2 enceintes, micro et pieds', 1],
      ['Percolateur 80 tasses', 2],
    ],
    hoursAgo: 47,
    inDays: 32,
    moves: ['a_confirmer', 'confirmee'],
  },
  {
    prenom: 'Hélène',
    nom: 'V.',
    phone: '02 61 91 00 58',
    email: 'helene@client.example',
    adresse: null,
    items: [
      ['Assiette plate 26 cm', 60],
      ['Assiette à dessert 20 cm', 60],
      ['Verre à vin 19 cl', 80],
      ['Flûte à champagne', 60],
      ['Couverts, la pièce', 180],
    ],
    hoursAgo: 90,
    inDays: 9,
    moves: [],
  },
  {
    prenom: 'Ronan',
    nom: 'J.',
    phone: '06 39 98 02 44',
    email: 'ronan@client.example',
    adresse: null,
    items: [['Vidéoprojecteur et écran 2 m', 1]],
    hoursAgo: 200,
    inDays: 3,
    moves: ['confirmee'],
  },
];
