import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { quoteSentences } from '@barnum/rules/prices/quotes';
import { quoteInput } from '@barnum/rules/requests/quotes-input';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { useToasts } from '../../components/toasts.tsx';
import { useBusy } from '../../components/use-busy.ts';
import { downloadQuote } from '../../lib/download-quote.ts';
import { mailtoOf } from '../../lib/mailto.ts';
import {
  handOverMutation,
  issueAndSendQuoteMutation,
  issueQuoteMutation,
  markQuoteMailSentMutation,
  type QuotedRequest,
  type QuoteVersion,
  quoteMessageQuery,
  quoteTypes,
  writeQuoteMessageMutation,
} from './quotes.ts';

export type QuoteActions = ReturnType<typeof useQuoteActions>;

/** The price of the delivery, and the client's order number, as typed. */
type TypedTerms = Record<'livraison' | 'referenceCommande', string>;

const fresh = { requestPolicy: 'network-only' } as const;
const context = { additionalTypenames: quoteTypes };

/**
 * Issues, sends and downloads the quote of a request. `busy` is the action in progress, `refusal` why the last one
 * failed; `onConflict` reads again what another administrator has changed.
 */
export function useQuoteActions({ id: requestId, livraisonMontage, updatedAt }: QuotedRequest, onConflict: () => void) {
  const client = useClient();
  const toasts = useToasts();
  const { busy, refusal, setRefusal, run } = useBusy(onConflict);

  /** What is typed, as the service takes it; null once it is refused. */
  function checked(typed: TypedTerms) {
    const isMissing = livraisonMontage && typed.livraison.trim() === '';
    const errors = fieldErrorsOf(quoteInput)(typed);
    const wrong = isMissing ? quoteSentences.deliveryRequired : (errors?.livraison ?? errors?.referenceCommande);
    setRefusal(wrong ?? null);
    return wrong === undefined ? { requestId, ...quoteInput.parse(typed), updatedAt } : null;
  }

  async function issue(typed: TypedTerms): Promise<boolean> {
    const input = checked(typed);
    if (input === null) return false;
    const done = await run('issue', async () =>
      outcomeOf(await client.mutation(issueQuoteMutation, input, context).toPromise()),
    );
    if (done) toasts.success(quoteSentences.issued);
    return done !== null;
  }

  /**
   * Issues the quote where that is due, and sends it to the request's address, `to`; without a mail server, opens the
   * message in the administrator's own messagerie.
   */
  async function issueAndSend(typed: TypedTerms, to: string): Promise<boolean> {
    const input = checked(typed);
    if (input === null) return false;
    const done = await run('send', async () => {
      const outcome = outcomeOf(await client.mutation(issueAndSendQuoteMutation, input, context).toPromise());
      if (outcome.status !== 'failed' || outcome.code !== undefined) return outcome;
      // Whether it was done shows in what is read again.
      onConflict();
      return { ...outcome, sentence: quoteSentences.unknown };
    });
    if (done === null) return false;
    const { id, estRemis } = done.issueAndSendQuote;
    if (estRemis) toasts.success(quoteSentences.sentTo(to));
    else await openMessage({ id });
    return true;
  }

  async function download({ id }: QuoteVersion): Promise<void> {
    await run(`download ${id}`, () => downloadQuote(client, id));
  }

  /**
   * Puts the document at hand, and opens the message in the administrator's own messagerie: the one that waits, else one
   * that is written now, to the request's address.
   */
  async function openMessage({ id }: Pick<QuoteVersion, 'id'>): Promise<void> {
    const mail = (await readWaiting(id)) ?? ((await write(id)) ? await readWaiting(id) : undefined);
    if (!mail) return;
    await run(`open ${id}`, () => downloadQuote(client, id));
    window.location.assign(mailtoOf(mail));
  }

  async function readWaiting(id: number) {
    const found = await run(`open ${id}`, async () => outcomeOf(await client.query(quoteMessageQuery, { id }, fresh)));
    return found?.quoteVersion.mails.find(({ state }) => state === 'en_attente');
  }

  function write(id: number) {
    return run(`open ${id}`, async () => outcomeOf(await client.mutation(writeQuoteMessageMutation, { id }, context)));
  }

  const markSent = async (mailId: number): Promise<Outcome<object>> =>
    outcomeOf(await client.mutation(markQuoteMailSentMutation, { id: mailId }, context).toPromise());

  /** Notes the messages that wait as sent, or the version as handed over otherwise. */
  async function handOver({ id, mails }: QuoteVersion, isSending: boolean): Promise<void> {
    const waiting = isSending ? [] : mails.filter(({ state }) => state === 'en_attente');
    const note = async (): Promise<Outcome<object>> => {
      const [first, ...others] = waiting;
      if (!first) return outcomeOf(await client.mutation(handOverMutation, { id }, context).toPromise());
      let outcome: Outcome<object> = await markSent(first.id);
      for (const mail of others) outcome = outcome.status === 'done' ? await markSent(mail.id) : outcome;
      return outcome;
    };
    if (await run(`note ${id}`, note)) toasts.success(quoteSentences.handedOver);
  }

  return { busy, refusal, issue, issueAndSend, download, openMessage, handOver };
}
