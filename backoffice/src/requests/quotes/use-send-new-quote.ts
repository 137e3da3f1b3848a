import { outcomeOf } from '@barnum/rules/outcome';
import { quoteSentences } from '@barnum/rules/prices/quotes';
import { useClient } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { issueAndSendQuoteMutation, quoteTypes } from './quotes.ts';

/** Issues and sends the quote of a request that was just entered, whose lines say all of it. */
export function useSendNewQuote(): (requestId: number, email: string) => Promise<void> {
  const client = useClient();
  const toasts = useToasts();
  return async (requestId, email) => {
    const sent = await client
      .mutation(issueAndSendQuoteMutation, { requestId }, { additionalTypenames: quoteTypes })
      .toPromise();
    const outcome = outcomeOf(sent);
    // Without an answer it may be on its way.
    const isUnknown = outcome.status === 'failed' && outcome.code === undefined;
    if (outcome.status !== 'done') toasts.error(isUnknown ? quoteSentences.unknown : outcome.sentence);
    else toasts.success(quoteSentences.sentTo(email));
  };
}
