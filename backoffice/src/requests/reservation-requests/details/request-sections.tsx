import { formatLongDateTime, formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { deliverySlotNames } from '@barnum/rules/prices/pricing-terms';
import { rentalInWords } from '@barnum/rules/prices/rental-in-words';
import { Typography } from 'antd';
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

export function Items({ request, id }: Props & { id?: string }) {
  return (
    <Section title="Articles demandés" {...(id && { id })}>
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

/** The same in short, for its page, whose head has the name. */
export function RequestFacts({ request, followUp }: Props & { followUp: string | undefined }) {
  return (
    <dl className={`${styles.facts} ${styles.short}`}>
      <Fact term="Dates" isWide>
        {rentalInWords(request, null, { party: 'Fête', isDelivered: request.livraisonMontage })}
      </Fact>
      <Fact term="Contact" isWide>
        <ContactLinks className={styles.contact} phone={request.phone} email={request.email} />
      </Fact>
      <Fact term="Livraison et montage" isWide>
        {request.livraisonMontage ? request.adresse && <AddressLink address={request.adresse} /> : 'Non'}
      </Fact>
      {request.creneau && <Fact term="Créneau souhaité">{deliverySlotNames[request.creneau]}</Fact>}
      <Fact term={request.origine === 'site' ? 'Reçue par le site' : 'Saisie par téléphone'}>
        {formatLongDateTime(request.createdAt)}
      </Fact>
      {followUp && (
        <Fact term="Page de suivi du visiteur">
          <Typography.Text copyable={{ text: followUp, tooltips: ['Copier', 'Copié'] }}>
            Lien privé, à ne donner qu’à lui
          </Typography.Text>
        </Fact>
      )}
    </dl>
  );
}

export function SystemInformation({ request }: Props) {
  return (
    <Section title="Informations système">
      <dl className={styles.facts}>
        <Fact term="Créée le">{formatLongDateTime(request.createdAt)}</Fact>
        <Fact term="Identifiant">{request.id}</Fact>
        <Fact term="Arrivée">{request.origine === 'site' ? 'Par le site' : 'Par téléphone'}</Fact>
      </dl>
    </Section>
  );
}

interface SectionProps {
  title: string;
  /** Of its title, where something leads there. */
  id?: string;
  children: ReactNode;
}

/** A part of what is shown of a request. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <section>
      <h2 className={styles.heading} id={id} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Fact({ term, isWide, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
