import { type Country, countryName } from '@barnum/rules/text/countries';
import { spacedSiret } from '@barnum/rules/text/siret';
import type { ReactNode } from 'react';
import { AddressLink } from '../../../components/address-link.tsx';
import { PhoneLinks } from '../../../components/phone-links.tsx';
import type { Customer } from '../customers.ts';
import { Tags } from '../tags.tsx';
import styles from './customer-page.module.css';

/** What is known of a customer; what is not, is not shown. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { contacts, emails, telephones, adressesLivraison, siret, numeroTva, bonDeCommande, notes } = customer;
  const address = billingAddress(customer);
  return (
    <dl className={styles.facts}>
      {telephones.length > 0 && (
        <Fact term="Téléphone">
          {telephones.map((phone) => (
            <PhoneLinks key={phone} className={styles.contact} field={phone} />
          ))}
        </Fact>
      )}
      {emails.length > 0 && (
        <Fact term="E-mail">
          {emails.map((email) => (
            <Contact key={email} href={`mailto:${email}`} text={email} />
          ))}
        </Fact>
      )}
      {customer.emailsCopie.length > 0 && (
        <Fact term="En copie">
          {customer.emailsCopie.map((email) => (
            <Contact key={email} href={`mailto:${email}`} text={email} />
          ))}
        </Fact>
      )}
      {contacts.length > 0 && (
        <Fact term="Personnes à contacter">
          {contacts.map(({ nom, fonction, email, telephone }) => (
            <div key={`${nom} ${email} ${telephone}`}>
              {[nom, fonction].filter(Boolean).join(', ')}
              {telephone && <PhoneLinks className={styles.contact} field={telephone} />}
              {email && <Contact href={`mailto:${email}`} text={email} />}
            </div>
          ))}
        </Fact>
      )}
      {address !== '' && <Fact term="Adresse de facturation">{address}</Fact>}
      {adressesLivraison.length > 0 && (
        <Fact term="Livraison">
          {adressesLivraison.map((place) => (
            <div key={place}>
              <AddressLink address={place} />
            </div>
          ))}
        </Fact>
      )}
      {siret && <Fact term={siret.length === 9 ? 'SIREN' : 'SIRET'}>{spacedSiret(siret)}</Fact>}
      {numeroTva && <Fact term="TVA intracommunautaire">{numeroTva}</Fact>}
      {bonDeCommande && <Fact term="Commandes">Bon de commande ou numéro d’engagement exigé</Fact>}
      {customer.codeService !== '' && <Fact term="Code service">{customer.codeService}</Fact>}
      {customer.codeServiceExige && customer.codeService === '' && <Fact term="Code service">Exigé</Fact>}
      {customer.numeroEngagement !== '' && <Fact term="Numéro d’engagement">{customer.numeroEngagement}</Fact>}
      {customer.etiquettes.length > 0 && (
        <Fact term="Étiquettes">
          <Tags tags={customer.etiquettes} />
        </Fact>
      )}
      {notes !== '' && <Fact term="Notes internes">{notes}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Contact({ href, text }: { href: string; text: string }) {
  return (
    <div>
      <a className={styles.contact} href={href}>
        {text}
      </a>
    </div>
  );
}

function billingAddress({ rue, codePostal, ville, pays }: Customer): string {
  const town = `${codePostal} ${ville}`.trim();
  const country = pays === 'FR' ? '' : countryName(pays as Country);
  return [rue, town, country].filter(Boolean).join('\n');
}
