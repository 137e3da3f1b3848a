import type { AdvanceKind } from '@barnum/rules/prices/pricing-terms';
import type { QuoteAmounts, QuotedRequest } from '@barnum/rules/prices/quote-amounts';
import type { RentalTerms } from '@barnum/rules/prices/rental-terms';
import type { ShopColours } from '@barnum/rules/site/colours/shop-colours';
import type { CompanyInfo, CompanyInfoName } from '@barnum/rules/site/company-info/company-info';
import type { TextFigures } from '@barnum/rules/site/text-figures/text-figures';

/** All that a quote is made of, as plain data. Equal data makes equal documents. */
export interface QuoteToDraw {
  numero: string;
  version: number;
  /** Day on which it is handed out. */
  date: string;
  request: QuotedRequest;
  /** Price of the delivery; null without one. */
  livraison: string | null;
  /** The client's order number; empty without one. */
  referenceCommande: string;
  /** What the client calls that number. */
  nomCommande: string;
  /** What is paid with the order is one or the other. */
  avance: AdvanceKind;
  amounts: QuoteAmounts;
  company: readonly CompanyInfo[];
  /** `outwardName`; the company's own name stands among the parties. */
  shopName: string;
  colours: ShopColours;
  /** The file of the shop's own logo, a JPEG; null without one. */
  logo: string | null;
  /** The version of the CGV in force; null while there is none. */
  conditions: { id: number; text: string; createdAt: Date } | null;
}

/** The same with the bytes of its logo. */
export interface QuoteWithLogo extends QuoteToDraw {
  logoBytes: Uint8Array | null;
}

/** The same, as its sections read it. */
export interface QuoteView extends Omit<QuoteWithLogo, 'company' | 'conditions'> {
  company: (nom: CompanyInfoName) => string;
  figures: TextFigures;
  terms: RentalTerms;
  conditions: { html: string; createdAt: Date } | null;
}
