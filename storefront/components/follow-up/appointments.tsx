import { formatShortWeekday } from '@barnum/rules/dates/format-dates';
import { timeInWords } from '@barnum/rules/dates/time-of-day';
import { followUpFilePaths } from '@barnum/rules/paths';
import { formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { appointmentTimes } from '@barnum/rules/prices/rental-in-words';
import { isReserving } from '@barnum/rules/requests/reservation-requests/request-states';
import type { Company } from '../../lib/company/company.ts';
import { addressLines, mapLink } from '../../lib/company/postal-address.ts';
import { Definition, DefinitionList } from '../ui/definition-list.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useVisitorDates } from '../visitor-dates/visitor-dates.tsx';
import type { FollowUp } from './follow-up.ts';
import styles from './follow-up-section.module.css';

interface Props {
  jeton: string;
  followUp: FollowUp;
  company: Company;
}

const toBeAgreed = ', à une heure à convenir';

/** When and where what is agreed on is handed over and taken back, and what to bring. */
export function Appointments({ jeton, followUp, company }: Props) {
  const { terms } = useVisitorDates();
  const { statut, debut, fin, livraisonMontage, adresse, compte } = followUp;
  if (!isReserving(statut)) return null;
  const place = livraisonMontage ? (adresse ?? '') : company.adresse;
  const { depart, retour } = appointmentTimes({ debut, fin }, terms);
  const isOut = statut === 'sortie';
  const missing = compte?.cautionARemettre ?? '0.00';
  return (
    <section aria-labelledby="rendez-vous" className={styles.section}>
      <h2 id="rendez-vous" className={styles.title}>
        {isOut ? 'Le retour' : 'Le jour venu'}
      </h2>
      <DefinitionList>
        {!isOut && (
          <Definition name={livraisonMontage ? 'Livraison' : 'Retrait'}>
            {formatShortWeekday(debut)}
            {!livraisonMontage && (depart === null ? toBeAgreed : `, à partir de ${timeInWords(depart)}`)}
          </Definition>
        )}
        <Definition name={livraisonMontage ? 'Reprise' : 'Retour'}>
          {formatShortWeekday(fin)}
          {!livraisonMontage && (retour === null ? toBeAgreed : `, avant ${timeInWords(retour)}`)}
        </Definition>
        {place && (
          <Definition name="Lieu">
            <span className={styles.lines}>{addressLines(place)}</span>{' '}
            {!livraisonMontage && (
              <a href={mapLink(place)} rel="noopener noreferrer" className="screen-only">
                Voir sur une carte
              </a>
            )}
          </Definition>
        )}
        {company.telephone && (
          <Definition name="Nous joindre">
            <PhoneLink number={company.telephone} />
          </Definition>
        )}
        {!isOut && (
          <Definition name={livraisonMontage ? 'À préparer' : 'À apporter'}>
            <ul className={styles.list}>
              {toCents(missing) > 0 && <li>la caution : {formatPrice(missing)}</li>}
              <li>une pièce d’identité</li>
              {!livraisonMontage && <li>un véhicule assez grand pour le matériel</li>}
            </ul>
          </Definition>
        )}
      </DefinitionList>
      <p className="screen-only">
        <a href={followUpFilePaths.agenda(jeton)} download>
          Ajouter à mon agenda
        </a>
      </p>
    </section>
  );
}
