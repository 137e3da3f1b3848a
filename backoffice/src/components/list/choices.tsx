import { formatNumber } from '@barnum/rules/text/numbers';
import type { ReactNode } from 'react';
import styles from './choices.module.css';

/** Filters beside each other; a row that scrolls on a phone. `label` is for screen readers. */
export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}

interface Props {
  name: string;
  /** How many records it finds; null where that could not be read, or not yet, undefined where it is not told. */
  count?: number | null;
  isChosen: boolean;
  onChoose: () => void;
}

/** A filter that is on or off. */
export function Choice({ name, count, isChosen, onChoose }: Props) {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {name} {count !== undefined && <span className={styles.count}>{count === null ? '–' : formatNumber(count)}</span>}
    </button>
  );
}
