import { useParams } from 'react-router-dom';
import { pieceTypes, requestPiecesFields } from '../../catalogue/pieces/pieces.ts';
import { RequestPieces } from '../../catalogue/pieces/request-pieces.tsx';
import { useInvoicing } from '../../components/use-invoicing.ts';
import { useMarking } from '../../components/use-marking.ts';
import { useRead } from '../../components/use-read.ts';
import { customerTypes, requestCustomerFields } from '../../customers/customers/customers.ts';
import { RequestCustomer } from '../../customers/customers/request-customer.tsx';
import { requestHandoversFields } from '../../desk/handover/handover.ts';
import { RequestHandovers } from '../../desk/handover/request-handovers.tsx';
import { MessageFile } from '../../desk/request-files/message-file.tsx';
import { requestFilesFields } from '../../desk/request-files/request-files.ts';
import { RequestFiles } from '../../desk/request-files/request-files.tsx';
import { ledgerTypes } from '../../lib/cached-types.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { BillingGroup } from '../../money/invoices/billing/billing-group.tsx';
import { draftSources, requestBillingFields } from '../../money/invoices/invoices.ts';
import { requestLedgerFields } from '../../money/ledger/ledger.ts';
import { RequestLedger } from '../../money/ledger/request-ledger.tsx';
import { acceptanceTypes, requestAcceptancesFields } from '../../requests/acceptances/acceptances.ts';
import { RequestAcceptances } from '../../requests/acceptances/request-acceptances.tsx';
import { LineTemplatesModal } from '../../requests/line-templates/line-templates-modal.tsx';
import { QuoteGroup } from '../../requests/quotes/quote-group.tsx';
import { requestQuoteFields } from '../../requests/quotes/quotes.ts';
import { RequestPage } from '../../requests/reservation-requests/details/request-page.tsx';
import { readRequestFields } from '../../requests/reservation-requests/requests.ts';
import { useSession } from '../session/session.ts';

const requestPageQuery = graphql(
  `
    query RequestPage($id: Int!, $money: Boolean!, $pieces: Boolean!) {
      ...ReadRequest
      ...RequestCustomer
      ...RequestQuote
      ...RequestAcceptances
      ...RequestBilling
      ...RequestLedger
      ...RequestPieces
      ...RequestFiles
      ...RequestHandovers
    }
  `,
  [
    readRequestFields,
    requestCustomerFields,
    requestQuoteFields,
    requestAcceptancesFields,
    requestBillingFields,
    requestLedgerFields,
    requestPiecesFields,
    requestFilesFields,
    requestHandoversFields,
  ],
);

/** What the page shows lists of, which may be empty. */
const context = {
  additionalTypenames: [
    ...acceptanceTypes,
    ...customerTypes,
    ...draftSources.additionalTypenames,
    ...ledgerTypes,
    ...pieceTypes,
    'RequestFile',
    'Handover',
  ],
};

/**
 * A reservation request, with its customer, its quote, its invoices, its payments and deposits, its marked pieces, its
 * files and the templates: read at once.
 */
export function RequestScreen() {
  const { id: parameter = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 0;
  const { token } = useSession();
  const variables = { id, money: useInvoicing(), pieces: useMarking() ?? false };
  const reading = useRead(requestPageQuery, variables, context, id === 0);
  const data = reading.data?.reservationRequest.id === id ? reading.data : undefined;
  return (
    <RequestPage
      id={id}
      reading={{ ...reading, data }}
      customer={data && <RequestCustomer {...data} />}
      quote={
        data && (
          <QuoteGroup
            request={data.reservationRequest}
            quote={data.quote}
            onConflict={reading.reload}
            accepted={
              <RequestAcceptances
                acceptances={data.acceptances}
                newest={data.quote.versions[0]?.id}
                statut={data.reservationRequest.statut}
              />
            }
          />
        )
      }
      invoices={data?.billing && <BillingGroup requestId={id} billing={data.billing} />}
      ledger={data?.requestLedger && <RequestLedger requestId={id} ledger={data.requestLedger} />}
      pieces={data?.pieceOutings && <RequestPieces requestId={id} outings={data.pieceOutings} />}
      handovers={
        data?.reservationRequest.etatsDesLieux.some(({ closedAt }) => closedAt !== null) && (
          <RequestHandovers handovers={data.reservationRequest.etatsDesLieux} />
        )
      }
      files={data && <RequestFiles requestId={id} files={data.reservationRequest.fichiers} token={token} />}
      messageFile={(file) => <MessageFile file={file} token={token} />}
      templates={(props) => <LineTemplatesModal {...props} />}
    />
  );
}
