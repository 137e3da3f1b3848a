import { phoneParts } from '@barnum/rules/text/telephones';
import { Fragment } from 'react';

/** What a field for telephones holds, each number of it as a link. */
export function PhoneLink({ number }: { number: string }) {
  return phoneParts(number).map(({ at, text, href }) =>
    href === null ? (
      <Fragment key={at}>{text}</Fragment>
    ) : (
      <a key={at} href={href}>
        {text}
      </a>
    ),
  );
}
