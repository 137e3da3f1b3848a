import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import { LinkButton } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Section } from '../ui/section.tsx';
import styles from './testimonials.module.css';

export interface Testimonial {
  id: number;
  prenom: string;
  nom: string;
  texte: string;
  source: string | null;
  evenement: string | null;
  createdAt: string;
}

interface Props {
  texts: TextsOf<'testimonials'>;
  testimonials: readonly Testimonial[];
}

/** The testimonials: a carousel from four on, a grid below that (spec section 9). */
export function Testimonials({ texts, testimonials }: Props) {
  if (testimonials.length === 0) return <NoTestimonials title={texts.testimonialsTitle} />;
  const cards = testimonials.map((testimonial) => <TestimonialCard key={testimonial.id} testimonial={testimonial} />);
  return (
    <Section
      group="testimonials"
      title={texts.testimonialsTitle}
      lead={
        <span className={styles.note}>
          Avis transmis par nos clients, classés du plus récent au plus ancien et publiés tels quels : nous ne vérifions
          pas que leurs auteurs ont loué chez nous.
        </span>
      }
    >
      {testimonials.length >= limits.carouselThreshold ? (
        <Carousel label="Avis de nos clients" slides={cards} size="large" />
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

function NoTestimonials({ title }: { title: string }) {
  return (
    <Section
      group="testimonials"
      title={title}
      lead="Aucun avis n’est publié pour l’instant. Vous avez loué chez nous ? Racontez-nous comment c’était."
      aside={<LinkButton href={paths.contact}>Donner mon avis</LinkButton>}
    />
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { prenom, nom, texte, source, evenement, createdAt } = testimonial;
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{texte}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <span className={styles.name}>
          {prenom} {nom}
        </span>
        {evenement && <span className={styles.event}>{evenement}</span>}
        <span>
          Publié le <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
          {source && `, via ${source}`}
        </span>
      </figcaption>
    </figure>
  );
}
