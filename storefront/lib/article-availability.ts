import type { Availability } from '@barnum/rules/requests/availability/availability';
import { formatNumber } from '@barnum/rules/text/numbers';

/** Availability of an article for the visitor's days and the quantity in the draft, 1 where it is not. */
export interface ArticleAvailability {
  disponibilite: Availability;
  /** Pieces that nobody has reserved nor asked for; null without limit. */
  libres: number | null;
  /** Null without limit. */
  stock: number | null;
  /** Why what is wanted together would be refused, at the first article that is too many; of so many pieces. */
  refus?: string | null;
  pour?: { quantite: number } | undefined;
}

export type AvailabilityByArticle = ReadonlyMap<number, ArticleAvailability>;

/** « 74 libres sur 100 », « Complet à vos dates ». Of a single piece there is nothing to count. */
export function availabilityInWords({ disponibilite, libres, stock }: ArticleAvailability): string {
  const isCounted = stock !== null && stock > 1 && libres !== null && libres > 0;
  const count = isCounted ? `${formatNumber(libres)} libre${libres > 1 ? 's' : ''} sur ${formatNumber(stock)}` : '';
  switch (disponibilite) {
    case 'COMPLET':
      if (stock === 0) return 'Indisponible à vos dates';
      return isCounted ? `Pas assez : ${count}` : 'Complet à vos dates';
    case 'A_CONFIRMER':
      return isCounted ? `À confirmer : ${count}` : 'À confirmer à vos dates';
    case 'LIBRE':
      if (!isCounted) return 'Libre à vos dates';
      return libres === 1 ? 'Dernier exemplaire à vos dates' : count;
  }
}
