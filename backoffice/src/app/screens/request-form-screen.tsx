import { LineTemplatesModal } from '../../features/line-templates/line-templates-modal.tsx';
import type { TemplatesSlot } from '../../features/reservation-requests/form/lines/templates.ts';
import { EditRequestPage, NewRequestPage } from '../../features/reservation-requests/form/request-form-page.tsx';

const templates: TemplatesSlot = (props) => <LineTemplatesModal {...props} />;

/** The form of a new request, with the templates of lines. */
export function NewRequestScreen() {
  return <NewRequestPage templates={templates} />;
}

/** The form that changes a request. */
export function EditRequestScreen() {
  return <EditRequestPage templates={templates} />;
}
