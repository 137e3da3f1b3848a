import type { CustomerKind } from '../../customers/customers.ts';
import { addDays } from '../../dates/days.ts';
import { formatLongDate } from '../../dates/format-dates.ts';
import { limits } from '../../limits.ts';
import {
  type CompanyInfo,
  type CompanyTerm,
  companyNumber,
  companyValue,
} from '../../site/company-info/company-info.ts';

/** Who accepts a quote on the private page, as the company information has it; the first holds where it says nothing. */
export const acceptanceChoices = [
  'Hors ligne seulement',
  'Professionnels, associations et collectivités',
  'Tous',
] as const;
export type AcceptanceChoice = (typeof acceptanceChoices)[number];

export const acceptanceChoiceForm = 'Veuillez choisir qui accepte un devis en ligne';

const withdrawalDays = {
  nom: 'Délai de rétractation (jours)',
  max: limits.maxWithdrawalDays,
  usual: 0,
} satisfies CompanyTerm;

/** What the company says of accepting online. */
export interface OnlineAcceptance {
  choice: AcceptanceChoice;
  /** Its own words on withdrawal, for consumers; empty where it has none. */
  withdrawal: string;
  /** Days for which it grants a withdrawal; 0 for none. */
  withdrawalDays: number;
}

/** Reads it from the company information. */
export function onlineAcceptanceOf(rows: readonly CompanyInfo[]): OnlineAcceptance {
  const stored = companyValue(rows, 'Acceptation des devis en ligne');
  return {
    choice: acceptanceChoices.find((choice) => choice === stored) ?? acceptanceChoices[0],
    withdrawal: companyValue(rows, 'Droit de rétractation'),
    withdrawalDays: companyNumber(rows, withdrawalDays),
  };
}

/** Whether who is of this kind counts as a consumer: who is joined to no customer does. */
export function isConsumer(kind: CustomerKind | null): boolean {
  return kind === null || kind === 'particulier';
}

/**
 * Whether a customer of this kind may accept online. Consumers may once the company has written what it says on
 * withdrawal: that there is no such right is for nobody else to say.
 */
export function mayAcceptOnline({ choice, withdrawal }: OnlineAcceptance, kind: CustomerKind | null): boolean {
  if (!isConsumer(kind)) return choice !== 'Hors ligne seulement';
  return choice === 'Tous' && withdrawal !== '';
}

/** The last day on which who accepts on `today` may withdraw; null where the company grants no withdrawal. */
export function lastWithdrawalDay(
  { withdrawalDays: days }: OnlineAcceptance,
  { kind, today }: { kind: CustomerKind | null; today: string },
): string | null {
  return isConsumer(kind) && days > 0 ? addDays(today, days) : null;
}

/** Words of the withdrawal, as the law asks for them (Code de la consommation, L. 221-21 and D. 221-5). */
export const withdrawalSentences = {
  begin: 'Renoncer au contrat ici',
  confirm: 'Confirmer la rétractation',
  until: (day: string) =>
    `Vous pouvez renoncer au contrat jusqu’au ${formatLongDate(day)} inclus, sans donner de raison, depuis cette page.`,
  question: (devis: string) =>
    `En confirmant, vous renoncez au contrat du devis ${devis}. Nous vous en envoyons aussitôt l’accusé de réception par e-mail, avec la date et l’heure.`,
  done: (instant: string) => `Vous avez renoncé au contrat le ${instant}.`,
  over: 'Le délai pour renoncer au contrat est passé',
  none: 'Aucun contrat accepté ici ne peut être rétracté',
} as const;
