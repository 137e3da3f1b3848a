import { noPricingTerms, type PricingTerms } from '@barnum/rules/prices/pricing-terms';
import type { RentalTerms } from '@barnum/rules/prices/rental-terms';
import type { ShopColours } from '@barnum/rules/site/colours/shop-colours';
import type { Company } from './company/company.ts';
import type { SharePicture } from './share-pictures.ts';

/** What a shop has of its own, in place of what is original. */
export interface ShopFace {
  colours?: ShopColours | undefined;
  hasOwnIcon: boolean;
  /** Shown where its pages are shared. */
  share?: SharePicture | undefined;
}

/** The company's terms for every rental, and those of price; its zones of delivery where a page asks for them. */
export interface ShopTerms extends RentalTerms {
  /** The company delivers; else its clients come for what they hire. */
  delivers: boolean;
  tarifs: PricingTerms;
}

/** The part of every page's data that the layout needs. */
export interface PageData {
  company: Company;
  face: ShopFace;
  /** What dates and their prices depend on. */
  terms: ShopTerms;
  /** HTTP status; 503 when the page's content could not be loaded. */
  status: number;
  /** The service could not be reached: the page shows its fixed parts only, and is not cached. */
  unavailable: boolean;
  /** Seconds after which to try again, when the visitor's rate limit is reached. */
  retryAfter?: number | undefined;
  /** The shop is not published: pages that wait for it say so, and no page is indexed. */
  opensSoon?: boolean;
  /** The page is for one visitor: it is not cached, not indexed, and its address is not passed on. */
  isPrivate?: boolean;
  /** The article that the page is about. */
  article?: { id: number } | null;
  /** The page shows the layout itself. */
  hasOwnLayout?: boolean;
}

/** A page's metadata, from its +head.ts, for browsers, search engines and social networks. */
export interface PageHead {
  title: string;
  /** Where the page is shared, a title that tells nothing of whom it is about; the same by default. */
  shareTitle?: string;
  description: string;
  /** Path of the canonical address; omitted when the page is not to be indexed. */
  canonicalPath?: string;
  /** Picture of the page's own when it is shared; the shop's by default. */
  image?: SharePicture;
  /** The same while the shop has none. */
  originalImage?: SharePicture;
  /** JSON-LD objects without their @context; addresses that begin with '/' are completed. */
  structuredData?: readonly object[];
}

/** The terms of a company that nothing is known of. */
export const noTerms: ShopTerms = {
  delivers: true,
  tarifs: noPricingTerms,
  supplementParJour: 0,
  joursRemiseEnEtat: 0,
  fermetures: { weekdays: [], spans: [], publicHolidays: false, openDays: [] },
  horaires: null,
  heureRetrait: '14:00',
  heureRetour: '12:00',
};
