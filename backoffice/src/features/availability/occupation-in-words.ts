import { formatNumber } from '@barnum/rules/text/numbers';

interface StockOfDays {
  /** Null without limit, as `libre`. */
  stock: number | null;
  libre: number | null;
  reserve: number;
  aConfirmer: number;
}

/** « 2 libres sur 4, 1 réservé, 1 à confirmer », the last of other requests where one is looked at. */
export function occupationInWords({ stock, libre, reserve, aConfirmer }: StockOfDays, isElsewhere = false): string {
  const free =
    stock === null || libre === null
      ? 'Stock illimité'
      : `${formatNumber(libre)} libre${libre > 1 ? 's' : ''} sur ${formatNumber(stock)}`;
  const taken = [
    ...(reserve > 0 ? [`${formatNumber(reserve)} réservé${reserve > 1 ? 's' : ''}`] : []),
    ...(aConfirmer > 0 ? [`${formatNumber(aConfirmer)} à confirmer${isElsewhere ? ' ailleurs' : ''}`] : []),
  ];
  return [free, ...taken].join(', ');
}
