import type { Company } from './company/company.ts';
import type { SharePicture } from './share-pictures.ts';

/** What every page's data holds for the layout around it, beside the page's own content. */
export interface PageData {
  company: Company;
  /** HTTP status of the answer; 503 when what the page is about could not be loaded. */
  status: number;
  /** The service could not be reached: the page shows its fixed parts only, and no cache may keep it. */
  unavailable: boolean;
  /** Seconds after which to ask again, where the visitor asked too often. */
  retryAfter?: number | undefined;
  /** For one visitor alone: nobody may keep the page, find it or learn its address. */
  isPrivate?: boolean;
}

/** What a page's +head.ts says of it to browsers, search engines and social networks. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of the page's one true address; left out when the page is not to be indexed. */
  canonicalPath?: string;
  /** Picture that stands for the page when it is shared; the site's own by default. */
  image?: SharePicture;
  /** JSON-LD objects without their @context; addresses that begin with '/' are completed. */
  structuredData?: readonly object[];
}
