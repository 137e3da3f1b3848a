import { type ArticleAvailability, availabilityInWords } from '../../lib/article-availability.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './availability-badge.module.css';

const explanation = 'D’autres en ont demandé pour ces jours : nous vous confirmons s’il en reste assez.';

/** Availability of an article for the visitor's days; renders nothing while it is unknown. */
export function AvailabilityBadge({ availability }: { availability: ArticleAvailability | undefined }) {
  if (availability === undefined) return null;
  const { disponibilite } = availability;
  return (
    <span
      className={classNames(styles.badge, styles[disponibilite])}
      title={disponibilite === 'A_CONFIRMER' ? explanation : undefined}
    >
      {availabilityInWords(availability)}
    </span>
  );
}
