import type { OpenDay } from '@barnum/rules/dates/opening-state';
import { paths } from '@barnum/rules/paths';
import type { ReactNode } from 'react';
import { useOpeningState } from '../../components/home/opening-state.tsx';
import { Place } from '../../components/home/place.tsx';
import { LinkButton } from '../../components/ui/button.tsx';
import { Container } from '../../components/ui/container.tsx';
import { Clock, Mail, Phone, Pin } from '../../components/ui/icons.tsx';
import { MailLink } from '../../components/ui/mail-link.tsx';
import { PageHead } from '../../components/ui/page-head.tsx';
import { PhoneLink } from '../../components/ui/phone-link.tsx';
import { ServiceUnavailable } from '../../components/ui/service-unavailable.tsx';
import type { Company } from '../../lib/company/company.ts';
import { missingOf } from '../../lib/company/missing.ts';
import { addressLines, mapLink, routeLink } from '../../lib/company/postal-address.ts';
import type { Data } from './+data.ts';
import styles from './contact.module.css';

export function Page({ data: { company, texts, unavailable, openDays, terms } }: { data: Data }) {
  return (
    <>
      <PageHead title="Contact" lead={texts.contactLead} />
      <Container className={styles.contact}>
        {unavailable ? (
          <ServiceUnavailable telephone={company.telephone} />
        ) : (
          <Ways company={company} openDays={openDays} />
        )}
        <section className={styles.request} aria-labelledby="demande">
          <h2 id="demande" className={styles.title}>
            Vous savez déjà ce qu’il vous faut ?
          </h2>
          <p>Faites votre demande en ligne : trois étapes, sans engagement. Nous vous répondons avec notre prix.</p>
          <LinkButton href={paths.reservation} variant="primary">
            Faire ma demande
          </LinkButton>
        </section>
      </Container>
      {!unavailable && <Place texts={texts} company={company} delivery={terms.tarifs} />}
    </>
  );
}

function Ways({ company, openDays }: { company: Company; openDays: readonly OpenDay[] }) {
  const { adresse, telephone, email, horaires } = company;
  const missing = missingOf(company);
  const state = useOpeningState(openDays);
  return (
    <ul className={styles.ways}>
      <Way icon={<Phone />} title="Téléphone">
        {telephone ? <PhoneLink number={telephone} /> : missing.email}
      </Way>
      <Way icon={<Mail />} title="E-mail">
        {email ? <MailLink address={email} /> : missing.email}
      </Way>
      <Way icon={<Pin />} title="Adresse">
        <span className={styles.lines}>{addressLines(adresse) || missing.address}</span>
        {adresse && (
          <span className={styles.maps}>
            <a href={routeLink(adresse)} rel="noopener noreferrer">
              Itinéraire<span className="visually-hidden"> (OpenStreetMap)</span>
            </a>
            <a href={mapLink(adresse)} rel="noopener noreferrer">
              Voir sur une carte<span className="visually-hidden"> (OpenStreetMap)</span>
            </a>
          </span>
        )}
      </Way>
      <Way icon={<Clock />} title="Horaires">
        <strong className={styles.state}>{state}</strong>
        <span className={styles.lines}>{horaires.join('\n')}</span>
      </Way>
    </ul>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <h2 className={styles.name}>{title}</h2>
        {children}
      </div>
    </li>
  );
}
