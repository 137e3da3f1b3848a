import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { type PricingTerms, pricingTermsOf } from '@barnum/rules/prices/pricing-terms';
import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { defaultSiteTexts } from '@barnum/rules/site/site-texts/default-site-texts';
import { fillSiteTexts } from '@barnum/rules/site/site-texts/filled-site-texts';
import type { SiteTextValues } from '@barnum/rules/site/site-texts/site-texts';
import { textFigures } from '@barnum/rules/site/text-figures/text-figures';
import type { TadaDocumentNode } from 'gql.tada';
import type { PageContextServer } from 'vike/types';
import { toCompany } from '../company/company.ts';
import type { PageData } from '../page-data.ts';
import { rentTermsFields } from './fragments.ts';
import { graphql } from './graphql.ts';
import { queryService } from './query-service.server.ts';
import { shopFaceOf } from './shop-face.server.ts';

/** Every page's query spreads this, so that the layout's data comes in the same request. */
export const layoutFields = graphql(
  `
  fragment LayoutFields on Query @_unmask {
    companyInfo {
      nom
      valeur
    }
    siteTexts {
      key
      texte
    }
    shopSettings {
      publie
      livraison
    }
    pricing {
      terms {
        ...RentTermsFields
        minimumCommande
        minimumJours
        avance
      }
    }
  }
`,
  [rentTermsFields],
);

type WithLayout = {
  companyInfo: { nom: string; valeur: string }[];
  siteTexts: { key: string; texte: string }[];
  shopSettings?: { publie: boolean; livraison: boolean };
  pricing: { terms: object };
};

/**
 * Queries the service for a page's content. `answer` is null when that failed, which is logged, or when the visitor's
 * rate limit is reached (`refusal`). `page` is the layout's part of the page data, with the status, by the last answer where
 * this one failed; `texts` are the shop's own words, of which a page takes what it shows.
 */
export async function loadPage<Answer extends WithLayout, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Answer, Variables>,
  variables: Variables,
  { globalContext: { env }, visitor }: PageContextServer,
): Promise<{ answer: Answer | null; refusal: DomainError | null; page: PageData; texts: SiteTextValues }> {
  let refusal: DomainError | null = null;
  const answer = await queryService(document, variables, { env, visitor }).catch((error: Error) => {
    if (error instanceof DomainError) refusal = error;
    else console.error(`The service could not answer a page's query: ${error.message}`);
    return null;
  });
  const unavailable = answer === null;
  if (answer) last = answer;
  return {
    answer,
    refusal,
    page: { ...lastPage(), status: unavailable ? 503 : 200, unavailable },
    texts: siteTextsOf(last),
  };
}

/** The layout's part of the page data, by the last answer. */
export function lastPage(): PageData {
  const rows = last?.companyInfo ?? [];
  const texts = siteTextsOf(last);
  return {
    company: { ...toCompany(rows, texts), isKnown: last !== undefined },
    face: shopFaceOf(texts),
    terms: {
      ...rentalTermsOf(rows),
      delivers: last?.shopSettings?.livraison ?? true,
      tarifs: comingTerms(last?.pricing ?? null),
    },
    status: 200,
    unavailable: false,
    ...(last?.shopSettings?.publie === false && { opensSoon: true }),
  };
}

/** The terms of price as far as the page asks for them, without the seasons that are over. */
function comingTerms(pricing: WithLayout['pricing'] | null): PricingTerms {
  const terms = pricingTermsOf(pricing);
  const today = todayInParis();
  return { ...terms, saisons: terms.saisons.filter(({ au }) => au >= today) };
}

/** The layout's part of the last answer: with it pages have the shop's telephone also while the service is gone. */
let last: WithLayout | undefined;

/** The texts of an answer, with their figures; without one the original ones. */
export function siteTextsOf(answer: WithLayout | undefined): SiteTextValues {
  if (answer === undefined) return fillSiteTexts(defaultSiteTexts, textFigures([]));
  const texts = Object.fromEntries(answer.siteTexts.map(({ key, texte }) => [key, texte]));
  return fillSiteTexts({ ...defaultSiteTexts, ...texts }, textFigures(answer.companyInfo));
}
