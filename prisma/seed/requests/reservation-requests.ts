import { addDays, dayColumn, weekdayOf } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { parseInput } from '@barnum/rules/errors';
import { cancellationNotes } from '@barnum/rules/requests/reservation-requests/cancellations';
import { authors } from '@barnum/rules/requests/reservation-requests/request-states';
import { administratorRequestInput, reservationRequestInput } from '@barnum/rules/requests/reservation-requests-input';
import type { z } from 'zod';
import type { Db, PrismaClient } from '../../../services/api/src/platform/db/client.ts';
import type { Storage } from '../../../services/api/src/platform/storage/storage.ts';
import { withdrawFromContract } from '../../../services/api/src/requests/acceptances/withdrawals.domain.ts';
import { issueQuote, sendQuote } from '../../../services/api/src/requests/quotes/quotes.domain.ts';
import {
  moveReservationRequest,
  writeEvent,
} from '../../../services/api/src/requests/reservation-requests/request-states.domain.ts';
import { recordReservationRequest } from '../../../services/api/src/requests/reservation-requests/reservation-requests.domain.ts';
import { demoMissedDemands } from '../data/missed-demands.ts';
import { demoRequests } from '../data/reservation-requests.ts';
import { daysAgo, hoursAgo } from '../dates.ts';
import { seedAcceptance } from './acceptances.ts';

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
  for (const request of demoRequests) {
    const { items, inDays, period, hoursAgo: hours, moves, messages = [], asksCancellation = false, deal } = request;
    // An administrator's, as some days are past.
    const input = parseInput(administratorRequestInput, {
      ...request,
      date: dayIn(inDays),
      ...(period && { dateRetrait: dayIn(period[0]), dateRetour: dayIn(period[1]) }),
      livraisonMontage: request.adresse !== null,
      items: [
        ...items.map(([nom, quantite]) => ({
          nom,
          quantite,
          ...(deal && { tauxTva: deal.tauxTva, ...deal.discounts[nom] }),
        })),
        ...(deal?.lines ?? []),
      ],
      ...(deal && { remise: deal.remise, motifRemise: deal.motifRemise }),
    });
    const { id } = await recordReservationRequest(db, input, { key: null, createdAt: hoursAgo(hours) });
    for (const [index, state] of moves.entries()) {
      // What left did so on its day; other steps lie evenly between arrival and now, before what was written last, and none
      // after its quote.
      const since = Math.max(hours * (1 - (index + 1) / (moves.length + 1)), request.quotedHoursAgo ?? 0);
      const at = state === 'sortie' && period ? daysAgo(-period[0]) : hoursAgo(since);
      await moveReservationRequest(db, id, state, { auteur: authors.system, at });
    }
    await seedMessages(db, id, messages, asksCancellation);
  }
}

function dayIn(days: number): string {
  return todayInParis(daysAgo(-days));
}

/** The visitor and the company write in turn, an hour after each other; what was answered is read. */
async function seedMessages(
  db: Db,
  requestId: number,
  texts: readonly string[],
  asksCancellation: boolean,
): Promise<void> {
  const messages = texts.map((texte, index) => {
    const createdAt = hoursAgo(texts.length - index);
    const isAnswered = index < texts.length - 1;
    const auteur = index % 2 === 0 ? authors.visitor : authors.system;
    return { requestId, createdAt, auteur, texte, luLe: auteur === authors.system || isAnswered ? createdAt : null };
  });
  await db.requestMessage.createMany({ data: messages });
  if (!asksCancellation) return;
  const at = messages.at(-1)?.createdAt ?? new Date();
  await db.reservationRequest.update({ where: { id: requestId }, data: { annulationDemandeLe: at } });
  const change = { auteur: authors.visitor, note: cancellationNotes.demandee, at };
  await writeEvent(db, requestId, { from: 'confirmee', to: 'confirmee', change });
}

/**
 * The demo's quotes, as they were sent: one waits for its answer, one is too old for it, three were accepted online. Their
 * numbers are not taken back: they come after what a transaction holds.
 */
export async function seedDemoQuotes(stores: { db: PrismaClient; storage: Storage }): Promise<void> {
  const auteur = authors.system;
  const quoted = demoRequests.flatMap((request) =>
    request.quotedHoursAgo === undefined ? [] : [{ ...request, quotedHoursAgo: request.quotedHoursAgo }],
  );
  // Numbers follow the days.
  quoted.sort((one, other) => other.quotedHoursAgo - one.quotedHoursAgo);
  for (const { phone, prenom, nom, quotedHoursAgo, acceptedHoursAgo, withdrawnHoursAgo } of quoted) {
    const { id } = await stores.db.reservationRequest.findFirstOrThrow({ where: { phone }, select: { id: true } });
    const { id: versionId } = await issueQuote(stores, id, { auteur }, hoursAgo(quotedHoursAgo));
    const sentAt = hoursAgo(quotedHoursAgo);
    await sendQuote(stores.db, versionId, { auteur, mot: '' });
    await dateSteps(stores.db, id, sentAt);
    if (acceptedHoursAgo !== undefined) {
      await seedAcceptance(
        stores,
        { requestId: id, versionId },
        { nom: `${prenom} ${nom}`, at: hoursAgo(acceptedHoursAgo) },
      );
      await dateSteps(stores.db, id, hoursAgo(acceptedHoursAgo));
    }
    if (withdrawnHoursAgo !== undefined) {
      await withdrawFromContract(stores.db, id, { administrators: [], now: hoursAgo(withdrawnHoursAgo) });
    }
    await stores.db.mail.updateMany({ where: { requestId: id }, data: { dueAt: null, createdAt: sentAt, sentAt } });
  }
}

/** What was noted later than this happened then. */
async function dateSteps(db: Db, requestId: number, at: Date): Promise<void> {
  await db.requestEvent.updateMany({ where: { requestId, createdAt: { gt: at } }, data: { createdAt: at } });
}

/** What the demo shop lacked on week-ends of its last season; `articleIds` by name. */
export async function seedDemoMissedDemands(db: Db, articleIds: ReadonlyMap<string, number>): Promise<void> {
  const today = todayInParis();
  const saturday = addDays(today, -((weekdayOf(today) + 1) % 7));
  await db.missedDemand.createMany({
    data: demoMissedDemands.flatMap(({ nom, kind, pieces, weeksAgo, daysBefore }) => {
      const articleId = articleIds.get(nom);
      const day = addDays(saturday, -7 * weeksAgo);
      const [jour, debut, fin] = [-daysBefore, -1, 2].map((days) => dayColumn(addDays(day, days)));
      return articleId && jour && debut && fin ? [{ articleId, kind, pieces, jour, debut, fin }] : [];
    }),
  });
}
