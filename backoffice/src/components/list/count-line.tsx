import { forwardRef } from 'react';
import styles from './count-line.module.css';

/** The number of records, announced when it changes. Takes the focus after an action on the list. */
export const CountLine = forwardRef<HTMLParagraphElement, { text: string | undefined }>(function CountLine(
  { text },
  ref,
) {
  return (
    <p className={styles.count} ref={ref} tabIndex={-1} role="status">
      {text ?? ' '}
    </p>
  );
});
