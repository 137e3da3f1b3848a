import { todayInParis } from '@barnum/rules/dates/paris-time';
import { toCents } from '@barnum/rules/prices/amounts';
import { appointmentTimes } from '@barnum/rules/prices/rental-in-words';
import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { type OfficeAct, type OfficeDeal, officeStepOf } from '@barnum/rules/requests/reservation-requests/office-step';
import type { ResultOf } from 'gql.tada';
import { useParams } from 'react-router-dom';
import { pieceTypes, requestPiecesFields } from '../../catalogue/pieces/pieces.ts';
import { RequestPieces } from '../../catalogue/pieces/request-pieces.tsx';
import { useInvoicing } from '../../components/use-invoicing.ts';
import { useMarking } from '../../components/use-marking.ts';
import { useRead } from '../../components/use-read.ts';
import { customerTypes, requestCustomerFields } from '../../customers/customers/customers.ts';
import { RequestCustomer } from '../../customers/customers/request-customer.tsx';
import { requestHandoversFields } from '../../desk/handover/handover.ts';
import { RequestHandovers, SettleStep } from '../../desk/handover/request-handovers.tsx';
import { MessageFile } from '../../desk/request-files/message-file.tsx';
import { requestFilesFields } from '../../desk/request-files/request-files.ts';
import { RequestFiles } from '../../desk/request-files/request-files.tsx';
import { ledgerTypes } from '../../lib/cached-types.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { BillingGroup, type BillKind, BillStep } from '../../money/invoices/billing/billing-group.tsx';
import { draftSources, requestBillingFields } from '../../money/invoices/invoices.ts';
import { requestLedgerFields } from '../../money/ledger/ledger.ts';
import { DepositStep, heldDeposit, PaymentStep, RequestLedger } from '../../money/ledger/request-ledger.tsx';
import { acceptanceTypes, requestAcceptancesFields } from '../../requests/acceptances/acceptances.ts';
import { RequestAcceptances } from '../../requests/acceptances/request-acceptances.tsx';
import { LineTemplatesModal } from '../../requests/line-templates/line-templates-modal.tsx';
import { type QuoteDraft, useQuoteDraft } from '../../requests/quotes/quote-draft.ts';
import { QuoteGroup } from '../../requests/quotes/quote-group.tsx';
import { QuoteStep } from '../../requests/quotes/quote-step.tsx';
import { isStanding, requestQuoteFields } from '../../requests/quotes/quotes.ts';
import { RequestPage } from '../../requests/reservation-requests/details/request-page.tsx';
import type { StepAct } from '../../requests/reservation-requests/details/request-steps.tsx';
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
      companyInfo {
        nom
        valeur
      }
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
  const draft = useQuoteDraft(id);
  const variables = { id, money: useInvoicing(), pieces: useMarking() ?? false };
  const reading = useRead(requestPageQuery, variables, context, id === 0);
  const data = reading.data?.reservationRequest.id === id ? reading.data : undefined;
  // An answer to who wants to cancel comes before all else.
  const step =
    data && data.reservationRequest.annulationDemandeLe === null ? officeStepOf(dealOf(data), todayInParis()) : null;
  const newest = data?.quote.versions[0]?.id;
  return (
    <RequestPage
      id={id}
      reading={{ ...reading, data }}
      step={step}
      act={step && data ? actOf(step.act, { id, data, draft, reload: reading.reload }) : null}
      money={
        data && (
          <>
            <QuoteGroup
              request={data.reservationRequest}
              quote={data.quote}
              draft={draft}
              onConflict={reading.reload}
              isNext={step?.act === 'devis' || step?.act === 'remise'}
              isAccepted={isAccepted(data)}
              accepted={
                <RequestAcceptances
                  acceptances={data.acceptances}
                  newest={newest}
                  statut={data.reservationRequest.statut}
                />
              }
            />
            {data.billing && <BillingGroup requestId={id} billing={data.billing} next={billedBy(step?.act)} />}
            {data.requestLedger && (
              <RequestLedger requestId={id} ledger={data.requestLedger} isPaymentNext={step?.act === 'paiement'} />
            )}
          </>
        )
      }
      customer={data && <RequestCustomer {...data} />}
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

type Data = ResultOf<typeof requestPageQuery>;

/** What the next step depends on. */
function dealOf(data: Data): OfficeDeal {
  const { reservationRequest, quote, billing, requestLedger, companyInfo } = data;
  const { statut } = reservationRequest;
  const [newest] = quote.versions;
  return {
    ...reservationRequest,
    depart: appointmentTimes(reservationRequest, rentalTermsOf(companyInfo)).depart,
    quote: newest
      ? {
          stands: isStanding(quote, statut, isAccepted(data)),
          isHandedOut: newest.estRemis,
          isAccepted: isAccepted(data),
        }
      : null,
    isReturnOpen: openReturn(data) !== undefined,
    money:
      billing && requestLedger
        ? {
            advance: billing.acompte,
            refusal: billing.refus,
            agreed: toCents(billing.convenu),
            invoiced: toCents(billing.facture),
            received: toCents(requestLedger.recu),
            toInvoice: toCents(billing.aFacturer),
            toPay: toCents(requestLedger.aPayer),
            deposit: { missing: toCents(requestLedger.cautionManquante), held: heldDeposit(requestLedger) },
          }
        : null,
  };
}

/** Whether the newest version of its quote was accepted online, and still is. */
function isAccepted({ acceptances, quote }: Data): boolean {
  const newest = quote.versions[0]?.id;
  return acceptances.some(({ quoteVersionId, retracteLe }) => quoteVersionId === newest && retracteLe === null);
}

/** The act of the next step, where it is of a quote or of money: the features know nothing of each other. */
function actOf(
  act: OfficeAct,
  { id, data, draft, reload }: { id: number; data: Data; draft: QuoteDraft; reload: () => void },
): StepAct | null {
  const { reservationRequest: request, quote, billing, requestLedger: ledger } = data;
  if (act === 'devis' || act === 'remise') {
    return (others) => <QuoteStep {...{ request, quote, draft, others }} onConflict={reload} />;
  }
  const bills = billedBy(act);
  if (bills && billing) {
    return (others) => <BillStep requestId={id} billing={billing} next={bills} others={others} />;
  }
  if (act === 'paiement' && ledger) {
    return (others) => <PaymentStep requestId={id} ledger={ledger} others={others} />;
  }
  const toSettle = openReturn(data);
  if (act === 'bilan' && toSettle) return (others) => <SettleStep sheetId={toSettle.id} others={others} />;
  return act === 'caution' ? (others) => <DepositStep others={others} /> : null;
}

/** Its return that was closed by who could not decide what comes of it. */
function openReturn({ reservationRequest }: Data) {
  return reservationRequest.etatsDesLieux.find(({ aRegler }) => aRegler);
}

function billedBy(act: OfficeAct | undefined): BillKind | null {
  return act === 'acompte' || act === 'acompteRecu' || act === 'facture' ? act : null;
}
