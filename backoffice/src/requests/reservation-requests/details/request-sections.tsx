import { formatLongDateTime, formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { deliverySlotNames } from '@barnum/rules/prices/pricing-terms';
import { rentalInWords } from '@barnum/rules/prices/rental-in-words';
import type { ReactNode } from 'react';
import { AddressLink } from '../../../components/address-link.tsx';
import { ContactLinks } from '../contact-links.tsx';
import type { ReservationRequest } from '../requests.ts';
import styles from './request-sections.module.css';
import { RequestedItems } from './requested-items.tsx';

interface Props {
  request: ReservationRequest;
}

/** Who asks, for when (spec screen 6, details modal). */
export function PersonalInformation({ request }: Props) {
  return (
    <Section title="Informations personnelles">
      <dl className={styles.facts}>
        <Fact term="Prénom">{request.prenom}</Fact>
        <Fact term="Nom">{request.nom}</Fact>
        <Fact term="Date souhaitée">{formatWeekdayDate(request.date)}</Fact>
        <Fact term="Dates" isWide>
          {rentalInWords(request, null, { party: 'Fête', isDelivered: request.livraisonMontage })}
        </Fact>
        <Fact term="Contact" isWide>
          <ContactLinks phone={request.phone} email={request.email} />
        </Fact>
      </dl>
    </Section>
  );
}

export function Items({ request }: Props) {
  return (
    <Section title="Articles demandés">
      <RequestedItems request={request} />
    </Section>
  );
}

export function Delivery({ request }: Props) {
  return (
    <Section title="Livraison">
      <dl className={styles.facts}>
        <Fact term="Livraison et montage">{request.livraisonMontage ? 'Oui' : 'Non'}</Fact>
        {request.livraisonMontage && (
          <Fact term="Adresse" isWide>
            {request.adresse && <AddressLink address={request.adresse} />}
          </Fact>
        )}
        {request.creneau && <Fact term="Créneau souhaité">{deliverySlotNames[request.creneau]}</Fact>}
      </dl>
    </Section>
  );
}

export function SystemInformation({ request, children }: Props & { children?: ReactNode }) {
  return (
    <Section title="Informations système">
      <dl className={styles.facts}>
        <Fact term="Créée le">{formatLongDateTime(request.createdAt)}</Fact>
        <Fact term="Identifiant">{request.id}</Fact>
        <Fact term="Arrivée">{request.origine === 'site' ? 'Par le site' : 'Par téléphone'}</Fact>
        {children}
      </dl>
    </Section>
  );
}

/** A part of what is shown of a request. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

export function Fact({ term, isWide, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
