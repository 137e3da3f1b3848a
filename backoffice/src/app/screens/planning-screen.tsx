import { CalendarSubscription } from '../../features/calendar-feeds/calendar-subscription.tsx';
import { PlanningPage } from '../../features/planning/planning-page.tsx';

import { useRights } from '../../lib/rights.ts';

/** The planning, with the address for other calendars. */
export function PlanningScreen() {
  const may = useRights();
  return <PlanningPage calendarSubscription={may('requests') && <CalendarSubscription />} />;
}
