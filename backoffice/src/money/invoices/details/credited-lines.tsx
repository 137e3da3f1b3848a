import { formatPrice } from '@barnum/rules/prices/amounts';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Input, Radio } from 'antd';
import type { Invoice } from '../invoices.ts';
import styles from './draft-form.module.css';
import type { CreditedValues } from './edited-draft.ts';

interface Props {
  /** Of the form. */
  id?: string;
  lines: Invoice['creditables'];
  value?: CreditedValues[] | null;
  onChange?: (value: CreditedValues[] | null) => void;
}

const nothing: CreditedValues = { quantite: '', montant: '' };

/** What a credit note gives back: all that is left, or some pieces or an amount of chosen lines. */
export function CreditedLines({ id, lines, value = null, onChange }: Props) {
  const change = (ligne: number, typed: Partial<CreditedValues>) =>
    onChange?.(lines.map((_line, index) => ({ ...(value?.[index] ?? nothing), ...(index === ligne && typed) })));
  return (
    <div className={styles.credited} id={id} tabIndex={-1}>
      <Radio.Group
        aria-label="Ce qui est rendu"
        value={value === null}
        onChange={({ target }) => onChange?.(target.value ? null : lines.map(() => nothing))}
        options={[
          { value: true, label: 'tout ce qui reste de la facture' },
          { value: false, label: 'des lignes choisies' },
        ]}
      />
      {value !== null &&
        lines.map(({ ligne, nom, quantite, total }, index) => (
          <fieldset key={ligne} className={styles.creditedLine}>
            <legend>{nom}</legend>
            <span className={styles.hint}>
              {quantite > 0
                ? `Au plus ${formatNumber(quantite)}, ${formatPrice(total)}`
                : `Au plus ${formatPrice(total)}`}
            </span>
            <div>
              <span aria-hidden>Quantité</span>
              <Input
                aria-label={`Quantité rendue\u00a0: ${nom}`}
                inputMode="decimal"
                autoComplete="off"
                value={value[index]?.quantite ?? ''}
                onChange={({ target }) => change(index, { quantite: target.value })}
              />
            </div>
            <div>
              <span aria-hidden>ou montant TTC</span>
              <Input
                aria-label={`Montant rendu\u00a0: ${nom}`}
                inputMode="decimal"
                autoComplete="off"
                value={value[index]?.montant ?? ''}
                onChange={({ target }) => change(index, { montant: target.value })}
              />
            </div>
          </fieldset>
        ))}
    </div>
  );
}
