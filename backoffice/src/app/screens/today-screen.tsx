import { TodayPage } from '../../desk/today/today-page.tsx';
import { ReminderButton } from '../../money/invoices/reminders/reminder-button.tsx';
import { BillButton } from '../../money/invoices/to-invoice/bill-button.tsx';
import { QuoteReminderButton } from '../../requests/quotes/quote-reminder-button.tsx';
import { useArrivals } from '../../requests/reservation-requests/arrivals/arrivals.tsx';

/** The working day, which new requests join as they arrive. */
export function TodayScreen() {
  return (
    <TodayPage
      arrivals={useArrivals().ids.length}
      remind={(invoice) => <ReminderButton invoice={invoice} />}
      remindOfQuote={({ devisARappeler, prenom, nom }) =>
        devisARappeler && <QuoteReminderButton versionId={devisARappeler} client={`${prenom} ${nom}`} />
      }
      bill={(requestId) => <BillButton requestId={requestId} />}
    />
  );
}
