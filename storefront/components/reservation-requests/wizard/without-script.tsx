import type { Company } from '../../../lib/company/company.ts';
import { Notice } from '../../ui/notice.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

/** Shown without JavaScript: the form cannot be sent, but a call or an e-mail can. */
export function WithoutScript({ company: { telephone, email } }: { company: Company }) {
  return (
    <noscript>
      <Notice tone="warning" title="Ce formulaire a besoin de JavaScript.">
        <p>
          Activez-le dans votre navigateur, ou dites-nous la date, les articles et le lieu{' '}
          {telephone && (
            <>
              par téléphone au <PhoneLink number={telephone} />
            </>
          )}
          {telephone && email && ' ou '}
          {email && (
            <>
              par e-mail à <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          {!telephone && !email && 'en passant nous voir'}.
        </p>
      </Notice>
    </noscript>
  );
}
