import type { FieldErrors } from '@barnum/rules/errors';
import { type LedgerMeans, ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { Checkbox, Input, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { NumberInput } from '../../components/form/number-input.tsx';
import { ChequePhoto } from './cheque-photo.tsx';
import type { Received } from './received.ts';
import styles from './received-fields.module.css';

interface Props<Means extends LedgerMeans> {
  title: string;
  /** What is expected, in words. */
  said: string;
  /** What its box says; without one nothing can be received here. */
  tick: string | null;
  means: readonly Means[];
  value: Received<Means> | null;
  onTick: (isReceived: boolean) => void;
  /** With the one field that was changed. */
  onChange: (value: Received<Means>, field: keyof Received<Means>) => void;
  /** Whether the bank of a cheque, or the end of an imprint, is asked for. */
  isDeposit: boolean;
  /** By their fields. */
  errors: FieldErrors;
}

/** What is received on the spot: nothing until its box is ticked. */
export function ReceivedFields<Means extends LedgerMeans>(props: Props<Means>) {
  const { title, said, tick, means, value, onTick, onChange, isDeposit, errors } = props;
  const heading = useId();
  function change<Field extends keyof Received<Means>>(field: Field, typed: Received<Means>[Field]) {
    if (value) onChange({ ...value, [field]: typed }, field);
  }
  const isCheque = value?.moyen === 'cheque';
  return (
    <section className={styles.received} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {title}
      </h3>
      <p>{said}</p>
      {tick !== null && (
        <Checkbox
          className={styles.tick ?? ''}
          checked={value !== null}
          onChange={({ target }) => onTick(target.checked)}
        >
          {tick}
        </Checkbox>
      )}
      {value && (
        <div className={styles.fields}>
          <Labelled label="Montant" error={errors.montant}>
            {(field) => (
              <NumberInput
                {...field}
                min={0}
                step={10}
                suffix="€"
                value={value.montant}
                onChange={(montant) => change('montant', montant)}
              />
            )}
          </Labelled>
          <Labelled label="Moyen" error={errors.moyen}>
            {(field) => (
              <Select
                {...field}
                value={value.moyen}
                onChange={(moyen) => change('moyen', moyen)}
                options={means.map((one) => ({ value: one, label: ledgerMeansLabels[one] }))}
              />
            )}
          </Labelled>
          {value.moyen !== 'especes' && value.moyen !== 'empreinte' && (
            <Labelled label={isCheque ? 'Numéro du chèque' : 'Référence'} error={errors.reference}>
              {(field) => (
                <Input
                  {...field}
                  inputMode={isCheque ? 'numeric' : 'text'}
                  autoComplete="off"
                  value={value.reference}
                  onChange={({ target }) => change('reference', target.value)}
                />
              )}
            </Labelled>
          )}
          {isCheque && (
            <Labelled label="Banque" error={errors.banque}>
              {(field) => (
                <Input
                  {...field}
                  autoComplete="off"
                  value={value.banque}
                  onChange={({ target }) => change('banque', target.value)}
                />
              )}
            </Labelled>
          )}
          {isDeposit && isCheque && (
            <ChequePhoto
              photo={value.photo ?? null}
              error={errors.photo}
              onChange={(photo) => change('photo', photo)}
            />
          )}
          {isDeposit && value.moyen === 'empreinte' && (
            <Labelled label="Fin de l’empreinte" error={errors.finEmpreinte}>
              {(field) => (
                <Input
                  {...field}
                  type="date"
                  value={value.finEmpreinte}
                  onChange={({ target }) => change('finEmpreinte', target.value)}
                />
              )}
            </Labelled>
          )}
        </div>
      )}
    </section>
  );
}

interface LabelledProps {
  label: string;
  error: string | undefined;
  children: (field: FieldProps) => ReactNode;
}

/** What ties a field to its label, and to what is wrong with it. */
interface FieldProps {
  id: string;
  status?: 'error';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** A field below its label, with what is wrong with it. */
export function Labelled({ label, error, children }: LabelledProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(error ? { id, status: 'error', 'aria-invalid': true, 'aria-describedby': errorId } : { id })}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
