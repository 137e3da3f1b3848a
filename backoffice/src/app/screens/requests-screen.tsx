import { FirstSteps } from '../../features/first-steps/first-steps.tsx';
import { RequestsPage } from '../../features/reservation-requests/list/requests-page.tsx';

/** The screen that opens first: the requests, below what a new shop still needs. */
export function RequestsScreen() {
  return <RequestsPage intro={<FirstSteps />} />;
}
