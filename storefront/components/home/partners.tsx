import { defaultPictures, limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import { LinkButton } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import styles from './partners.module.css';

interface Partner {
  id: number;
  nom: string;
  lien: string | null;
  logo: string | null;
  picture: PictureSource | null;
}

/** The partners: a carousel from four on, a grid below that (spec section 9). */
export function Partners({ partners }: { partners: readonly Partner[] }) {
  if (partners.length === 0) return <NoPartners />;
  const cards = partners.map((partner) => <PartnerCard key={partner.id} partner={partner} />);
  return (
    <Section
      close
      title="Nos partenaires"
      lead="Traiteurs, fleuristes, musiciens : les voisins avec qui nous aimons travailler."
    >
      {partners.length >= limits.carouselThreshold ? (
        <Carousel label="Nos partenaires" slides={cards} size="small" />
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

function NoPartners() {
  return (
    <Section
      close
      title="Nos partenaires"
      lead="Vous êtes traiteur, fleuriste ou musicien sur la presqu’île ? Faisons connaissance."
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
      <span className={styles.name}>{partner.nom}</span>
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
