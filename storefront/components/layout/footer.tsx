import { paths } from '@barnum/rules/paths';
import type { ReactNode } from 'react';
import type { Company } from '../../lib/company/company.ts';
import { missingOf } from '../../lib/company/missing.ts';
import { addressLines } from '../../lib/company/postal-address.ts';
import { Container } from '../ui/container.tsx';
import { Clock, Mail, Phone, Pin } from '../ui/icons.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

const quickLinks = [
  ['Accueil', paths.home],
  ['Catalogue', paths.catalogue],
  ['Réservation', paths.reservation],
  ['Contact', paths.contact],
] as const;

const legalLinks = [
  ['Mentions légales', paths.legalNotice],
  ['Conditions générales de vente', paths.cgv],
  ['Politique de confidentialité', paths.privacy],
  ['Plan du site', paths.siteMap],
] as const;

/** Quick links, legal links, contact, social links (those that are filled) and credits (spec section 2). */
export function Footer({ company }: { company: Company }) {
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.house}>
            <Logo name={company.name} logo={company.logo} />
            <p>{company.tagline}.</p>
            <SocialLinks company={company} />
          </div>
          <Links title="Liens rapides" links={quickLinks} />
          <Links title="Informations légales" links={legalLinks} />
          <Contact company={company} />
        </div>
        <p className={styles.credits}>
          © {company.denomination || company.name}. {company.credits}
        </p>
      </Container>
    </footer>
  );
}

function Links({ title, links }: { title: string; links: readonly (readonly [label: string, href: string])[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(([label, href]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ company }: { company: Company }) {
  const missing = missingOf(company);
  return (
    <div>
      <h2 className={styles.title}>Contact</h2>
      <ul className={styles.list}>
        <ContactLine icon={<Pin />} name="Adresse">
          <span className={styles.lines}>{addressLines(company.adresse) || missing.address}</span>
        </ContactLine>
        {company.telephone && (
          <ContactLine icon={<Phone />} name="Téléphone">
            <PhoneLink number={company.telephone} />
          </ContactLine>
        )}
        <ContactLine icon={<Mail />} name="E-mail">
          {company.email ? <MailLink address={company.email} /> : missing.email}
        </ContactLine>
        {company.horaires.length > 0 && (
          <ContactLine icon={<Clock />} name="Horaires">
            <span className={styles.lines}>{company.horaires.join('\n')}</span>
          </ContactLine>
        )}
      </ul>
    </div>
  );
}

function ContactLine({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li className={styles.contact}>
      {icon}
      <span>
        <span className="visually-hidden">{name} : </span>
        {children}
      </span>
    </li>
  );
}

function SocialLinks({ company }: { company: Company }) {
  const links = [
    ['Facebook', company.facebook],
    ['Instagram', company.instagram],
  ].filter(([, href]) => /^https?:\/\//.test(href ?? ''));
  if (links.length === 0) return null;
  return (
    <ul className={styles.social}>
      {links.map(([name, href]) => (
        <li key={name}>
          <a href={href} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
