import {
  isTemporary,
  type MovementKind,
  movementLabels,
} from '@barnum/rules/catalogue/stock-movements/stock-movements';
import { formatLongDate, formatLongDays } from '@barnum/rules/dates/format-dates';
import type { ReactNode } from 'react';
import styles from './movement-story.module.css';

interface Movement {
  kind: MovementKind;
  debut: string;
  fin: string | null;
  motif: string;
  picture: { url: string } | null;
}

interface Props {
  movement: Movement;
  /** Before what happened: how many. */
  children?: ReactNode;
  /** What is known besides, where it is. */
  details: readonly string[];
}

/** What a movement of a stock says: what happened, when, and its photo. */
export function MovementStory({ movement, children, details }: Props) {
  const { kind, motif, picture } = movement;
  const known = details.filter((text) => text !== '');
  return (
    <>
      <p className={styles.what}>
        {children} {movementLabels[kind]}, {daysInWords(movement)}
      </p>
      {known.length > 0 && <p className={styles.details}>{known.join(' · ')}</p>}
      {picture && (
        <a className={styles.picture} href={picture.url} target="_blank" rel="noreferrer">
          <img src={picture.url} alt={`${motif || movementLabels[kind]}, en grand (nouvel onglet)`} loading="lazy" />
        </a>
      )}
    </>
  );
}

/** A movement that ended before it began never was. */
function daysInWords({ kind, debut, fin }: Movement): string {
  if (!isTemporary(kind)) return `le ${formatLongDate(debut)}`;
  if (fin === null) return `depuis le ${formatLongDate(debut)}`;
  return fin < debut ? `annulé (il devait commencer le ${formatLongDate(debut)})` : formatLongDays(debut, fin);
}
