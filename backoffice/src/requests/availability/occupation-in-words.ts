import { type Turnover, turnoverInWords } from '@barnum/rules/requests/availability/turnover';
import { formatNumber } from '@barnum/rules/text/numbers';

interface StockOfDays {
  /** Null without limit, as `libre`. */
  stock: number | null;
  libre: number | null;
  reserve: number;
  aConfirmer: number;
  turnover?: Turnover | null;
}

/**
 * « 2 libres sur 4, 1 réservé, 1 à confirmer », the last of other requests where one is looked at; on a day on which some
 * come back and may leave again, with both hours.
 */
export function occupationInWords(
  { stock, libre, reserve, aConfirmer, turnover }: StockOfDays,
  isElsewhere = false,
): string {
  const free =
    stock === null || libre === null
      ? 'Stock illimité'
      : `${formatNumber(libre)} libre${libre > 1 ? 's' : ''} sur ${formatNumber(stock)}`;
  const taken = [
    ...(reserve > 0 ? [`${formatNumber(reserve)} réservé${reserve > 1 ? 's' : ''}`] : []),
    ...(aConfirmer > 0 ? [`${formatNumber(aConfirmer)} à confirmer${isElsewhere ? ' ailleurs' : ''}`] : []),
  ];
  const hours = turnover ? [turnoverInWords(turnover)] : [];
  return [free, ...taken, ...hours].join(', ');
}
