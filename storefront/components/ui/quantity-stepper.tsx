import { canAddOne } from '@barnum/rules/articles/articles';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { withDe } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { useState } from 'react';
import { announce } from '../../lib/announcements.ts';
import { classNames } from '../../lib/class-names.ts';
import { Minus, Plus } from './icons.tsx';
import styles from './quantity-stepper.module.css';

interface Props {
  /** Accessible name. */
  label: string;
  value: number;
  /** Pieces in stock; null when unlimited. */
  stock: number | null;
  /** Called with each new quantity, from 0 to the stock. */
  onChange: (value: number) => void;
  /** Accessible name of the plus button, where it is not « Ajouter un exemplaire de … ». */
  plusLabel?: string;
  /** As wide as its place. */
  wide?: boolean;
}

/**
 * A minus button, a number field, a plus button. Plus stops at the stock, and a typed number becomes it: both say why.
 * The buttons keep the focus where they stop.
 */
export function QuantityStepper({ label, value, stock, onChange, plusLabel, wide }: Props) {
  // Empty while another number is typed; left empty, it has its number again.
  const [wiped, setWiped] = useState(false);
  const [isLimited, setLimited] = useState(false);
  const full = !canAddOne(value, stock);
  const max = stock ?? limits.maxQuantity;
  const limit = stock === null ? sentences.form.atMostInRequest(formatNumber(max)) : sentences.form.atMost(stock);
  const ofLabel = withDe(label);

  function change(wanted: number) {
    const allowed = Math.min(Math.max(wanted, 0), max);
    if (allowed !== value) onChange(allowed);
    setLimited(wanted > max);
    if (wanted > max) announce(limit);
  }

  return (
    <div className={classNames('screen-only', styles.field, wide && styles.wide)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend where a name is enough */}
      <div role="group" aria-label={`Quantité ${ofLabel}`} className={styles.stepper} data-stepper>
        <button
          type="button"
          className={styles.step}
          onClick={() => change(value - 1)}
          aria-disabled={value <= 0}
          aria-label={value === 1 ? `Retirer ${label}` : `Enlever un exemplaire ${ofLabel}`}
        >
          <Minus />
        </button>
        <input
          className={styles.count}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          value={wiped ? '' : value}
          onChange={(event) => {
            const typed = event.target.valueAsNumber;
            setWiped(event.target.value === '');
            if (Number.isInteger(typed)) change(typed);
          }}
          onBlur={() => setWiped(false)}
          onFocus={(event) => event.target.select()}
          aria-label={`Nombre d’exemplaires ${ofLabel}`}
        />
        <button
          type="button"
          className={styles.step}
          onClick={() => change(value + 1)}
          aria-disabled={full}
          title={full && stock !== null ? sentences.form.stockReached(stock) : undefined}
          aria-label={plusLabel ?? `Ajouter un exemplaire ${ofLabel}`}
          data-plus
        >
          <Plus />
        </button>
      </div>
      {isLimited && <p className={styles.limit}>{limit}</p>}
    </div>
  );
}
