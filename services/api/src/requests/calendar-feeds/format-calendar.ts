import { addDays, toDay } from '@barnum/rules/dates/days';
import { loadedKinds, pieceInWords, piecesOf, takenPieces } from '@barnum/rules/requests/preparation/preparation';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Prisma } from '../../platform/db/client.ts';

/** Seconds after which a calendar program should refresh. */
const refreshSeconds = 3_600;

/** The calendar shows name, items and delivery of a request, but neither telephone nor e-mail. */
export const calendarQuery = {
  select: {
    id: true,
    nom: true,
    prenom: true,
    debut: true,
    fin: true,
    statut: true,
    livraisonMontage: true,
    updatedAt: true,
    items: {
      ...takenPieces,
      where: { nature: { in: [...loadedKinds] } },
      orderBy: { id: 'asc' },
    },
    _count: { select: { events: true } },
  },
} satisfies Prisma.ReservationRequestFindManyArgs;
type CalendarRequest = Prisma.ReservationRequestGetPayload<typeof calendarQuery>;

declare module '../../platform/worker/run-in-worker.ts' {
  interface HeavyFunctions {
    formatCalendar: typeof formatCalendar;
  }
}

/** An iCalendar file of the shop of that name, with the departure and the return of each request. */
export function formatCalendar({ shop, requests }: { shop: string; requests: readonly CalendarRequest[] }): string {
  const calendar = ical({
    name: `${shop} : départs et retours`,
    prodId: { company: shop, product: 'Planning', language: 'FR' },
    ttl: refreshSeconds,
  });
  for (const request of requests) {
    calendar.createEvent(eventOf(request, 'depart'));
    calendar.createEvent(eventOf(request, 'retour'));
  }
  return calendar.toString();
}

function eventOf(request: CalendarRequest, way: 'depart' | 'retour') {
  const { id, prenom, nom, items, livraisonMontage, updatedAt, _count } = request;
  const start = way === 'depart' ? request.debut : request.fin;
  const transport = livraisonMontage ? 'Avec livraison et montage' : 'Sans livraison';
  return {
    id: `demande-${id}-${way}@planning`,
    summary: `${way === 'depart' ? 'Départ' : 'Retour'} : ${prenom} ${nom}`,
    description: [...items.flatMap(piecesOf).map(pieceInWords), transport].join('\n'),
    allDay: true,
    start,
    // The end is exclusive.
    end: new Date(addDays(toDay(start), 1)),
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    // Not the present time: the same calendar must have the same bytes, for its ETag.
    stamp: updatedAt,
    lastModified: updatedAt,
    sequence: _count.events,
  };
}
