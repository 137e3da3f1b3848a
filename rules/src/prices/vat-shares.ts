import { netOfTax } from './net-of-tax.ts';
import type { VatShare } from './price-request.ts';

/** What an invoice is of each rate; of a rate null where nothing is told of VAT. */
export type RateShare = Omit<VatShare, 'taux'> & { taux: string | null };

/** The shares of an amount, one without a rate where nothing is told of VAT. */
export function sharesOf({ tva, total }: { tva: readonly VatShare[]; total: number }): readonly RateShare[] {
  return tva.length > 0 ? tva : [{ taux: null, total, horsTaxes: total, tva: 0 }];
}

/** What is left of some shares without others, rate by rate; negative where the others are more. */
export function withoutShares(shares: readonly RateShare[], others: readonly RateShare[]): RateShare[] {
  const rates = [...new Set([...shares, ...others].map(({ taux }) => taux))];
  return rates.map((taux) => {
    const left = (of: (share: RateShare) => number) => sumOf(shares, taux, of) - sumOf(others, taux, of);
    return {
      taux,
      total: left((share) => share.total),
      horsTaxes: left((share) => share.horsTaxes),
      tva: left((share) => share.tva),
    };
  });
}

/**
 * Shares in which no rate of balance 0 has a cent of HT and one of VAT of opposite sign, as roundings of earlier parts leave
 * them: these are the largest rate's. Sums stay as they are.
 */
export function withoutStrayCents(shares: readonly RateShare[]): RateShare[] {
  const isStray = ({ total, horsTaxes }: RateShare) => total === 0 && horsTaxes !== 0;
  const [largest] = shares
    .filter(({ total }) => total !== 0)
    .toSorted((one, other) => Math.abs(other.total) - Math.abs(one.total));
  if (!largest) return [...shares];
  const strays = shares.filter(isStray);
  return shares.map((share) => {
    if (isStray(share)) return { ...share, horsTaxes: 0, tva: 0 };
    if (share !== largest) return share;
    const [horsTaxes, tva] = [sum(strays.map((stray) => stray.horsTaxes)), sum(strays.map((stray) => stray.tva))];
    return { ...share, horsTaxes: share.horsTaxes + horsTaxes, tva: share.tva + tva };
  });
}

/**
 * A part of what is left of a rate, in cents. Its VAT is never more than is left of it either, so that parts add up to the
 * whole by rate, without taxes and with them.
 */
export function shareOf(total: number, left: RateShare): RateShare {
  const exact = netOfTax(total, left.taux);
  const horsTaxes = Math.min(Math.max(exact, total - left.tva), left.horsTaxes);
  return { taux: left.taux, total, horsTaxes, tva: total - horsTaxes };
}

/** The shares as an invoice says them: none without a rate. */
export function toldShares(shares: readonly RateShare[]): VatShare[] {
  return shares.filter((share): share is VatShare => share.taux !== null);
}

export function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0);
}

function sumOf(shares: readonly RateShare[], taux: string | null, of: (share: RateShare) => number): number {
  return sum(shares.filter((share) => share.taux === taux).map(of));
}
