import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Container } from './container.tsx';
import styles from './section.module.css';

interface Props {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** `sand` and `sea` grounds set a section apart. */
  ground?: 'canvas' | 'sand' | 'sea';
  /** Close to the part above it, which is on the same ground and has left its own air. */
  close?: boolean;
  /** Beside the title on a large screen: a link, a carousel's buttons. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A part of a page with its title. */
export function Section({ title, lead, ground = 'canvas', close, aside, children }: Props) {
  return (
    <section className={classNames(styles.section, styles[ground], close && styles.close)}>
      <Container>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Container>
    </section>
  );
}
