import type { Company } from './company.ts';

/** What every page's data holds for the frame around it, beside the page's own content. */
export interface PageData {
  company: Company;
  /** HTTP status of the answer. 503: the service could not be asked, and the page shows its fixed parts only. */
  status: number;
}

/** What a page's +head.ts says of it to browsers, search engines and social networks. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of the page's one true address; left out when the page is not to be indexed. */
  canonicalPath?: string;
  /** Path of the picture that stands for the page when it is shared. */
  image?: string;
  /** JSON-LD objects without their @context; addresses that begin with '/' are completed. */
  structuredData?: readonly object[];
}
