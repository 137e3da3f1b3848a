import { paths } from '@barnum/rules/paths';
import type { Company } from '../../lib/company/company.ts';
import { Container } from '../ui/container.tsx';
import { Garland } from '../ui/garland.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Logo } from './logo.tsx';
import styles from './opens-soon.module.css';

/** What is shown of a shop until its owner publishes it: that it opens soon, how to reach it, and what the law asks for. */
export function OpensSoon({ company }: { company: Company }) {
  const { name, logo, telephone, email } = company;
  const isReached = telephone !== '' || email !== '';
  return (
    <div className={styles.page}>
      <Container className={styles.head}>
        <Logo name={name} logo={logo} />
      </Container>
      <main id="contenu" tabIndex={-1} className={styles.main}>
        <Garland className={styles.garland} />
        <h1 className={styles.title}>Notre site ouvre bientôt</h1>
        <p>
          Nous préparons notre catalogue de location.{' '}
          {isReached
            ? 'D’ici là, parlons de votre fête de vive voix ou par écrit.'
            : 'Revenez nous voir dans quelques jours.'}
        </p>
        {telephone !== '' && (
          <p>
            <PhoneLink number={telephone} />
          </p>
        )}
        {email !== '' && (
          <p>
            <MailLink address={email} />
          </p>
        )}
      </main>
      <footer className={styles.foot}>
        <a href={paths.legalNotice}>Mentions légales</a>
        <a href={paths.privacy}>Politique de confidentialité</a>
      </footer>
    </div>
  );
}
