import { parseClosedDays } from '../dates/closed-days.ts';
import { parseOpeningHours, unreadHours } from '../dates/opening-hours.ts';
import { isSameDayChoice } from '../dates/same-day.ts';
import { parseTime } from '../dates/time-of-day.ts';
import { requiredLine, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { depositMeansForm, parseDepositMeans } from '../money/ledger/accepted-deposits.ts';
import { vatSentences } from '../prices/vat.ts';
import { acceptanceChoiceForm, acceptanceChoices } from '../requests/acceptances/online-acceptance.ts';
import { reminderChoiceForm, reminderChoices } from '../requests/quotes/quote-reminders.ts';
import { sentences } from '../sentences.ts';
import { isVatNumber, plainVatNumber } from '../text/countries.ts';
import { frenchVatRefusal } from '../text/french-vat.ts';
import { percentageUpTo, wholeNumberUpTo } from '../text/numbers.ts';
import { hasSiretDigits, isSiret } from '../text/siret.ts';
import { emailPattern } from '../text/text.ts';
import { completeWebAddress, isWebAddress } from '../text/web-addresses.ts';
import { type CompanyInfo, type CompanyInfoName, companyValue } from './company-info/company-info.ts';

/** Company information command: a label and its value, which may be empty while unknown. */
export const companyInfoInput = z.object({
  nom: requiredLine(limits.nom, sentences.companyInfo.nomRequired),
  valeur: text(limits.shortText),
});
export type CompanyInfoInput = z.infer<typeof companyInfoInput>;

/** Change of a piece of company information: its value alone. */
export const companyInfoValueInput = companyInfoInput.pick({ valeur: true });

const email = { fits: (value: string) => emailPattern.test(value), message: sentences.companyInfo.emailForm };
const phone = {
  complete: (value: string) => (/^0\d{9}$/.test(value) ? value.replace(/\d\d(?=\d)/g, '$& ') : value),
  fits: (value: string) => /^\+?[\d\s.()-]+$/.test(value) && /^\d{10,15}$/.test(value.replace(/\D/g, '')),
  message: sentences.companyInfo.phoneForm,
};
const address = {
  fits: (value: string) => /(^|\s)\d{5}\s+\p{L}/u.test(value),
  message: sentences.companyInfo.addressForm,
};
const site = { complete: completeWebAddress, fits: isWebAddress, message: sentences.field.url };

const upTo = (max: number) => ({
  fits: (value: string) => wholeNumberUpTo(max, value) !== null,
  message: sentences.companyInfo.wholeNumber(max),
});
const cleaning = {
  fits: (value: string) => isSameDayChoice(value) || wholeNumberUpTo(limits.maxCleaningDays, value) !== null,
  message: sentences.companyInfo.cleaningDays(limits.maxCleaningDays),
};
const siret = {
  fits: isSiret,
  message: (value: string) => sentences.companyInfo[hasSiretDigits(value) ? 'siretUnknown' : 'siretForm'],
};

const time = { fits: (value: string) => parseTime(value) !== null, message: sentences.companyInfo.timeForm };

const closedDays = {
  fits: (value: string) => parseClosedDays(value).unknown.length === 0,
  message: (value: string) => sentences.companyInfo.closedDayUnknown(parseClosedDays(value).unknown[0] ?? ''),
};

const openingHours = {
  fits: (value: string) => parseOpeningHours(value) !== null,
  message: (value: string) => sentences.companyInfo.openingHoursForm(unreadHours(value)),
};

interface Form {
  /** Adds what may be left out when it is typed. */
  complete?: (value: string) => string;
  fits: (value: string, company: readonly CompanyInfo[]) => boolean;
  message: string | ((value: string, company: readonly CompanyInfo[]) => string);
}

/** A sentence is taken, too: « Non applicable ». */
const vat: Form = {
  fits: (value, company) => vatRefusal(value, company) === null,
  message: (value, company) => vatRefusal(value, company) ?? '',
};

function vatRefusal(value: string, company: readonly CompanyInfo[]): string | null {
  const number = plainVatNumber(value);
  return isVatNumber('FR', number) ? frenchVatRefusal(number, companyValue(company, 'SIRET').replace(/\s/g, '')) : null;
}

const forms: Partial<Record<string, Form>> = {
  adresse: address,
  Siège: address,
  Email: email,
  Téléphone: phone,
  SIRET: siret,
  TVA: vat,
  'Taux de TVA (%)': {
    fits: (value: string) => percentageUpTo(100, value) !== null,
    message: sentences.companyInfo.percentage(100),
  },
  'Régime de TVA': {
    fits: (value: string) => /^(normal|franchise)/i.test(value),
    message: vatSentences.regime,
  },
  'Supplément par jour (%)': upTo(limits.maxDailySupplement),
  'Délai de remise en état (jours)': cleaning,
  Horaires: openingHours,
  'Jours fermés': closedDays,
  'Heure de retrait': time,
  'Heure de retour': time,
  'Moyens de caution': {
    fits: (value: string) => parseDepositMeans(value) !== null,
    message: depositMeansForm,
  },
  'Restitution de la caution (jours)': upTo(limits.maxRefundDays),
  'Acompte (%)': upTo(100),
  'Validité des devis (jours)': upTo(limits.maxQuoteDays),
  'Rappel des devis (jours)': upTo(limits.maxQuoteDays),
  'Envoi des rappels de devis': {
    fits: (value: string) => reminderChoices.some((choice) => choice === value),
    message: reminderChoiceForm,
  },
  'Acceptation des devis en ligne': {
    fits: (value: string) => acceptanceChoices.some((choice) => choice === value),
    message: acceptanceChoiceForm,
  },
  'Délai de rétractation (jours)': upTo(limits.maxWithdrawalDays),
  Facebook: site,
  Instagram: site,
} satisfies Partial<Record<CompanyInfoName, unknown>>;

/**
 * The schema for the value named `nom`: empty, or in the format that this name needs, beside what else is known of the
 * company.
 */
export function companyInfoValueForm(nom: string, company: readonly CompanyInfo[] = []) {
  const form = forms[nom];
  return companyInfoValueInput
    .transform(({ valeur }) => ({ valeur: form?.complete?.(valeur) ?? valeur }))
    .superRefine(({ valeur }, context) => {
      if (valeur === '' || !form || form.fits(valeur, company)) return;
      const message = typeof form.message === 'string' ? form.message : form.message(valeur, company);
      context.addIssue({ code: 'custom', path: ['valeur'], message });
    });
}
