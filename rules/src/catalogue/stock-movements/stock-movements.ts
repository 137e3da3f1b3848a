import { limits } from '../../limits.ts';

/** Movements that change the usual total of an article for good. */
export const lastingKinds = ['initial', 'achat', 'perte', 'vente', 'correction'] as const;

/** Movements that change its stock for some days: pieces out of service, or rented in from others. */
export const temporaryKinds = ['hors_service', 'location'] as const;

export const movementKinds = [...lastingKinds, ...temporaryKinds] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What an administrator records; the others are written when the total itself is changed. */
export const recordedKinds = ['achat', 'perte', 'vente', ...temporaryKinds] as const satisfies readonly MovementKind[];
export type RecordedKind = (typeof recordedKinds)[number];

export const movementLabels: Record<MovementKind, string> = {
  initial: 'Stock initial',
  achat: 'Achat',
  perte: 'Perte ou casse',
  vente: 'Vente',
  correction: 'Correction du total',
  hors_service: 'Hors service',
  location: 'Pris en location',
};

export function isTemporary(kind: MovementKind): boolean {
  return (temporaryKinds as readonly MovementKind[]).includes(kind);
}

/** Whether a movement that changes the stock for some days is over, or ended before it began: then it never was. */
export function isOver({ debut, fin }: { debut: string; fin: string | null }, today: string): boolean {
  return fin !== null && (fin < today || fin < debut);
}

/** What so many pieces do to the stock: fewer when they are lost, sold or out of service. */
export function signedQuantity(kind: RecordedKind, quantite: number): number {
  return kind === 'achat' || kind === 'location' ? quantite : -quantite;
}

/** Sentences about movements of stock, which only administrators read. */
export const movementSentences = {
  kindRequired: 'Choisissez ce qui se passe',
  reasonRequired: 'Dites ce qu’elles ont',
  endRequired: 'Indiquez jusqu’à quand vous les avez',
  endBeforeStart: 'Le dernier jour ne peut pas précéder le premier',
  startInFuture: 'Un achat, une perte ou une vente se note une fois faite',
  tooMany: (left: number) => (left === 0 ? 'Il n’en reste plus' : `Il n’en reste que ${left} au total`),
  tooManyInService: (left: number) =>
    left === 0 ? 'Il n’en reste plus en service ces jours-là' : `Il n’en reste que ${left} en service ces jours-là`,
  tooManyInAll: `Le total ne peut pas dépasser ${limits.maxQuantity}`,
  unlimited: 'Le stock de cet article est illimité\u00a0: donnez-lui d’abord une quantité',
  ofPack: 'Le stock d’un pack est celui de ce qu’il contient',
  notFound: 'Ce mouvement n’existe plus',
  closed: 'Ce mouvement est déjà terminé',
  notTemporary: 'Un mouvement définitif ne se termine pas\u00a0: notez celui qui le compense',
  saved: 'Mouvement enregistré',
  ended: 'Mouvement terminé',
  saveFailed: 'Le mouvement n’a pas pu être enregistré',
  loadFailed: 'L’historique n’a pas pu être lu',
  lacking: 'Des demandes confirmées n’auront plus assez de pièces',
} as const;
