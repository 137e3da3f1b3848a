import { pageSentences } from '@barnum/rules/page-sentences';
import type { Company } from './company.ts';

/** What stands for an empty address or e-mail: that the shop gave none, or, before anything is known, that it was not read. */
export function missingOf({ isKnown }: Pick<Company, 'isKnown'>): { address: string; email: string } {
  const { addressMissing, emailMissing, addressUnread, emailUnread } = pageSentences;
  return isKnown ? { address: addressMissing, email: emailMissing } : { address: addressUnread, email: emailUnread };
}
