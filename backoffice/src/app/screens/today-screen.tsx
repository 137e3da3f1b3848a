import { ReminderButton } from '../../features/invoices/reminders/reminder-button.tsx';
import { BillButton } from '../../features/invoices/to-invoice/bill-button.tsx';
import { useArrivals } from '../../features/reservation-requests/arrivals/arrivals.tsx';
import { TodayPage } from '../../features/today/today-page.tsx';

/** The working day, which new requests join as they arrive. */
export function TodayScreen() {
  return (
    <TodayPage
      arrivals={useArrivals().ids.length}
      remind={(invoice) => <ReminderButton invoice={invoice} />}
      bill={(requestId) => <BillButton requestId={requestId} />}
    />
  );
}
