import { formatLongDate } from '../../dates/format-dates.ts';
import { asleepMonths } from './park.ts';

/** What the articles of the park are ordered by, the most first. */
export const parkOrders = ['chiffre', 'utilisation', 'sommeil', 'manque'] as const;
export type ParkOrder = (typeof parkOrders)[number];

export const parkOrderLabels: Record<ParkOrder, string> = {
  chiffre: 'Chiffre d’affaires',
  utilisation: 'Part des jours sortis',
  sommeil: 'Sans location depuis longtemps',
  manque: 'Demandes manquées',
};

/** « 62 % »; a dash where there is nothing to tell. */
export function partInWords(part: number | null): string {
  return part === null ? '–' : `${Math.round(part * 100)}\u00a0%`;
}

/** « 3 mai 2026 », « jamais ». */
export function lastOutInWords(day: string | null): string {
  return day === null ? 'jamais' : formatLongDate(day);
}

/** « dort depuis 7 mois ». */
export function asleepInWords(months: number): string {
  return `dort depuis ${months}\u00a0mois`;
}

/** « 3 locations en cours ». */
export function hiresInWords(hires: number): string {
  return hires === 1 ? '1 location en cours' : `${hires} locations en cours`;
}

/** How an article was asked for in vain, a line each. */
export function missedInWords(missed: { refusees: number; abaissees: number; complets: number }): string[] {
  const { refusees, abaissees, complets } = missed;
  return [
    ...(refusees > 0 ? [`${refusees}\u00a0${refusees > 1 ? 'refusées' : 'refusée'}`] : []),
    ...(abaissees > 0 ? [`${abaissees}\u00a0${abaissees > 1 ? 'abaissées' : 'abaissée'}`] : []),
    ...(complets > 0 ? [`${complets} fois «\u00a0Complet\u00a0»`] : []),
  ];
}

/** Sentences of the park and of the order book. */
export const parkSentences = {
  park: 'Ce que chaque article a fait pendant la période. Un pack compte dans les articles qu’il contient.',
  utilisation:
    'Sortis\u00a0: les jours où vos pièces étaient chez un client, d’après les locations convenues, divisés par les jours où elles pouvaient l’être. Les jours de fermeture ne comptent pas, ni ceux d’une pièce hors service ou en remise en état. Ce que vous prenez en location chez un confrère est à part.',
  turnover:
    'Chiffre hors taxes\u00a0: ce qui est convenu des locations qui commencent pendant la période, montage compris, remises déduites. Le prix d’un pack est réparti entre ce qu’il contient, d’après les prix de ses articles loués seuls. Par pièce\u00a0: divisé par le plus grand nombre de pièces que vous aviez.',
  asleep: `Un article dort quand il n’a pas été loué depuis ${asleepMonths}\u00a0mois ou plus à la fin de la période.`,
  missed:
    'Manqué\u00a0: les demandes refusées dont, à ces dates, il vous manquait des pièces\u00a0; les lignes que vous avez abaissées faute de pièces\u00a0; les fois où un visiteur a lu «\u00a0Complet\u00a0». Une même recherche compte une fois par jour, sans rien garder de qui la fait.',
  onePieceMore:
    'Une pièce de plus\u00a0: au mieux, ce qu’elle aurait rapporté hors taxes, au tarif d’aujourd’hui, sur les demandes refusées et les lignes abaissées, jamais deux le même jour. Ce que des visiteurs ont seulement regardé n’y est pas.',
  printed: 'Les articles de cette page seulement\u00a0: pour les imprimer tous, affichez-les tous.',
  otherLines: 'Lignes libres, frais, livraisons et articles supprimés',
  occupation:
    'La part de votre parc qui est sortie chaque jour, parmi ce qui pouvait l’être, chaque pièce comptée pour son prix de location\u00a0: une tente pèse plus qu’un verre. En bas à droite, le nombre de locations en cours. Les articles au stock illimité n’y sont pas.',
  orderBook:
    'Ce qui est convenu et commence dans les semaines et les mois qui viennent, quelle que soit la période choisie. À côté, ce qui l’était il y a 52\u00a0semaines, le même jour, pour les mêmes semaines d’alors\u00a0: d’après l’historique des demandes, aux prix et aux dates qu’elles ont aujourd’hui. Ce qui n’a pas encore de prix compte pour 0.',
  parkFailed: 'Le parc n’a pas pu être chargé.',
  bookFailed: 'Le carnet n’a pas pu être chargé.',
} as const;
