import { pageSentences } from '@barnum/rules/page-sentences';
import type { Company } from './company.ts';

/** What stands for an empty address or e-mail: that the shop gave none, or a dash for what was not read. */
export function missingOf({ isKnown }: Pick<Company, 'isKnown'>): { address: string; email: string } {
  const { addressMissing, emailMissing } = pageSentences;
  return isKnown ? { address: addressMissing, email: emailMissing } : { address: '–', email: '–' };
}
