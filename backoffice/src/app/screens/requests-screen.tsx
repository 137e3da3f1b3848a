import { FirstSteps } from '../../features/first-steps/first-steps.tsx';
import { ToInvoice } from '../../features/invoices/to-invoice/to-invoice.tsx';
import { PersonalDataEntry } from '../../features/personal-data/personal-data-entry.tsx';
import { RequestsPage } from '../../features/reservation-requests/list/requests-page.tsx';
import { TodayStrip } from '../../features/today/today-strip.tsx';
import { useRights } from '../../lib/rights.ts';

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
