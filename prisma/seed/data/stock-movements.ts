import type { RecordedKind } from '@barnum/rules/catalogue/stock-movements/stock-movements';

interface DemoMovement {
  /** Name of a demo article. */
  nom: string;
  kind: RecordedKind;
  quantite: number;
  /** Days from today to its first and last day; no last one is not known yet. */
  period: readonly [first: number, last: number | null];
  motif?: string;
  fournisseur?: string;
  cout?: string;
  /** Which of the marked pieces, where the article has some: their places, from 1. */
  places?: readonly number[];
}

/** What is broken these days, and what is rented in for a wedding. */
export const demoMovements: readonly DemoMovement[] = [
  {
    nom: 'Mur fenêtre 3 m',
    kind: 'hors_service',
    quantite: 1,
    period: [-3, 6],
    motif: 'Fenêtre fendue, chez le bâcheur',
    places: [14],
  },
  {
    nom: 'Ensemble brasserie (table et 2 bancs)',
    kind: 'hors_service',
    quantite: 1,
    period: [-8, null],
    motif: 'Un banc a perdu un pied',
  },
  {
    nom: 'Chaise Napoléon III',
    kind: 'location',
    quantite: 40,
    period: [51, 58],
    motif: 'Mariage de 140 convives',
    fournisseur: 'Fêtes du Golfe',
    cout: '120.00',
  },
];
