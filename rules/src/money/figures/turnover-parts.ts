import { zoneOf } from '../../prices/order-terms.ts';
import type { DeliveryZone } from '../../prices/pricing-terms.ts';
import { sum } from '../../prices/vat-shares.ts';

/** What somebody or something was hired for: cents without taxes, and of how many hires. */
export interface TurnoverPart {
  /** Null for what is of none, and for all smaller parts together. */
  id: number | null;
  nom: string;
  montant: number;
  locations: number;
}

/** So many parts are told; what is smaller is told together. */
const told = 10;

/** Parts from the largest to the smallest, without those that are nothing; the smaller ones in one, which comes last. */
export function largestParts(parts: readonly TurnoverPart[]): TurnoverPart[] {
  const sorted = parts
    .filter(({ montant, locations }) => montant !== 0 || locations > 0)
    .toSorted((one, other) => other.montant - one.montant || one.nom.localeCompare(other.nom, 'fr'));
  if (sorted.length <= told) return sorted;
  const rest = sorted.slice(told - 1);
  const others: TurnoverPart = {
    id: null,
    nom: turnoverWords.others,
    montant: sum(rest.map(({ montant }) => montant)),
    locations: sum(rest.map(({ locations }) => locations)),
  };
  return [...sorted.slice(0, told - 1), others];
}

/** Where a hire goes: the zone of its address, among those of today. */
export function zoneName(zones: readonly DeliveryZone[], { livraisonMontage, adresse }: DeliveredTo): string {
  if (!livraisonMontage) return turnoverWords.pickedUp;
  const zone = zoneOf(zones, adresse ?? '');
  return zone === undefined ? turnoverWords.unknownZone : (zone?.nom ?? turnoverWords.outsideZones);
}

interface DeliveredTo {
  livraisonMontage: boolean;
  adresse: string | null;
}

export const turnoverWords = {
  others: 'Les autres',
  uncategorised: 'Sans catégorie',
  otherLines: 'Livraison et lignes sans article',
  unknownCustomer: 'Clients sans fiche',
  pickedUp: 'Retrait au dépôt',
  outsideZones: 'Hors zone',
  unknownZone: 'Adresse sans code postal',
  pastHires: 'Locations reprises',
} as const;
