import { CalendarSubscription } from '../../features/calendar-feeds/calendar-subscription.tsx';
import { PlanningPage } from '../../features/planning/planning-page.tsx';

/** The planning, with the address for other calendars. */
export function PlanningScreen() {
  return <PlanningPage calendarSubscription={<CalendarSubscription />} />;
}
