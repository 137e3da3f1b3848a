import { chosenDay } from '../fields/rental.ts';
import { optionalLine, optionalText } from '../fields/text.ts';
import { wholeNumber } from '../fields/whole-number.ts';
import { z } from '../fields/zod.ts';
import { limits } from '../limits.ts';
import { journalRetention, journalSentences } from './journal/journal.ts';

/** What narrows the journal; days are days in Paris, null where there is no limit. */
export const journalFilterInput = z.object({
  auteur: optionalText(limits.email),
  recordKind: optionalText(limits.shortText),
  recordId: optionalText(limits.shortText),
  search: optionalLine(limits.search),
  du: chosenDay,
  au: chosenDay,
});
export type JournalFilter = z.output<typeof journalFilterInput>;

/** For how many years the journal is kept. */
export const journalYearsInput = wholeNumber(
  { min: journalRetention.minYears, max: journalRetention.maxYears },
  journalSentences.years,
);
