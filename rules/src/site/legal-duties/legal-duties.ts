import {
  type CompanyInfo,
  type CompanyInfoName,
  companyValue,
  missingLegalNames,
} from '../company-info/company-info.ts';

/** A sole trader has no share capital; a company exempt from VAT has no VAT number. */
const notForEverybody: readonly CompanyInfoName[] = ['Capital', 'TVA'];

/** What the privacy page says of who is responsible (GDPR art. 13). */
const responsible = ['Dénomination', 'adresse', 'Email'] as const satisfies readonly CompanyInfoName[];

/** What a shop owes its visitors by law, and what is missing for it. */
export interface LegalDuties {
  /** Company information that the legal notice and the privacy page lack. */
  legalNotice: CompanyInfoName[];
  privacy: CompanyInfoName[];
  hasSalesConditions: boolean;
  /** Shares of the whole, 0 to 100. */
  percent: number;
}

/** What the law still asks of a shop before it opens. */
export function legalDuties(rows: readonly CompanyInfo[], hasSalesConditions: boolean): LegalDuties {
  const legalNotice = missingLegalNames(rows).filter((nom) => !notForEverybody.includes(nom));
  const privacy = responsible.filter((nom) => companyValue(rows, nom) === '');
  const missing = new Set([...legalNotice, ...privacy]).size + (hasSalesConditions ? 0 : 1);
  return { legalNotice, privacy, hasSalesConditions, percent: Math.round((100 * (all - missing)) / all) };
}

/** How much there is to do in an empty shop. */
const all =
  new Set([...missingLegalNames([]).filter((nom) => !notForEverybody.includes(nom)), ...responsible]).size + 1;
