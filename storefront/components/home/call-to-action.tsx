import type { OpenDay } from '@barnum/rules/dates/opening-state';
import { paths } from '@barnum/rules/paths';
import type { TextsOf } from '@barnum/rules/site-texts/site-texts';
import type { Company } from '../../lib/company/company.ts';
import { LinkButton } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { Phone } from '../ui/icons.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import styles from './call-to-action.module.css';
import { OpeningState } from './opening-state.tsx';

interface Props {
  texts: TextsOf<'callToAction'>;
  company: Pick<Company, 'telephone' | 'horaires'>;
  openDays: readonly OpenDay[];
}

/** The invitation to send a request, or to call while somebody is there. */
export function CallToAction({ texts, company: { telephone, horaires }, openDays }: Props) {
  return (
    <section className={styles.band} data-texts="callToAction">
      <Container className={styles.content}>
        <div className={styles.words}>
          <h2 className={styles.title}>{texts.callTitle}</h2>
          {texts.callLead && <p className={styles.lead}>{texts.callLead}</p>}
        </div>
        <div className={styles.actions}>
          <LinkButton href={paths.reservation} variant="primary" size="large">
            {texts.callButton}
          </LinkButton>
          {telephone && (
            <p className={styles.phone}>
              <Phone />
              <PhoneLink number={telephone} />
            </p>
          )}
          <OpeningState openDays={openDays} horaires={horaires} />
        </div>
      </Container>
    </section>
  );
}
