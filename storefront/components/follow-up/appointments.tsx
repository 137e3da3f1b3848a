import { isClosed } from '@barnum/rules/dates/closed-days';
import { formatShortWeekday } from '@barnum/rules/dates/format-dates';
import { rangesInWords } from '@barnum/rules/dates/opening-hours';
import { hoursOn } from '@barnum/rules/dates/schedule';
import { timeInWords } from '@barnum/rules/dates/time-of-day';
import { followUpFilePaths } from '@barnum/rules/paths';
import { deliverySlotNames } from '@barnum/rules/prices/pricing-terms';
import { appointmentTimes } from '@barnum/rules/prices/rental-in-words';
import { isReserving } from '@barnum/rules/requests/reservation-requests/request-states';
import { classNames } from '../../lib/class-names.ts';
import type { Company } from '../../lib/company/company.ts';
import { addressLines, mapLink } from '../../lib/company/postal-address.ts';
import type { ShopTerms } from '../../lib/page-data.ts';
import { Definition, DefinitionList } from '../ui/definition-list.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';
import { DayChecklist } from './day-checklist.tsx';
import type { FollowUp } from './follow-up.ts';
import styles from './follow-up-section.module.css';
import { closedThen } from './state-words.ts';

interface Props {
  jeton: string;
  followUp: FollowUp;
  moyensDeCaution: string;
  company: Company;
}

/** The card of the day: when and where what is agreed on is handed over and taken back, whom to call, what to check. */
export function Appointments({ jeton, followUp, moyensDeCaution, company }: Props) {
  const { terms } = useVisitorDates();
  const { statut, debut, fin, livraisonMontage, adresse, creneau } = followUp;
  if (!isReserving(statut)) return null;
  const place = livraisonMontage ? (adresse ?? '') : company.adresse;
  const { depart, retour } = appointmentTimes({ debut, fin }, terms);
  const isOut = statut === 'sortie';
  return (
    <section aria-labelledby="rendez-vous" className={styles.section}>
      <h2 id="rendez-vous" className={styles.title}>
        {isOut ? 'Le retour' : 'Le jour venu'}
      </h2>
      <DefinitionList>
        {!isOut && (
          <Definition name={livraisonMontage ? 'Livraison' : 'Retrait'}>
            {formatShortWeekday(debut)}
            {!livraisonMontage && hourOn(debut, depart && `à partir de ${timeInWords(depart)}`, terms)}
            {livraisonMontage && creneau && `, créneau souhaité\u00a0: ${deliverySlotNames[creneau]}`}
          </Definition>
        )}
        <Definition name={livraisonMontage ? 'Reprise' : 'Retour'}>
          {formatShortWeekday(fin)}
          {!livraisonMontage && hourOn(fin, retour && `avant ${timeInWords(retour)}`, terms)}
        </Definition>
        {place && (
          <Definition name="Lieu">
            <span className={styles.lines}>{addressLines(place)}</span>{' '}
            {!livraisonMontage && (
              <a href={mapLink(place)} rel="noopener noreferrer" className={classNames(styles.link, 'screen-only')}>
                Voir sur une carte
              </a>
            )}
          </Definition>
        )}
        {company.telephone && (
          <Definition name="Nous joindre">
            <span className={styles.reach}>
              <PhoneLink number={company.telephone} />
            </span>
          </Definition>
        )}
      </DefinitionList>
      {!isOut && <DayChecklist followUp={followUp} moyensDeCaution={moyensDeCaution} />}
      <p className="screen-only">
        <a href={followUpFilePaths.agenda(jeton)} download className={styles.link}>
          Ajouter à mon agenda
        </a>
      </p>
    </section>
  );
}

/** « , à partir de 14 h (ouvert de 9 h à 18 h) », without what is not known; of a day that is closed, that it is. */
function hourOn(day: string, time: string | null, { horaires, fermetures }: ShopTerms): string {
  if (isClosed(day, fermetures)) return `. ${closedThen}`;
  const ranges = horaires === null ? [] : hoursOn(day, { hours: horaires, closings: fermetures });
  return `, ${time ?? 'à une heure à convenir'}${ranges.length === 0 ? '' : ` (ouvert ${rangesInWords(ranges)})`}`;
}
