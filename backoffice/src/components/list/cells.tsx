import { formatLongDateTime, formatNumericDay } from '@barnum/rules/dates/format-dates';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { formatSince } from '../../lib/relative-dates.ts';

/** An amount in euros; '-' when there is none. */
export function Money({ amount }: { amount: string | null }) {
  return <>{amount === null ? '-' : formatPrice(amount)}</>;
}

/** When something happened, relative to now; exact on hover. */
export function Since({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatLongDateTime(instant)}>
      {formatSince(instant)}
    </time>
  );
}

/** The day of an instant, `11/07/2026`; exact on hover. */
export function Day({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatLongDateTime(instant)}>
      {formatNumericDay(instant)}
    </time>
  );
}
