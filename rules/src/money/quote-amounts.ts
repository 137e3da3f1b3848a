import type { Unite } from '../articles.ts';
import { addDays } from '../dates/days.ts';
import { toAmount, toCents } from './amounts.ts';
import { deliveryName, type LineKind } from './lines.ts';
import { type ItemPrice, priceRequest } from './price-request.ts';
import type { QuoteTerms } from './quotes.ts';

/** A request as far as a quote is about it. Amounts are exact texts, days `YYYY-MM-DD`. */
export interface QuotedRequest {
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
  items: QuotedLine[];
}

/** A line of it. What is not said is as it was before lines could say it: quotes of then are compared with this. */
export interface QuotedLine {
  nature?: LineKind;
  nom: string;
  quantite: number;
  prix: string;
  unite: Unite;
  montantCaution: string;
  coutMontage: string;
}

/** One line: `quantite` times `prix`, the price of one piece over the whole period. */
export interface QuoteLine {
  nom: string;
  /** The price that the catalogue had, and for what; null for what is no article. */
  tarif: { prix: string; unite: Unite } | null;
  quantite: number;
  prix: string;
  total: string;
}

/** What a quote says of money. All amounts include taxes. */
export interface QuoteAmounts {
  lignes: QuoteLine[];
  total: string;
  /** How much of the total is VAT; null where the company states no rate. */
  tva: { taux: number; horsTaxes: string; montant: string } | null;
  acompte: { pourcent: number; montant: string; solde: string };
  caution: string;
  /** The last day on which it binds the company: never after the pick-up. */
  valableJusquAu: string;
}

/** What a quote says of a request by the terms of the day `date`. `livraison` is null without delivery. */
export function quoteAmounts(
  request: QuotedRequest,
  { livraison, terms, date }: { livraison: string | null; terms: QuoteTerms; date: string },
): QuoteAmounts {
  const delivery = livraison === null ? [] : [deliveryLine(livraison)];
  const { items, total, deposits } = priceRequest({
    ...request,
    items: [...request.items, ...delivery],
    period: request,
  });
  const acompte = Math.round((total * terms.acompte) / 100);
  const lineOf = ({ item, piece, rent }: ItemPrice<QuotedLine>) => line(item.nom, item.quantite, piece, rent);
  const isDelivery = ({ item }: ItemPrice<QuotedLine>) => item.nature === 'livraison';
  return {
    lignes: [
      ...items
        .filter((price) => !isDelivery(price))
        .map((price) => ({ ...lineOf(price), tarif: { prix: price.item.prix, unite: price.item.unite } })),
      ...items
        .filter(({ assembly }) => assembly > 0)
        .map(({ item, assembly }) => line(`Montage : ${item.nom}`, item.quantite, toCents(item.coutMontage), assembly)),
      ...items.filter(isDelivery).map(lineOf),
    ],
    total: toAmount(total),
    tva: terms.tauxTva === null ? null : vatIn(total, terms.tauxTva),
    acompte: { pourcent: terms.acompte, montant: toAmount(acompte), solde: toAmount(total - acompte) },
    caution: toAmount(deposits),
    valableJusquAu: earlier(addDays(date, terms.validite), request.debut),
  };
}

function deliveryLine(prix: string): QuotedLine {
  const nothing = { montantCaution: '0.00', coutMontage: '0.00' };
  return { nature: 'livraison', nom: deliveryName, quantite: 1, prix, unite: 'unitaire', ...nothing };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function line(nom: string, quantite: number, piece: number, total: number): QuoteLine {
  return { nom, tarif: null, quantite, prix: toAmount(piece), total: toAmount(total) };
}

function vatIn(total: number, taux: number): QuoteAmounts['tva'] {
  // In hundredths of a percent, whose sums are exact.
  const horsTaxes = Math.round((total * 10_000) / (10_000 + Math.round(taux * 100)));
  return { taux, horsTaxes: toAmount(horsTaxes), montant: toAmount(total - horsTaxes) };
}
