import type { Company } from '../../lib/company/company.ts';
import { PhoneLink } from '../ui/phone-link.tsx';

/** How to reach the company: the end of a sentence. */
export function CompanyContact({ company: { telephone, email } }: { company: Company }) {
  if (!telephone && !email) return <>passez nous voir</>;
  return (
    <>
      {telephone && (
        <>
          appelez-nous au <PhoneLink number={telephone} />
        </>
      )}
      {telephone && email && ' ou '}
      {email && (
        <>
          écrivez à <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </>
  );
}
