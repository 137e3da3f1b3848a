import { todayInParis } from '@barnum/rules/dates/paris-time';
import { parseInput } from '@barnum/rules/errors';
import { administratorRequestInput, reservationRequestInput } from '@barnum/rules/inputs/reservation-requests';
import { authors } from '@barnum/rules/request-states';
import type { z } from 'zod';
import type { Db } from '../../services/api/src/db/client.ts';
import { moveReservationRequest } from '../../services/api/src/features/reservation-requests/request-states.domain.ts';
import { recordReservationRequest } from '../../services/api/src/features/reservation-requests/reservation-requests.domain.ts';
import { demoRequests } from './data/reservation-requests.ts';
import { daysAgo, hoursAgo } from './dates.ts';

type RequestSeed = Partial<z.input<typeof reservationRequestInput>> & { createdAt?: Date };

/** A request, with defaults for all fields that `seed` leaves out. */
export function seedReservationRequest(db: Db, { createdAt, ...seed }: RequestSeed = {}) {
  const input = parseInput(reservationRequestInput, {
    nom: 'C.',
    prenom: 'Nolwenn',
    date: todayInParis(daysAgo(-30)),
    phone: '06 39 98 01 12',
    livraisonMontage: false,
    items: [{ nom: 'Barnum pliant', quantite: 1 }],
    ...seed,
  });
  return recordReservationRequest(db, input, { key: null, ...(createdAt && { createdAt }) });
}

/** The demo requests, as they came in over the last days. */
export async function seedDemoReservationRequests(db: Db): Promise<void> {
  for (const { items, inDays, period, hoursAgo: hours, moves, ...request } of demoRequests) {
    // An administrator's, as some days are past.
    const input = parseInput(administratorRequestInput, {
      ...request,
      date: dayIn(inDays),
      ...(period && { dateRetrait: dayIn(period[0]), dateRetour: dayIn(period[1]) }),
      livraisonMontage: request.adresse !== null,
      items: items.map(([nom, quantite]) => ({ nom, quantite })),
    });
    const { id } = await recordReservationRequest(db, input, { key: null, createdAt: hoursAgo(hours) });
    for (const state of moves) await moveReservationRequest(db, id, state, { auteur: authors.system });
  }
}

function dayIn(days: number): string {
  return todayInParis(daysAgo(-days));
}
