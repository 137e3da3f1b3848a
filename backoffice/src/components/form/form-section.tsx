import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

interface Props {
  title: string;
  /** By which links lead to it. */
  titleId?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a long form, with its title and what can be done with the whole of it. */
export function FormSection({ title, titleId, actions, children }: Props) {
  const own = useId();
  const id = titleId ?? own;
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
