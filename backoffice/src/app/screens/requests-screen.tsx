import { FirstSteps } from '../../desk/first-steps/first-steps.tsx';
import { PersonalDataEntry } from '../../desk/personal-data/personal-data-entry.tsx';
import { TodayStrip } from '../../desk/today/today-strip.tsx';
import { useRights } from '../../lib/rights.ts';
import { ToInvoice } from '../../money/invoices/to-invoice/to-invoice.tsx';
import { RequestsPage } from '../../requests/reservation-requests/list/requests-page.tsx';

/** The first screen: the reservation requests, below the first steps of a new shop and what waits today. */
export function RequestsScreen() {
  const may = useRights();
  return (
    <RequestsPage
      intro={
        <>
          {may('settings') && <FirstSteps />}
          <TodayStrip />
        </>
      }
      personalData={<PersonalDataEntry />}
      toInvoice={(requestId, ids) => <ToInvoice requestId={requestId} ids={ids} />}
    />
  );
}
