import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

/** A part of a long form, with its title and what can be done with the whole of it. */
export function FormSection({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={id}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
