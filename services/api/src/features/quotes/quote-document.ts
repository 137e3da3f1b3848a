import type { CompanyInfoName } from '@barnum/rules/company-info';
import type { QuoteAmounts, QuotedRequest } from '@barnum/rules/quote-content';

/** All that stands in a quote. */
export interface QuoteDocument {
  numero: string;
  version: number;
  /** Day on which it is handed out. */
  date: string;
  request: QuotedRequest;
  amounts: QuoteAmounts;
  company: (nom: CompanyInfoName) => string;
  /** The version of the CGV in force; null while there is none. */
  conditions: { html: string; createdAt: Date } | null;
}
