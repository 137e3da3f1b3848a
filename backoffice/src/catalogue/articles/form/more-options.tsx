import type { FieldErrors } from '@barnum/rules/errors';
import { Form } from 'antd';
import { forwardRef, type ReactNode } from 'react';
import type { ArticleValues } from '../edited-article.ts';
import styles from './more-options.module.css';
import { optionFields, optionsInWords } from './options-in-words.ts';

/** What few articles need, folded: its line names what is set of it. */
export const MoreOptions = forwardRef<HTMLDetailsElement, { children: ReactNode }>(function MoreOptions(
  { children },
  ref,
) {
  const values: Partial<ArticleValues> = Form.useWatch([], Form.useFormInstance<ArticleValues>()) ?? {};
  return (
    <details ref={ref} className={styles.options}>
      <summary className={styles.line}>
        <h2 className={styles.title}>Plus d’options</h2>
        <span className={styles.said}>{optionsInWords(values)}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
});

/** Whether something is wrong behind « Plus d’options ». */
export function concernsOptions(errors: FieldErrors | null): boolean {
  const fields: readonly string[] = optionFields;
  return Object.keys(errors ?? {}).some((path) => fields.includes(path.split('.')[0] ?? ''));
}
