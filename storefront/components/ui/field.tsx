import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** Help under the label. */
  hint?: string | undefined;
  /** The error, shown under the field and linked to it. */
  error?: string | undefined;
}

/** A text input with its label, its help and its error. Required ones say so in words. */
export function TextField({ label, hint, error, ...props }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error} required={props.required}>
      {(tied) => <input {...props} {...tied} />}
    </Field>
  );
}

/** The same for a text of several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  ...props
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} hint={hint} error={error} required={props.required}>
      {(tied) => <textarea rows={3} {...props} {...tied} />}
    </Field>
  );
}

interface Tied {
  id: string;
  className: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

function Field(props: FieldProps & { required: boolean | undefined; children: (tied: Tied) => ReactNode }) {
  const { label, hint, error, required, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(hint && hintId, error && errorId);
  const tied: Tied = {
    id,
    className: classNames(styles.control, error && styles.wrong),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true }),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <span className={styles.mark}> (obligatoire)</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(tied)}
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
