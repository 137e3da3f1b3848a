import { addDays } from '@barnum/rules/dates/days';
import ical, { ICalEventStatus } from 'ical-generator';

/** The pick-up or the return; null as `time` where none is set for that day. */
export interface Appointment {
  way: 'depart' | 'retour';
  day: string;
  /** « 14:00 », in Paris. */
  time: string | null;
}

interface Visit {
  shop: string;
  requestId: number;
  place: string;
  appointments: readonly Appointment[];
  isDelivered: boolean;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  updatedAt: Date;
  sequence: number;
}

declare module '../../platform/worker/run-in-worker.ts' {
  interface HeavyFunctions {
    formatAppointments: typeof formatAppointments;
  }
}

/** Minutes of an appointment. */
const length = 30;

/** An iCalendar file of a visitor's appointments. Times of day float, as the shop is where its visitor is. */
export function formatAppointments(visit: Visit): string {
  const calendar = ical({
    name: visit.shop,
    prodId: { company: visit.shop, product: 'Suivi', language: 'FR' },
  });
  for (const appointment of visit.appointments) calendar.createEvent(eventOf(visit, appointment));
  return calendar.toString();
}

function eventOf(visit: Visit, { way, day, time }: Appointment) {
  const { shop, requestId, place, isDelivered, status, updatedAt, sequence } = visit;
  const names = isDelivered
    ? { depart: 'Livraison', retour: 'Reprise du matériel' }
    : { depart: 'Retrait du matériel', retour: 'Retour du matériel' };
  return {
    id: `suivi-${requestId}-${way}@barnum`,
    summary: `${names[way]} (${shop})`,
    location: place,
    // By the company's van, the hour is its own to say.
    ...(time === null && !isDelivered && { description: 'Heure à convenir ensemble.' }),
    floating: true,
    ...whenOf(day, time, way),
    status: ICalEventStatus[status],
    stamp: updatedAt,
    lastModified: updatedAt,
    sequence,
  };
}

/** A pick-up begins at its time, a return ends at its. */
function whenOf(day: string, time: string | null, way: Appointment['way']) {
  if (time === null) return { allDay: true, start: new Date(day), end: new Date(addDays(day, 1)) };
  // Floating: it is written without its zone.
  const at = new Date(`${day}T${time}:00Z`);
  const other = new Date(at.getTime() + (way === 'depart' ? length : -length) * 60_000);
  return way === 'depart' ? { start: at, end: other } : { start: other, end: at };
}
