import { useInvoicing } from '../../components/use-invoicing.ts';
import { FirstSteps } from '../../desk/first-steps/first-steps.tsx';
import { PersonalDataMenu } from '../../desk/personal-data/personal-data-menu.tsx';
import { SheetExport } from '../../desk/spreadsheets/sheet-export.tsx';
import { TodayStrip } from '../../desk/today/today-strip.tsx';
import { useRights } from '../../lib/rights.ts';
import { ToInvoice } from '../../money/invoices/to-invoice/to-invoice.tsx';
import { RequestSum } from '../../money/ledger/request-sum.tsx';
import type { RequestMoneySlot } from '../../requests/reservation-requests/list/request-table.tsx';
import { RequestsPage } from '../../requests/reservation-requests/list/requests-page.tsx';
import { ClosedNotice } from '../../site/shop-settings/closed-notice.tsx';
import { useSession } from '../session/session.ts';

/** The first screen: the reservation requests, below the first steps of a new shop and what waits today. */
export function RequestsScreen() {
  const may = useRights();
  const { token } = useSession();
  const isInvoicing = useInvoicing();
  return (
    <RequestsPage
      intro={
        <>
          {may('settings') && <ClosedNotice />}
          {may('settings') && <FirstSteps />}
          <TodayStrip />
        </>
      }
      menu={
        <>
          <SheetExport keys={['requests']} token={token} />
          <PersonalDataMenu />
        </>
      }
      toInvoice={(requestId, ids, isTold) => <ToInvoice requestId={requestId} ids={ids} isTold={isTold} />}
      money={isInvoicing ? moneyOf : null}
    />
  );
}

const moneyOf: RequestMoneySlot = (requestId, ids) => ({
  aFacturer: <RequestSum word="aFacturer" requestId={requestId} ids={ids} />,
  aPayer: <RequestSum word="aPayer" requestId={requestId} ids={ids} />,
});
