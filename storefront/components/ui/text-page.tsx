import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { Heading } from '../../lib/outline.ts';
import { Container } from './container.tsx';
import { PageHead } from './page-head.tsx';
import styles from './text-page.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Headings of the text, listed beside it on a large screen. */
  contents?: readonly Heading[];
  children: ReactNode;
}

/** A page of text: title, narrow column, table of contents. */
export function TextPage({ title, lead, contents = [], children }: Props) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Container className={classNames(styles.body, contents.length > 1 && styles.withContents)}>
        <div className={styles.text}>{children}</div>
        {contents.length > 1 && <Contents headings={contents} />}
      </Container>
    </>
  );
}

export interface TextSection extends Heading {
  body: ReactNode;
}

/** The text of a page made of fixed sections, each with its heading. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className="prose">
      {sections.map(({ id, title, body }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {body}
        </section>
      ))}
    </div>
  );
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="sommaire">
      <p id="sommaire" className={styles.contentsTitle}>
        Sur cette page
      </p>
      <ul className={styles.list}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
