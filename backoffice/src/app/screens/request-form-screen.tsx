import { LineTemplatesModal } from '../../requests/line-templates/line-templates-modal.tsx';
import { useSendNewQuote } from '../../requests/quotes/use-send-new-quote.ts';
import type { TemplatesSlot } from '../../requests/reservation-requests/form/lines/templates.ts';
import { EditRequestPage, NewRequestPage } from '../../requests/reservation-requests/form/request-form-page.tsx';

const templates: TemplatesSlot = (props) => <LineTemplatesModal {...props} />;

/** The form of a new request, with the templates of lines and its quote. */
export function NewRequestScreen() {
  return <NewRequestPage templates={templates} sendQuote={useSendNewQuote()} />;
}

/** The form that changes a request. */
export function EditRequestScreen() {
  return <EditRequestPage templates={templates} />;
}
