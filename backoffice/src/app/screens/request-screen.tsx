import { useInvoicing } from '../../components/use-invoicing.ts';
import { useMarking } from '../../components/use-marking.ts';
import { RequestCustomer } from '../../features/customers/request-customer.tsx';
import { BillingGroup } from '../../features/invoices/billing/billing-group.tsx';
import { RequestLedger } from '../../features/ledger/request-ledger.tsx';
import { LineTemplatesModal } from '../../features/line-templates/line-templates-modal.tsx';
import { RequestPieces } from '../../features/pieces/request-pieces.tsx';
import { QuoteGroup } from '../../features/quotes/quote-group.tsx';
import { RequestFiles } from '../../features/request-files/request-files.tsx';
import { RequestPage } from '../../features/reservation-requests/details/request-page.tsx';
import { useSession } from '../session/session.ts';

/**
 * A reservation request, with its customer, its quote, its invoices, its payments and deposits, its marked pieces, its
 * files and the templates.
 */
export function RequestScreen() {
  const { token } = useSession();
  const isInvoicing = useInvoicing();
  const isMarking = useMarking();
  return (
    <RequestPage
      customer={(request) => <RequestCustomer requestId={request.id} />}
      quote={(request, onConflict) => <QuoteGroup request={request} onConflict={onConflict} />}
      {...(isInvoicing && {
        invoices: (request) => <BillingGroup requestId={request.id} />,
        ledger: (request) => <RequestLedger requestId={request.id} />,
      })}
      templates={(props) => <LineTemplatesModal {...props} />}
      {...(isMarking && { pieces: (request) => <RequestPieces requestId={request.id} /> })}
      files={(request) => <RequestFiles requestId={request.id} token={token} />}
    />
  );
}
