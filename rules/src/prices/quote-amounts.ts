import type { Unite } from '../catalogue/articles/articles.ts';
import { inBoxes } from '../catalogue/articles/quantities.ts';
import { addDays } from '../dates/days.ts';
import { daysOf } from '../dates/period.ts';
import { toAmount } from './amounts.ts';
import { type QuotedDiscount, quotedDiscount } from './deal-in-words.ts';
import type { LineKind } from './lines.ts';
import { type Discount, type ItemPrice, priceRequest } from './price-request.ts';
import { durationFactor, noPricingTerms, type PricingTerms, type Season, seasonOf } from './pricing-terms.ts';
import type { QuoteTerms } from './quotes.ts';

/**
 * A request as far as a quote is about it. Amounts are exact texts, days `YYYY-MM-DD`. What may be missing is left out
 * where it says nothing: release 1.0.0 did not know it, and its quotes are still compared with this.
 */
export interface QuotedRequest extends Discount {
  nom: string;
  prenom: string;
  phone: string | null;
  email: string | null;
  /** The party's day. */
  date: string;
  debut: string;
  fin: string;
  joursOfferts: number;
  livraisonMontage: boolean;
  adresse: string | null;
  supplementParJour: number;
  motifRemise?: string;
  cautionFixee?: string;
  /** The terms of price under which it was written, where there were any. */
  tarifs?: PricingTerms;
  /** To whom it is billed, where the request is joined to a customer. */
  client?: BilledCustomer;
  items: QuotedLine[];
}

/** A customer as a document names it. */
export interface BilledCustomer {
  nom: string;
  /** Its billing address, a line each. */
  adresse: string[];
  siren?: string;
  numeroTva?: string;
  codeService?: string;
  numeroEngagement?: string;
}

/** A line of it. */
export interface QuotedLine extends Discount {
  nature?: LineKind;
  nom: string;
  quantite: number;
  prix: string;
  unite: Unite;
  montantCaution: string;
  coutMontage: string;
  coefficient?: string;
  motifRemise?: string;
  tauxTva?: string;
  categorieId?: number;
  /** Pieces of a box, where the article is hired out in boxes, and what those are called. */
  lot?: number;
  nomLot?: string;
  /** What a pack holds, for one of it: « 2 × Toit ». */
  contenu?: string[];
}

/** One line: `quantite` times `prix`, the price of one piece over the whole period, without its discount. */
export interface QuoteLine {
  nom: string;
  /** What its price comes from; null for what is no article. */
  tarif: QuotedTariff | null;
  quantite: number;
  /** « soit 2 casiers de 25 ». */
  enLots?: string;
  prix: string;
  remise: QuotedDiscount | null;
  total: string;
  /** Percent of VAT; null where none is stated. */
  tauxTva: string | null;
  /** Of a pack, what it holds. */
  contenu?: string[];
}

/** The price that the catalogue had, and for what. */
export interface QuotedTariff {
  prix: string;
  unite: Unite;
  /** How many times the price the days cost, where a hand or the company's table of durations says so. */
  coefficient?: string;
  saison?: Pick<Season, 'nom' | 'pourcent'>;
}

/** What a quote says of money. All amounts include taxes. */
export interface QuoteAmounts {
  lignes: QuoteLine[];
  /** On the whole. */
  remise: QuotedDiscount | null;
  total: string;
  /** How much of the total is VAT, rate by rate, the highest first; null where the company states none. */
  tva: { taux: string; horsTaxes: string; montant: string }[] | null;
  acompte: { pourcent: number; montant: string; solde: string };
  caution: string;
  /** The last day on which it binds the company: never after the pick-up. */
  valableJusquAu: string;
}

/** What a quote says of a request by the terms of the day `date`. */
export function quoteAmounts(
  request: QuotedRequest,
  { terms, date }: { terms: QuoteTerms; date: string },
): QuoteAmounts {
  const { items, total, vat, deposits, discount } = priceRequest({ ...request, period: request, vat: terms.vat });
  const acompte = Math.round((total * terms.acompte) / 100);
  const rateOf = ({ tauxTva }: QuotedLine) => (vat === null ? null : (tauxTva ?? terms.vat.taux));
  const lineOf = ({ item, piece, discount: taken, amount }: ItemPrice<QuotedLine>): QuoteLine => ({
    nom: item.nom,
    tarif: tariffOf(item, request),
    quantite: item.quantite,
    prix: toAmount(piece),
    remise: discountOf(item, taken),
    total: toAmount(amount),
    tauxTva: rateOf(item),
    ...boxesOf(item),
    ...(item.contenu && { contenu: item.contenu }),
  });
  const assemblyOf = ({ item, assembly }: ItemPrice<QuotedLine>): QuoteLine => ({
    nom: `Montage : ${item.nom}`,
    tarif: null,
    quantite: item.quantite,
    prix: item.coutMontage,
    remise: null,
    total: toAmount(assembly),
    tauxTva: rateOf(item),
  });
  const isOf =
    (...kinds: LineKind[]) =>
    ({ item }: ItemPrice<QuotedLine>) =>
      kinds.includes(item.nature ?? 'article');
  return {
    lignes: [
      ...items.filter(isOf('article', 'libre')).map(lineOf),
      ...items.filter(({ assembly }) => assembly > 0).map(assemblyOf),
      ...items.filter(isOf('frais', 'livraison')).map(lineOf),
    ],
    remise: discountOf(request, discount),
    total: toAmount(total),
    tva: vat?.length
      ? vat.map(({ taux, horsTaxes, tva }) => ({ taux, horsTaxes: toAmount(horsTaxes), montant: toAmount(tva) }))
      : null,
    acompte: { pourcent: terms.acompte, montant: toAmount(acompte), solde: toAmount(total - acompte) },
    caution: toAmount(deposits),
    valableJusquAu: earlier(addDays(date, terms.validite), request.debut),
  };
}

function tariffOf(line: QuotedLine, request: QuotedRequest): QuotedTariff | null {
  const { nature = 'article', prix, unite, categorieId = null } = line;
  if (nature !== 'article') return null;
  const { durees, saisons } = request.tarifs ?? noPricingTerms;
  const season = seasonOf(saisons, categorieId, request.debut);
  const days = daysOf(request) - request.joursOfferts;
  const isInTable = durees.some((row) => row.unite === unite);
  const ruled = isInTable ? durationFactor({ durees }, unite, days, request.supplementParJour) / 1_000 : null;
  const coefficient = line.coefficient ?? ruled?.toFixed(3);
  return {
    prix,
    unite,
    ...(coefficient !== undefined && { coefficient }),
    ...(season && { saison: { nom: season.nom, pourcent: season.pourcent } }),
  };
}

function boxesOf({ quantite, lot = 1, nomLot = '' }: QuotedLine): Pick<QuoteLine, 'enLots'> {
  const enLots = inBoxes(quantite, { lot, nomLot });
  return enLots === null ? {} : { enLots };
}

function discountOf(of: Discount & { motifRemise?: string }, cents: number): QuotedDiscount | null {
  return of.remise == null ? null : quotedDiscount(of, cents);
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
