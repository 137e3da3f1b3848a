import { useRights } from '../../lib/rights.ts';
import { CalendarSubscription } from '../../requests/calendar-feeds/calendar-subscription.tsx';
import { PlanningPage } from '../../requests/planning/planning-page.tsx';

/** The planning, with the address for other calendars. */
export function PlanningScreen() {
  const may = useRights();
  return <PlanningPage calendarSubscription={may('requests') && <CalendarSubscription />} />;
}
