import { Fragment } from 'react';
import styles from './plain-text.module.css';

/** Text from a plain field of the back-office: its lines kept, its web addresses made links. */
export function PlainText({ children }: { children: string }) {
  return (
    <span className={styles.text}>
      {children.split(/(https?:\/\/[^\s,;]+)/).map((part, index) =>
        index % 2 === 1 ? (
          <a key={part} href={part} rel="noopener noreferrer nofollow">
            {part}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </span>
  );
}
