import type { MouseEvent } from 'react';
import styles from './request-anchors.module.css';

/** The titles that the anchors lead to. */
export const anchors = { about: 'infos', items: 'articles', money: 'argent', messages: 'messages' } as const;

const names: Record<keyof typeof anchors, string> = {
  about: 'Infos',
  items: 'Articles',
  money: 'Argent',
  messages: 'Messages',
};

/** On a phone, the ways to the parts of a request. */
export function RequestAnchors() {
  return (
    <nav className={styles.anchors} aria-label="Parties de la demande">
      {(Object.keys(anchors) as (keyof typeof anchors)[]).map((part) => (
        <a key={part} href={`#${anchors[part]}`} onClick={lead}>
          {names[part]}
        </a>
      ))}
    </nav>
  );
}

// Not by the address, which knows the way back.
function lead(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const title = document.getElementById(event.currentTarget.hash.slice(1));
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}
