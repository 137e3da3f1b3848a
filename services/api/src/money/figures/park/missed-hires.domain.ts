import { offeredDays } from '@barnum/rules/dates/closed-days';
import { daysBetween } from '@barnum/rules/dates/days';
import type { Period } from '@barnum/rules/dates/period';
import { takenUntil } from '@barnum/rules/dates/same-day';
import { bestOfOnePiece, lackingPieces, type ParkDays } from '@barnum/rules/money/figures/park';
import { netOfTax } from '@barnum/rules/prices/net-of-tax';
import { pieceRent } from '@barnum/rules/prices/piece-rent';
import type { CompanyVat } from '@barnum/rules/prices/price-request';
import type { PricingTerms } from '@barnum/rules/prices/pricing-terms';
import { type RentalTerms, rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { companyVat } from '@barnum/rules/prices/vat';
import type { Db } from '../../../platform/db/client.ts';
import { readPricing } from '../../../requests/pricing/pricing.domain.ts';
import { listCompanyInfo } from '../../../site/company-info/company-info.domain.ts';
import type { StoredParkArticle } from './park-rows.domain.ts';

/** What of an article was asked for in vain. */
export interface Missed {
  /** Refused requests for which pieces lacked. */
  refused: number;
  /** Lines that were lowered while pieces lacked. */
  lowered: number;
  /** Wishes of visitors that were answered with « Complet ». */
  complet: number;
  /** The most that one piece more would have earned of what was refused and lowered, in cents without taxes. */
  missed: number;
}

/** Today's prices, by which is told what was missed. */
export interface Tariff {
  terms: RentalTerms;
  pricing: PricingTerms;
  vat: CompanyVat;
}

export async function readTariff(db: Db): Promise<Tariff> {
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const { terms: pricing } = await readPricing(db);
  return { terms: rentalTermsOf(company), pricing, vat: companyVat(company) };
}

/** What of an article was asked for in vain; `days` begin at `from`. */
export function missedOf(
  article: StoredParkArticle,
  days: ParkDays,
  { from, tariff }: { from: string; tariff: Tariff },
): Missed {
  const { joursRemiseEnEtat: cleaningDays } = tariff.terms;
  const refused = article.refused.filter((wish) => {
    const span = [wish.debut, takenUntil(wish, cleaningDays)].map((day) => daysBetween(from, day));
    return lackingPieces(days, span[0] ?? 0, span[1] ?? 0, wish.quantite) > 0;
  });
  const hires = [...refused, ...article.lowered].map(({ debut, fin }) => ({
    debut,
    fin: takenUntil({ debut, fin }, cleaningDays),
    amount: rentOfOne(article, { debut, fin }, tariff),
  }));
  return {
    refused: refused.length,
    lowered: article.lowered.length,
    complet: article.complet.length,
    missed: bestOfOnePiece(hires),
  };
}

/** What one piece costs today for some days, in cents without taxes. */
function rentOfOne(article: StoredParkArticle, period: Period, { terms, pricing, vat }: Tariff): number {
  const days = { ...period, joursOfferts: offeredDays(period, terms.fermetures) };
  const rent = pieceRent(article, days, { supplementParJour: terms.supplementParJour, tarifs: pricing });
  return vat.isFranchise ? rent : netOfTax(rent, article.tauxTva ?? vat.taux);
}
