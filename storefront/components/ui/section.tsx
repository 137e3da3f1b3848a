import type { SiteTextGroup } from '@barnum/rules/site/site-texts/site-texts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Container } from './container.tsx';
import styles from './section.module.css';

interface Props {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Background colour. */
  ground?: 'canvas' | 'sand' | 'sea';
  /** Without space above, below a section with the same background. */
  close?: boolean;
  /** Shown beside the title on a large screen: a link, a carousel's buttons. */
  aside?: ReactNode;
  /** On a large screen the title stands at the left of what follows. */
  beside?: boolean;
  /** The group of site texts that it shows: the preview scrolls to it. */
  group?: SiteTextGroup;
  children?: ReactNode;
}

export function Section({ title, lead, ground = 'canvas', close, aside, beside, group, children }: Props) {
  return (
    <section className={classNames(styles.section, styles[ground], close && styles.close)} data-texts={group}>
      <Container className={classNames(styles.content, beside && styles.beside)}>
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
