import { canAddOne } from '@barnum/rules/articles';
import { limits } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';
import { withDe } from '@barnum/rules/text/french';
import { useState } from 'react';
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
}

/**
 * A minus button, a number field, a plus button. Plus stops at the stock, and its title says why; both keep the focus
 * where they stop.
 */
export function QuantityStepper({ label, value, stock, onChange }: Props) {
  // Empty while another number is typed; left empty, it means 0.
  const [wiped, setWiped] = useState(false);
  const full = !canAddOne(value, stock);
  const max = stock ?? limits.maxQuantity;
  const ofLabel = withDe(label);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend where a name is enough
    <div role="group" aria-label={`Quantité ${ofLabel}`} className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        onClick={() => value > 0 && onChange(value - 1)}
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
          if (Number.isInteger(typed)) onChange(Math.min(Math.max(typed, 0), max));
        }}
        onBlur={() => {
          if (wiped) onChange(0);
          setWiped(false);
        }}
        onFocus={(event) => event.target.select()}
        aria-label={`Nombre d’exemplaires ${ofLabel}`}
      />
      <button
        type="button"
        className={styles.step}
        onClick={() => !full && onChange(value + 1)}
        aria-disabled={full}
        title={full && stock !== null ? messages.form.stockReached(stock) : undefined}
        aria-label={`Ajouter un exemplaire ${ofLabel}`}
      >
        <Plus />
      </button>
    </div>
  );
}
