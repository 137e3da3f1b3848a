import { zoneLine } from '@barnum/rules/prices/order-terms';
import { priceRequest, type Rental, type RentedItem } from '@barnum/rules/prices/price-request';
import { saidOf } from '../../../lib/packs.ts';
import type { ShopTerms } from '../../../lib/page-data.ts';
import { rateOf } from '../../../lib/rate-of.ts';
import { draftPeriod } from '../../../lib/request-draft/draft-period.ts';
import { type RequestDraft, wishOf } from '../../../lib/request-draft/request-draft-state.ts';
import type { ArticleChoice } from './article-choices.ts';

/** An item of the draft with its article of the catalogue; null when the catalogue lacks it. */
export interface DraftedItem extends RentedItem {
  articleId: number;
  nom: string | null;
  /** What was said of a pack; empty for nothing. */
  said: string;
}

/** The draft as input of `priceRequest`, at catalogue prices. */
export function draftRental(
  draft: RequestDraft,
  articles: readonly ArticleChoice[],
  { supplementParJour, tarifs, fermetures }: ShopTerms,
): Rental<DraftedItem> {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const items = draft.items.map((item) => {
    const article = byId.get(item.articleId);
    if (!article) return { ...item, ...notInCatalogue };
    const { nom, montantCaution, coutMontage } = article;
    const said = saidOf(article, wishOf(draft.wishes, item.articleId));
    return { ...item, nom, said, ...rateOf(article), montantCaution, coutMontage };
  });
  const { livraisonMontage } = draft;
  return { items, period: draftPeriod(draft, fermetures), supplementParJour, tarifs, livraisonMontage };
}

/** The same with the delivery, where the address is in a zone: as the request will have it. */
export function estimatedRental(rental: Rental<DraftedItem>, draft: RequestDraft, { tarifs }: ShopTerms): Rental {
  const adresse = draft.livraisonMontage ? draft.adresse : null;
  const delivery = zoneLine(tarifs.zones, adresse, priceRequest(rental).total);
  return delivery ? { ...rental, items: [...rental.items, delivery] } : rental;
}

const notInCatalogue = { nom: null, said: '', prix: null, unite: null, montantCaution: null, coutMontage: null };
