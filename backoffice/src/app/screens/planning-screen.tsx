import { CalendarSubscription } from '../../features/calendar-feeds/calendar-subscription.tsx';
import { PlanningPage } from '../../features/planning/planning-page.tsx';

/** The planning, and how other calendars follow it. */
export function PlanningScreen() {
  return <PlanningPage calendarSubscription={<CalendarSubscription />} />;
}
