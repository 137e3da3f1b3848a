import { toDay } from '@barnum/rules/dates/days';
import { appointmentTimes } from '@barnum/rules/prices/rental-in-words';
import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { isOver, isPending, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import { companyValue } from '@barnum/rules/site/company-info/company-info';
import type { Db } from '../../platform/db/client.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import type { Appointment } from './format-appointments.ts';

/**
 * The two appointments of a request for its visitor's calendar, as an iCalendar file (RFC 5545): they keep their UID, so
 * that the same file read again moves them. What is not agreed yet is tentative, what is over is cancelled.
 */
export async function writeVisitorCalendar(db: Db, requestId: number): Promise<string> {
  const { debut, fin, statut, livraisonMontage, adresse, updatedAt, _count } =
    await db.reservationRequest.findUniqueOrThrow({
      where: { id: requestId },
      select: {
        debut: true,
        fin: true,
        statut: true,
        livraisonMontage: true,
        adresse: true,
        updatedAt: true,
        _count: { select: { events: true } },
      },
    });
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const terms = rentalTermsOf(company);
  const shop = await readSiteText(db, 'name');
  const place = (livraisonMontage ? adresse : companyValue(company, 'adresse')) ?? '';
  const [first, last] = [toDay(debut), toDay(fin)];
  const { depart, retour } = appointmentTimes({ debut: first, fin: last }, terms);
  const appointments: Appointment[] = [
    { way: 'depart', day: first, time: livraisonMontage ? null : depart },
    { way: 'retour', day: last, time: livraisonMontage ? null : retour },
  ];
  return runInWorker('formatAppointments', {
    shop,
    requestId,
    place,
    appointments,
    isDelivered: livraisonMontage,
    status: statusOf(statut),
    updatedAt,
    sequence: _count.events,
  });
}

function statusOf(statut: RequestState) {
  if (isOver(statut)) return 'CANCELLED';
  return isPending(statut) ? 'TENTATIVE' : 'CONFIRMED';
}
