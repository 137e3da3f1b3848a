import type { Availability } from '@barnum/rules/availability';
import { classNames } from '../../lib/class-names.ts';
import styles from './availability-badge.module.css';

const words: Record<Availability, string> = {
  LIBRE: 'Libre à vos dates',
  A_CONFIRMER: 'À confirmer à vos dates',
  COMPLET: 'Complet à vos dates',
};

const explanations: Partial<Record<Availability, string>> = {
  A_CONFIRMER: 'D’autres en ont demandé ou réservé pour ces jours : nous vous confirmons s’il en reste assez.',
};

/** Availability of an article for the visitor's days; renders nothing while it is unknown. */
export function AvailabilityBadge({ availability }: { availability: Availability | undefined }) {
  if (availability === undefined) return null;
  return (
    <span className={classNames(styles.badge, styles[availability])} title={explanations[availability]}>
      {words[availability]}
    </span>
  );
}
