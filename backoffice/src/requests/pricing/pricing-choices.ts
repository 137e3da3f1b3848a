export const units = [
  { value: 'weekend', label: 'Au week-end' },
  { value: 'journee', label: 'À la journée' },
];

export const deposits = [
  { value: 'piece', label: 'Par exemplaire' },
  { value: 'ligne', label: 'Par ligne, quelle que soit la quantité' },
  { value: 'commande', label: 'Par commande, selon son total' },
];

export const advances = [
  { value: 'acompte', label: 'Un acompte' },
  { value: 'arrhes', label: 'Des arrhes' },
];

export const rates = [
  { value: null, label: 'Celui de l’entreprise' },
  ...[20, 10, 5.5, 2.1, 0].map((value) => ({ value, label: `${String(value).replace('.', ',')}\u00a0%` })),
];
