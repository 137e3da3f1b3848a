import { unbroken } from '@barnum/rules/text/french';
import { Fragment } from 'react';
import styles from './plain-text.module.css';

/** Plain text of the back-office, with its line breaks, and its web addresses as links. */
export function PlainText({ children }: { children: string }) {
  return (
    <span className={styles.text}>
      {unbroken(children)
        .split(/(https?:\/\/[^\s,;]+)/)
        .map((part, index) =>
          index % 2 === 1 ? (
            <a key={part} href={part} rel="noopener noreferrer nofollow">
              {part}
            </a>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
            <Fragment key={index}>{part}</Fragment>
          ),
        )}
    </span>
  );
}
