import { formatCents } from '../../prices/amounts.ts';
import type { LedgerKind } from '../ledger/ledger.ts';

/** Entries in cash that bring their amount into the till, and those that take it out. */
export const cashIn = ['paiement', 'remboursement', 'caution_recue'] as const satisfies LedgerKind[];
export const cashOut = ['caution_rendue', 'remise_en_banque'] as const satisfies LedgerKind[];

/** Cents that an entry in cash brings into the till; negative where it takes them out. */
export function cashOf({ nature, montant }: { nature: LedgerKind; montant: number }): number {
  if ((cashIn as readonly LedgerKind[]).includes(nature)) return montant;
  return (cashOut as readonly LedgerKind[]).includes(nature) ? -montant : 0;
}

/** Sentences about the till, which only administrators read. */
export const tillSentences = {
  countedRequired: 'Veuillez saisir ce que vous avez compté',
  countFirst: 'Comptez d’abord la caisse\u00a0: sans compte, on ne sait pas ce qu’elle contient',
  moved: 'Des espèces sont entrées ou sorties depuis que cette fenêtre est ouverte\u00a0: relisez, puis enregistrez',
  differenceReason: 'Veuillez dire d’où vient l’écart, même en un mot',
  moreThanThere: (most: number) => `C’est plus que ce que la caisse doit contenir\u00a0: ${formatCents(most)}`,
  counted: 'Comptage enregistré',
  banked: 'Remise d’espèces enregistrée',
  loadFailed: 'La caisse n’a pas pu être lue',
} as const;

/** What a count says beside what should be there, in cents. */
export function differenceInWords(difference: number): string {
  if (difference === 0) return 'Aucun écart';
  return difference > 0 ? `${formatCents(difference)} en trop` : `${formatCents(-difference)} manquent`;
}
