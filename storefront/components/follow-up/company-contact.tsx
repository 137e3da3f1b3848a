import type { Company } from '../../lib/company/company.ts';

/** How to reach the company: the end of a sentence. */
export function CompanyContact({ company: { telephone, email } }: { company: Company }) {
  if (!telephone && !email) return <>passez nous voir</>;
  return (
    <>
      {telephone && (
        <>
          appelez-nous au <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>
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
