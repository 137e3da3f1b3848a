import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './figures.module.css';

interface SectionProps {
  /** Its place in the address, after `#`. */
  id: string;
  title: string;
  /** What it tells, in a sentence. */
  about?: string;
  children: ReactNode;
}

/** A part of the screen; the address may lead to it. */
export function FiguresSection({ id, title, about, children }: SectionProps) {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way to the part leads there, also the same one again.
  useEffect(() => {
    if (hash !== `#${id}`) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [hash, key, id]);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}

/** The ways to parts of the screen, which stay in reach. */
export function PartsNav({ parts }: { parts: readonly (readonly [id: string, name: string])[] }) {
  const { search } = useLocation();
  return (
    <nav aria-label="Parties de l’écran" className={styles.nav}>
      {parts.map(([id, name]) => (
        <Link key={id} to={{ search, hash: id }} replace preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Rows that are shown of a list that is folded. */
export const foldedRows = 5;

interface FoldedProps {
  /** What there is more of. */
  of: string;
  isLong?: boolean;
  children: ReactNode;
}

/** What is long, on a narrow screen its first rows until all are asked for; on paper all. */
export function Folded({ of, isLong = true, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isLong) return children;
  return (
    <div className={isOpen ? undefined : styles.folded}>
      {children}
      <Button className={styles.unfold ?? ''} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Replier' : 'Voir tout'}
        <span className="visually-hidden">{`\u00a0: ${of}`}</span>
      </Button>
    </div>
  );
}
