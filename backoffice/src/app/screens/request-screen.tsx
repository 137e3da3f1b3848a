import { RequestCustomer } from '../../features/customers/request-customer.tsx';
import { LineTemplatesModal } from '../../features/line-templates/line-templates-modal.tsx';
import { QuoteGroup } from '../../features/quotes/quote-group.tsx';
import { RequestFiles } from '../../features/request-files/request-files.tsx';
import { RequestPage } from '../../features/reservation-requests/details/request-page.tsx';
import { useSession } from '../session/session.ts';

/** A reservation request, with its customer, its quote, its files and the templates of lines. */
export function RequestScreen() {
  const { token } = useSession();
  return (
    <RequestPage
      customer={(request) => <RequestCustomer requestId={request.id} />}
      quote={(request, onConflict) => <QuoteGroup request={request} onConflict={onConflict} />}
      templates={(props) => <LineTemplatesModal {...props} />}
      files={(request) => <RequestFiles requestId={request.id} token={token} />}
    />
  );
}
