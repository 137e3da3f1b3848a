import { outcomeOf } from '@barnum/rules/outcome';
import { quoteSentences } from '@barnum/rules/prices/quotes';
import { quoteInput } from '@barnum/rules/requests/quotes-input';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { useToasts } from '../../components/toasts.tsx';
import { useBusy } from '../../components/use-busy.ts';
import { downloadQuote } from '../../lib/download-quote.ts';
import { issueQuoteMutation, type QuotedRequest, type QuoteVersion, quoteTypes } from './quotes.ts';

export type QuoteActions = ReturnType<typeof useQuoteActions>;

const context = { additionalTypenames: quoteTypes };

/**
 * Issues and downloads the quote of a request. `busy` is the action in progress, `refusal` why the last one
 * failed; `onConflict` reads again what another administrator has changed.
 */
export function useQuoteActions({ id: requestId, livraisonMontage, updatedAt }: QuotedRequest, onConflict: () => void) {
  const client = useClient();
  const toasts = useToasts();
  const { busy, refusal, setRefusal, run } = useBusy(onConflict);

  /** `livraison` is the price of the delivery as typed, `referenceCommande` the client's order number. */
  async function issue({
    livraison,
    referenceCommande,
  }: Record<'livraison' | 'referenceCommande', string>): Promise<boolean> {
    const isMissing = livraisonMontage && livraison.trim() === '';
    const errors = fieldErrorsOf(quoteInput)({ livraison, referenceCommande });
    const wrong = isMissing ? quoteSentences.deliveryRequired : (errors?.livraison ?? errors?.referenceCommande);
    if (wrong !== undefined) {
      setRefusal(wrong);
      return false;
    }
    const input = { requestId, ...quoteInput.parse({ livraison, referenceCommande }), updatedAt };
    const done = await run('issue', async () =>
      outcomeOf(await client.mutation(issueQuoteMutation, input, context).toPromise()),
    );
    if (done) toasts.success(quoteSentences.issued);
    return done !== null;
  }

  async function download({ id }: QuoteVersion): Promise<void> {
    await run(`download ${id}`, () => downloadQuote(client, id));
  }

  return { busy, refusal, issue, download };
}
