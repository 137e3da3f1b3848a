import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { type RequestState, reservingStates } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Db } from '../../platform/db/client.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';
import { readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import { listPlannedRequests } from '../planning/planning.domain.ts';
import { calendarQuery } from './format-calendar.ts';

/** Days before and after today that the calendar contains. */
const [daysBack, daysAhead] = [60, 400];

const shownStates: readonly string[] = [...reservingStates, 'rendue'] satisfies RequestState[];

/** Departures and returns of confirmed and later requests as an iCalendar file (RFC 5545), each a whole day. */
export async function writeCalendar(db: Db): Promise<string> {
  const today = todayInParis();
  const days = { debut: addDays(today, -daysBack), fin: addDays(today, daysAhead), joursRemiseEnEtat: 0 };
  const requests = await listPlannedRequests(db, days, calendarQuery);
  return runInWorker('formatCalendar', {
    shop: await readSiteText(db, 'name'),
    requests: requests.filter(({ statut }) => shownStates.includes(statut)),
  });
}
