import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import type { Company } from '../../lib/company/company.ts';
import { addressLines, mapLink } from '../../lib/company/postal-address.ts';
import { Container } from '../ui/container.tsx';
import { Clock, Phone, Pin } from '../ui/icons.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import styles from './people.module.css';

interface Props {
  texts: TextsOf<'people'>;
  company: Pick<Company, 'adresse' | 'telephone' | 'horaires'>;
  picture: PictureSource | null;
}

/** Who the company is, in its own words, and where and when it can be met. Nothing before it has said so. */
export function People({ texts, company: { adresse, telephone, horaires }, picture }: Props) {
  if (texts.peopleText === '') return null;
  return (
    <section className={styles.ground} data-texts="people" aria-labelledby="equipe">
      <Container className={styles.people}>
        {picture && (
          <Picture
            picture={picture}
            alt={texts.peoplePictureAlt}
            sizes="(max-width: 61.99em) 92vw, 26rem"
            largest={960}
            className={styles.picture}
          />
        )}
        <div className={styles.story}>
          <h2 id="equipe">{texts.peopleTitle}</h2>
          {texts.peopleText.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={styles.meet} aria-label="Nous rencontrer">
          {adresse && (
            <li className={styles.way}>
              <Pin className={styles.icon} />
              <span className={styles.lines}>{addressLines(adresse)}</span>
              <a href={mapLink(adresse)} rel="noopener noreferrer" className={styles.route}>
                Voir sur une carte<span className="visually-hidden"> (OpenStreetMap)</span>
              </a>
            </li>
          )}
          {telephone && (
            <li className={styles.way}>
              <Phone className={styles.icon} />
              <PhoneLink number={telephone} />
            </li>
          )}
          {horaires.length > 0 && (
            <li className={styles.way}>
              <Clock className={styles.icon} />
              <span className={styles.lines}>{horaires.join('\n')}</span>
            </li>
          )}
        </ul>
      </Container>
    </section>
  );
}
