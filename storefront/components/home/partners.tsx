import { defaultPictures, limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import { unbroken } from '@barnum/rules/text/french';
import { LinkButton } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import styles from './partners.module.css';

export interface Partner {
  id: number;
  nom: string;
  lien: string | null;
  logo: string | null;
  picture: PictureSource | null;
}

interface Props {
  texts: TextsOf<'partners'>;
  partners: readonly Partner[];
  /** Below a section with the same background. */
  close: boolean;
}

/** The partners: a carousel from four on, a grid below that (spec section 9). */
export function Partners({ texts, partners, close }: Props) {
  if (partners.length === 0) return <NoPartners texts={texts} close={close} />;
  const cards = partners.map((partner) => <PartnerCard key={partner.id} partner={partner} />);
  return (
    <Section group="partners" close={close} beside title={texts.partnersTitle} lead={texts.partnersLead}>
      {partners.length >= limits.carouselThreshold ? (
        <Carousel label={texts.partnersTitle} slides={cards} size="small" />
      ) : (
        <ul className={styles.grid}>
          {cards.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function NoPartners({ texts, close }: Omit<Props, 'partners'>) {
  return (
    <Section
      group="partners"
      close={close}
      title={texts.partnersTitle}
      lead={texts.partnersNone}
      aside={<LinkButton href={paths.contact}>Nous écrire</LinkButton>}
    />
  );
}

function PartnerCard({ partner }: { partner: Partner }) {
  const content = (
    <>
      <Picture
        picture={partner.picture}
        fallback={partner.logo ?? defaultPictures.image}
        alt=""
        sizes="14rem"
        contain
        className={styles.logo}
      />
      <span className={styles.name}>{unbroken(partner.nom)}</span>
    </>
  );
  return partner.lien ? (
    <a href={partner.lien} className={styles.card} rel="noopener">
      {content}
    </a>
  ) : (
    <div className={styles.card}>{content}</div>
  );
}
