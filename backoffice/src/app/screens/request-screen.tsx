import { QuoteGroup } from '../../features/quotes/quote-group.tsx';
import { RequestPage } from '../../features/reservation-requests/details/request-page.tsx';

/** A reservation request, with its quote. */
export function RequestScreen() {
  return <RequestPage quote={(request, onConflict) => <QuoteGroup request={request} onConflict={onConflict} />} />;
}
