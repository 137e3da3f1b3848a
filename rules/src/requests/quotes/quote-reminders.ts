import { limits } from '../../limits.ts';
import {
  type CompanyInfo,
  type CompanyTerm,
  companyNumber,
  companyValue,
} from '../../site/company-info/company-info.ts';

/** How a reminder of a quote leaves, as the company information has it; the first holds where it says nothing. */
export const reminderChoices = ['Vous les envoyez', 'Ils partent d’eux-mêmes, une fois'] as const;

export const reminderChoiceForm = 'Veuillez choisir comment partent les rappels de devis';

const reminderDays = {
  nom: 'Rappel des devis (jours)',
  max: limits.maxQuoteDays,
  usual: 0,
} satisfies CompanyTerm;

/** After how many days without an answer a quote is to be reminded of, 0 for never; and whether that leaves by itself. */
export function quoteReminderOf(rows: readonly CompanyInfo[]): { days: number; isAutomatic: boolean } {
  return {
    days: companyNumber(rows, reminderDays),
    isAutomatic: companyValue(rows, 'Envoi des rappels de devis') === reminderChoices[1],
  };
}

export const quoteReminderSentences = {
  notNow:
    'Ce devis n’attend pas de rappel\u00a0: il a sa réponse, a déjà eu son rappel, n’est plus valable ou a changé',
  sent: 'Le rappel du devis est écrit',
  failed: 'Le rappel n’a pas été écrit. Veuillez réessayer.',
} as const;
