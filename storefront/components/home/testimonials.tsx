import { formatLongDate } from '@barnum/rules/format';
import { limits } from '@barnum/rules/limits';
import { Carousel } from '../ui/carousel.tsx';
import { Section } from '../ui/section.tsx';
import styles from './testimonials.module.css';

interface Testimonial {
  id: number;
  prenom: string;
  nom: string;
  texte: string;
  source: string | null;
  createdAt: string;
}

/** What guests say: a carousel from four on, a grid below that (spec section 9). */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  const cards = testimonials.map((testimonial) => <TestimonialCard key={testimonial.id} testimonial={testimonial} />);
  return (
    <Section title="Ils ont fait la fête">
      {testimonials.length >= limits.carouselThreshold ? (
        <Carousel label="Avis de nos clients" slides={cards} size="large" />
      ) : (
        <ul className={styles.grid}>
          {cards.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        Avis transmis par nos clients, du plus récent au plus ancien. Ils sont publiés tels quels, sans vérification.
      </p>
    </Section>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { prenom, nom, texte, source, createdAt } = testimonial;
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{texte}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <span className={styles.name}>
          {prenom} {nom}
        </span>
        <span>
          <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
          {source && `, via ${source}`}
        </span>
      </figcaption>
    </figure>
  );
}
