import { paths } from '@barnum/rules/paths';
import type { TextsOf } from '@barnum/rules/site-texts/site-texts';
import { LinkButton } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import styles from './call-to-action.module.css';

/** The invitation to send a request, at the end of the page. */
export function CallToAction({ texts, telephone }: { texts: TextsOf<'callToAction'>; telephone: string }) {
  return (
    <section className={styles.band} data-texts="callToAction">
      <Container className={styles.content}>
        <h2 className={styles.title}>{texts.callTitle}</h2>
        {texts.callLead && <p className={styles.lead}>{texts.callLead}</p>}
        <div className={styles.actions}>
          <LinkButton href={paths.reservation} variant="primary" size="large">
            {texts.callButton}
          </LinkButton>
          {telephone && (
            <p>
              ou au téléphone : <PhoneLink number={telephone} />
            </p>
          )}
        </div>
      </Container>
    </section>
  );
}
