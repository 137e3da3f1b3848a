import { schemaOpeningHours, type TimeRange, weekdayGroups } from '@barnum/rules/dates/opening-hours';
import { exceptionalDays, type Schedule } from '@barnum/rules/dates/schedule';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Closed all day, as search engines read it. */
const closedAllDay: TimeRange = { opens: '00:00', closes: '00:00' };

/**
 * The schedule for search engines: the week, and the exceptional days of the year from `today` on. Null for hours in
 * free words: search engines would show others.
 */
export function schemaHours({ hours, ...schedule }: Schedule, today: string): object | null {
  if (hours === null) return null;
  const groups = weekdayGroups(hours.week);
  const others = exceptionalDays({ ...schedule, hours }, today);
  return {
    openingHours: groups.flatMap(schemaOpeningHours),
    openingHoursSpecification: [
      ...groups.flatMap(({ weekdays, ranges }) =>
        ranges.map((range) => specification(range, { dayOfWeek: weekdays.map((weekday) => dayNames[weekday]) })),
      ),
      ...others.flatMap(({ first, last, ranges }) =>
        (ranges.length > 0 ? ranges : [closedAllDay]).map((range) =>
          specification(range, { validFrom: first, validThrough: last }),
        ),
      ),
    ],
  };
}

function specification(range: TimeRange, when: object): object {
  return { '@type': 'OpeningHoursSpecification', ...when, ...range };
}
