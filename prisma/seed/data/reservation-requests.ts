import type { RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import type { requestLineInput } from '@barnum/rules/requests/reservation-requests-input';
import type { z } from 'zod';

export interface DemoRequest {
  prenom: string;
  /** An initial only. */
  nom: string;
  phone: string | null;
  email: string | null;
  adresse: string | null;
  /** Names of articles and pieces. */
  items: readonly (readonly [nom: string, quantite: number])[];
  /** What was agreed beside the articles: lines, discounts of articles by their name, and a discount on the whole. */
  deal?: {
    lines: readonly z.input<typeof requestLineInput>[];
    discounts: Readonly<Record<string, { remise: string; remiseEnPourcent?: boolean; motifRemise: string }>>;
    remise: string;
    motifRemise: string;
    /** Percent of VAT of the articles. */
    tauxTva: string;
  };
  /** Hours before now at which it came in. */
  hoursAgo: number;
  /** Days from today to the desired day. */
  inDays: number;
  /** Days from today to departure and return, where they were chosen. */
  period?: readonly [departure: number, back: number];
  /** States that it went through since it came in. */
  moves: readonly RequestState[];
  /** What was written since, the visitor first and the company in turn. */
  messages?: readonly string[];
  /** Whether the visitor asks for the cancellation, with the last message. */
  asksCancellation?: true;
  /** Hours before now at which a quote was issued. */
  quotedHoursAgo?: number;
  /** Hours before now at which that quote was accepted online. */
  acceptedHoursAgo?: number;
  /** Hours before now at which its client withdrew from that. */
  withdrawnHoursAgo?: number;
}

/** Number of requests copied for past seasons; the later ones show states of the private page. */
export const seasonModels = 11;

/**
 * Requests as they come in: with and without delivery, by phone only, by e-mail only; and those of a working day, out
 * and late, due back, leaving today and tomorrow. Numbers belong to a range kept for fiction.
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
    deal: {
      lines: [
        { nature: 'libre', nom: 'Pâte à crêpes, le litre', quantite: 12, prix: '4.20', tauxTva: '5.5' },
        { nature: 'frais', nom: 'Nettoyage des crêpières', quantite: 2, prix: '15', tauxTva: '20' },
        { nature: 'livraison', quantite: 1, prix: '45', tauxTva: '20' },
      ],
      discounts: {
        'Pack sono 2 enceintes, micro et pieds': {
          remise: '10',
          remiseEnPourcent: true,
          motifRemise: 'un pied est rayé',
        },
      },
      remise: '30',
      motifRemise: 'troisième fête avec nous',
      tauxTva: '20',
    },
    hoursAgo: 47,
    inDays: 32,
    moves: ['a_confirmer', 'confirmee'],
    messages: ['La mairie reporte la fête à l’automne. Peut-on annuler, et vous redire une date ?'],
    asksCancellation: true,
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
      ['Verre à vin 19 cl', 75],
      ['Flûte à champagne', 75],
      ['Couverts, la pièce', 180],
    ],
    hoursAgo: 90,
    inDays: 9,
    moves: [],
    messages: [
      'Bonjour, faut-il rendre la vaisselle lavée ?',
      'Bonjour Hélène, rincée suffit : le lavage est compris. Les caisses sont fournies.',
    ],
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
    moves: ['a_confirmer'],
    quotedHoursAgo: 120,
    acceptedHoursAgo: 100,
  },
  {
    prenom: 'Yann',
    nom: 'K.',
    phone: '06 39 98 02 61',
    email: null,
    adresse: null,
    items: [['Mange-debout Ø 80 et sa housse', 2]],
    hoursAgo: 24 * 16,
    inDays: -4,
    period: [-5, -2],
    moves: ['confirmee', 'sortie'],
  },
  {
    prenom: 'Gwenola',
    nom: 'R.',
    phone: '06 39 98 02 73',
    email: 'gwenola@client.example',
    adresse: '3 rue du Phare, 56999 Presqu’île-sur-Mer',
    items: [
      ['Chaise pliante blanche', 20],
      ['Table rectangulaire 180×75', 2],
    ],
    hoursAgo: 24 * 12,
    inDays: -1,
    period: [-2, 0],
    moves: ['confirmee', 'sortie'],
  },
  {
    prenom: 'Maison',
    nom: 'des associations',
    phone: '02 61 91 00 63',
    email: null,
    adresse: '1 place de l’Église, 56999 Presqu’île-sur-Mer',
    items: [
      ['Barnum pliant 3×3 m (9 m²)', 1],
      ['Lot de 4 lests 15 kg', 1],
      ['Guirlande guinguette 10 m', 2],
    ],
    hoursAgo: 24 * 9,
    inDays: 0,
    period: [0, 2],
    moves: ['confirmee'],
  },
  {
    prenom: 'Erwan',
    nom: 'P.',
    phone: '06 39 98 02 85',
    email: null,
    adresse: null,
    items: [
      ['Chaise pliante blanche', 30],
      ['Table rectangulaire 180×75', 3],
    ],
    hoursAgo: 24 * 6,
    inDays: 1,
    period: [1, 3],
    moves: ['confirmee'],
  },
  {
    prenom: 'Solène',
    nom: 'P.',
    phone: '06 39 98 01 73',
    email: 'solene@client.example',
    adresse: null,
    items: [
      ['Barnum pliant 3×3 m (9 m²)', 1],
      ['Ensemble brasserie (table et 2 bancs)', 4],
    ],
    hoursAgo: 24 * 11,
    inDays: 61,
    moves: ['a_confirmer'],
    quotedHoursAgo: 24 * 9,
  },
  {
    prenom: 'Tiphaine',
    nom: 'D.',
    phone: '06 39 98 02 97',
    email: 'tiphaine@client.example',
    adresse: null,
    items: [['Tente de réception 5×10 m (50 m²)', 1]],
    hoursAgo: 30,
    inDays: 54,
    moves: ['refusee'],
    messages: [
      'Bonjour, est-ce que la grande tente est libre ce jour-là ?',
      'Bonjour Tiphaine, notre grande tente est déjà prise. La semaine d’après, elle est libre : dites-nous si cela vous convient.',
    ],
  },
  // Of its crêpe makers both are out with « Les Amis du Port »: accepted, its stock to review.
  {
    prenom: 'Klervi',
    nom: 'O.',
    phone: '06 39 98 03 41',
    email: 'klervi@client.example',
    adresse: null,
    items: [
      ['Crêpière à gaz double Ø 40', 1],
      ['Ensemble brasserie (table et 2 bancs)', 3],
    ],
    hoursAgo: 24 * 4,
    inDays: 32,
    moves: ['a_confirmer'],
    quotedHoursAgo: 70,
    acceptedHoursAgo: 50,
  },
  // Accepted, and withdrawn from.
  {
    prenom: 'Lena',
    nom: 'G.',
    phone: '06 39 98 03 53',
    email: 'lena@client.example',
    adresse: null,
    items: [['Enceinte autonome Bluetooth', 1]],
    hoursAgo: 24 * 5,
    inDays: 40,
    moves: ['a_confirmer'],
    quotedHoursAgo: 60,
    acceptedHoursAgo: 40,
    withdrawnHoursAgo: 20,
  },
  // Its quote held for thirty days.
  {
    prenom: 'Gildas',
    nom: 'Q.',
    phone: '06 39 98 03 68',
    email: 'gildas@client.example',
    adresse: null,
    items: [
      ['Table ronde Ø 150 (8 personnes)', 4],
      ['Chaise pliante blanche', 32],
    ],
    hoursAgo: 24 * 35,
    inDays: 75,
    moves: ['a_confirmer'],
    quotedHoursAgo: 24 * 32,
  },
  // Confirmed by telephone; its advance is billed and to be paid.
  {
    prenom: 'Aziliz',
    nom: 'N.',
    phone: '06 39 98 03 77',
    email: 'aziliz@client.example',
    adresse: '9 chemin des Dunes, 56999 Presqu’île-sur-Mer',
    items: [
      ['Barnum pliant 3×4,5 m', 2],
      ['Mange-debout Ø 80 et sa housse', 4],
    ],
    hoursAgo: 24 * 7,
    inDays: 47,
    moves: ['confirmee'],
  },
];
