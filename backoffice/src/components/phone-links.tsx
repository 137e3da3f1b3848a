import { phoneParts } from '@barnum/rules/text/telephones';
import type { ReactNode } from 'react';

interface Props {
  /** What a field for telephones holds. */
  field: string;
  className?: string | undefined;
  /** Before the text of each number. */
  icon?: ReactNode;
  /** Of a number's text. */
  textClassName?: string | undefined;
}

/** Each number of the field as a link, with the extensions and notes between them. */
export function PhoneLinks({ field, className, icon, textClassName }: Props) {
  return phoneParts(field).map(({ at, text, href }) =>
    href === null ? (
      <span key={at}>{text}</span>
    ) : (
      <a key={at} className={className} href={href}>
        {icon}
        <span className={textClassName}>{text}</span>
      </a>
    ),
  );
}
