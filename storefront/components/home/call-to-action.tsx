import type { OpenDay } from '@barnum/rules/dates/opening-state';
import { paths } from '@barnum/rules/paths';
import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import { classNames } from '../../lib/class-names.ts';
import type { Company } from '../../lib/company/company.ts';
import { sceneFormats, sceneSet } from '../../lib/scene-pictures.ts';
import { LinkButton } from '../ui/button.tsx';
import { Phone } from '../ui/icons.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import styles from './call-to-action.module.css';
import { OpeningState } from './opening-state.tsx';

interface Props {
  texts: TextsOf<'callToAction'>;
  company: Pick<Company, 'telephone' | 'horaires'>;
  openDays: readonly OpenDay[];
  /** The shop shows the original pictures. */
  isOriginal: boolean;
}

/** The invitation to send a request, or to call while somebody is there. */
export function CallToAction({ texts, company: { telephone, horaires }, openDays, isOriginal }: Props) {
  return (
    <section className={classNames(styles.card, isOriginal && styles.pictured)} data-texts="callToAction">
      <div className={styles.content}>
        <div className={styles.words}>
          <h2>{texts.callTitle}</h2>
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
      </div>
      {isOriginal && <OriginalPicture />}
    </section>
  );
}

// Decorative: the text beside it says everything.
function OriginalPicture() {
  return (
    <picture className={styles.picture}>
      {sceneFormats.map(({ type, extension }) => (
        <source
          key={type}
          type={type}
          srcSet={sceneSet('evening', [640, 960, 1600], extension)}
          sizes="(max-width: 61.99em) 65vw, 32rem"
        />
      ))}
      <img src="/evening-960.jpg" width={1600} height={900} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
