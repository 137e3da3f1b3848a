import type { ReactNode } from 'react';
import styles from './sign-in-form.module.css';

interface InputAttributes {
  id: string;
  status: '' | 'error';
  'aria-required': true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  id: string;
  label: string;
  error: string | undefined;
  children: (attributes: InputAttributes) => ReactNode;
}

/** A required field: label, input and its error, linked by aria-describedby. */
export function FormField({ id, label, error, children }: Props) {
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        status: error ? 'error' : '',
        'aria-required': true,
        'aria-invalid': error !== undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
