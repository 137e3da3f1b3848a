interface DemoMissedDemand {
  /** Name of a demo article. */
  nom: string;
  kind: 'complet' | 'abaissee';
  pieces: number;
  /** Weeks before now of the week-end that was wanted, and days before it on which it was. */
  weeksAgo: number;
  daysBefore: number;
}

const tent = 'Tente de réception 5×10 m (50 m²)';
const chair = 'Chaise Napoléon III';

/** What lacked on fine week-ends of the last season. */
export const demoMissedDemands: readonly DemoMissedDemand[] = [
  ...[5, 5, 6, 9, 14, 20, 21, 22].map((weeksAgo, index) => ({
    nom: tent,
    kind: 'complet' as const,
    pieces: 1,
    weeksAgo,
    daysBefore: 20 + 7 * index,
  })),
  ...[6, 14, 21].map((weeksAgo) => ({ nom: tent, kind: 'abaissee' as const, pieces: 1, weeksAgo, daysBefore: 30 })),
  ...[7, 20].map((weeksAgo) => ({ nom: chair, kind: 'abaissee' as const, pieces: 24, weeksAgo, daysBefore: 12 })),
];
