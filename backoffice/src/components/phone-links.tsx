import { phoneParts } from '@barnum/rules/text/telephones';
import type { ReactNode } from 'react';
import styles from './phone-links.module.css';

interface Props {
  /** What a field for telephones holds. */
  field: string;
  className?: string | undefined;
  /** Before the text of each number. */
  icon?: ReactNode;
  /** Of a number's text. */
  textClassName?: string | undefined;
}

/** Each number of the field as a link, and beside it what follows: its extension, a note. */
export function PhoneLinks({ field, className, icon, textClassName }: Props) {
  const parts = phoneParts(field);
  return (
    <div>
      {parts[0]?.href === null && <span>{parts[0].text}</span>}
      {parts.map(({ at, text, href }, index) => {
        const next = parts[index + 1];
        return (
          href !== null && (
            <span key={at} className={styles.phone}>
              <a className={className} href={href}>
                {icon}
                <span className={textClassName}>{text}</span>
              </a>
              {next?.href === null && <span>{next.text}</span>}
            </span>
          )
        );
      })}
    </div>
  );
}
